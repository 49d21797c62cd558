import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { writeOtherSchool } from '@/e2e/other-school/write-other-school';
import { writeRepository } from '@/lib/editing/new-school/write-repository';

// Building a site takes minutes.
jest.setTimeout(560_000);

const root = path.resolve('.cache/package');
const school = path.join(root, 'a school – विद्यालय');
const GUIDE = ['content/README.md', 'content/FIELDS.md', 'content/BUILT-IN-WORDS.yaml'];
const installed = path.join(school, 'node_modules/checked-school-website');

interface Locked {
  packages: Record<string, { dev?: true; devOptional?: true }>;
}

/** Hard-links the packages that the lock file lists to where npm would put them. Linux only. */
function linkPackages(): void {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Locked;
  const names = Object.keys(packages).filter(
    (name) =>
      /^node_modules\/(@[^/]+\/)?[^/]+$/.test(name) &&
      !packages[name]?.dev &&
      !packages[name]?.devOptional &&
      existsSync(name),
  );
  spawnSync('cp', ['-al', '--parents', ...names, school]);
}

function type(command: string, ...args: string[]) {
  const program = path.join(installed, 'lib/setup/school-website.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, command, ...args], {
    cwd: school,
    env: {
      ...process.env,
      CONTENT_DIR: '',
      SITE_DATE: '2026-11-21',
      NODE_OPTIONS: '',
      NODE_ENV: 'production',
    },
    encoding: 'utf8',
  });
  return { status, out: stdout, stderr };
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

let tarball = '';
beforeAll(async () => {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(school, { recursive: true });
  const packed = spawnSync('npm', ['pack', '--silent', '--pack-destination', root], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  tarball = path.join(root, packed.stdout.trim());
  await writeOtherSchool(path.join(school, 'content'));
  writeRepository(school, 'A School', `file:../${path.basename(tarball)}`);
  mkdirSync(installed, { recursive: true });
  spawnSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', installed]);
  linkPackages();
});
afterAll(() => {
  const { OTHER_SITE: kept } = process.env;
  if (kept) cpSync(path.join(school, 'out'), kept, { recursive: true });
  rmSync(root, { recursive: true, force: true });
});

describe('the package', () => {
  it('the package is at most 3 MB, contains the icons of the pages, and omits tests, the sample and developers’ tools', () => {
    expect(statSync(tarball).size).toBeLessThanOrEqual(3_000_000);
    const files = listFiles(installed);
    expect(files).toEqual(expect.arrayContaining([...GUIDE, '.icons/index.mjs']));
    const unwanted = files.filter(
      (file) =>
        /\.test\.|(^|\/)(testing|mistakes|e2e|bench)\//.test(file) ||
        (file.startsWith('content/') && !GUIDE.includes(file)),
    );
    expect(unwanted).toEqual([]);
  });

  it('the package contains every file that its guide and its server instructions link to', () => {
    const links = ['content/README.md', 'server/deploy/README.md'].flatMap((file) => {
      const text = readFileSync(path.join(installed, file), 'utf8').replaceAll(/`[^`\n]*`/g, '');
      const targets = [...text.matchAll(/\]\(([^)\s#:]+)(?:#[^)]*)?\)/g)].map(([, to = '']) => to);
      return targets.map((to) => path.posix.join(path.posix.dirname(file), to));
    });
    expect(links).toEqual(expect.arrayContaining(['server/deploy/README.md', 'server/README.md']));
    expect(links.filter((file) => !existsSync(path.join(installed, file)))).toEqual([]);
  });
});

describe('in a school’s own repository', () => {
  it('there are no code files', () => {
    const own = listFiles(school).filter((file) => !/^(content|node_modules)\//.test(file));
    expect(own.filter((file) => /\.([cm]?[jt]sx?|css|html)$/.test(file))).toEqual([]);
  });

  it('every command in its package.json is a command of the package', () => {
    const { scripts } = JSON.parse(readFileSync(path.join(school, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const asked = Object.keys(scripts).filter((name) => name !== 'prestart');
    const known = /"\. The commands are (.*)\./.exec(type('no-such-command').stderr)?.[1]?.split(', ');
    expect(asked.filter((name) => !known?.includes(name))).toEqual([]);
  });

  it('the commands check and build the content without any option, and name the school', () => {
    const checked = type('check:content');
    expect(checked).toMatchObject({ status: 0, out: expect.stringMatching(/The content is in order\.\n$/) });
    expect(checked.stderr).toContain(`(${school}), checked-school-website `);
    const hints = path.join(school, '.vscode/schemas/fees.json');
    expect(existsSync(hints)).toBe(true);
    rmSync(hints);
    const built = type('build');
    expect(built.stderr).not.toContain('rror');
    expect(built.out).toMatch(/The site is finished: \d+ pages in out\/\.\n$/);
    expect(existsSync(path.join(school, 'out/index.html'))).toBe(true);
    expect(existsSync(hints)).toBe(true);
    // Without this file, Node would find the whole icon package in a folder above the school.
    expect(existsSync(path.join(school, '.site/node_modules/@tabler/icons-react/index.mjs'))).toBe(true);
    expect(type('check:site')).toMatchObject({ status: 0 });
  });

  it('the copy of the program is repaired if files in it were changed, deleted or added', () => {
    const copy = path.join(school, '.site');
    const changed = path.join(copy, 'lib/commands/check-content.ts');
    // Keep the size, so that only the contents reveal this change.
    writeFileSync(changed, '!'.repeat(statSync(changed).size));
    rmSync(path.join(copy, 'lib/setup/run.mjs'));
    writeFileSync(path.join(copy, 'app/of-an-older-version.tsx'), '');
    rmSync(path.join(copy, 'tsconfig.json'));
    mkdirSync(path.join(copy, 'tsconfig.json/a folder'), { recursive: true });
    expect(type('check:content')).toMatchObject({ status: 0 });
    expect(existsSync(path.join(copy, 'app/of-an-older-version.tsx'))).toBe(false);
  });

  it('a version that is not installed yet is reported with the command to type', () => {
    const lock = path.join(school, 'package-lock.json');
    const packages = { 'node_modules/checked-school-website': { version: '99.0.0' } };
    writeFileSync(lock, JSON.stringify({ packages }, null, 2));
    expect(type('check:content').stderr).toContain(
      'package-lock.json requires version 99.0.0 of the program, but ',
    );
    rmSync(lock);
  });

  it('a mistake is reported with the file’s path as the school sees it', () => {
    const file = path.join(school, 'content/fees.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace('total: 10000', 'total: 10800'));
    expect(type('check:content').out).toContain('  content/fees.yaml:6:12  Tuition');
  });
});
