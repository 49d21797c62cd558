import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// Each starts processes, which take seconds on a busy computer.
jest.setTimeout(120_000);

let root = '';
let clone = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'move-out-'));
  clone = path.join(root, 'clone');
  mkdirSync(clone);
  for (const name of ['lib', 'node_modules', 'package.json', 'tsconfig.json'])
    symlinkSync(path.resolve(name), path.join(clone, name));
  cpSync('lib/content/mistakes/small-school', path.join(clone, 'content'), { recursive: true });
  writeFileSync(path.join(clone, '.gitignore'), 'lib\nnode_modules\n*.json\n');
  git('init', '--quiet', '--initial-branch=main');
  commit('The sample');
  git('tag', 'sample');
  write('news/own.yaml', 'publish: 2025-04-12\nmessage: Our own news\n');
  commit('Our first news');
  write('news/own.yaml', 'publish: 2025-04-13\nmessage: Our own news\n');
  commit('Another day');
});
afterEach(() => rmSync(root, { recursive: true }));

function git(...args: string[]): string {
  const who = ['-c', 'user.name=Office', '-c', 'user.email=office@school.example'];
  return spawnSync('git', [...who, ...args], { cwd: clone, encoding: 'utf8' }).stdout.trim();
}

function commit(title: string): void {
  git('add', '--all');
  git('commit', '--quiet', '-m', title);
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(clone, 'content', file)), { recursive: true });
  writeFileSync(path.join(clone, 'content', file), text);
}

function moveOut(answer: 'y' | 'n') {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'lib/commands/move-out.ts', '../school', '--sample', 'sample', '--package', '1.0.0'],
    {
      cwd: clone,
      input: `${answer}\n`,
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        CONTENT_DIR: '',
        GIT_AUTHOR_NAME: 'Office',
        GIT_AUTHOR_EMAIL: 'office@school.example',
        GIT_COMMITTER_NAME: 'Office',
        GIT_COMMITTER_EMAIL: 'office@school.example',
      },
      encoding: 'utf8',
    },
  );
  return { status, out: stdout, stderr };
}

describe('npm run move-out', () => {
  const school = () => path.join(root, 'school');
  const inSchool = (file: string) => existsSync(path.join(school(), file));

  it('takes content/ out with the history of its files, and what is of the sample only where that is wished', () => {
    const { status, out } = moveOut('y');
    expect(status).toBe(0);
    const log = spawnSync('git', ['log', '--format=%s', '--', 'content/news/own.yaml'], {
      cwd: school(),
      encoding: 'utf8',
    });
    expect(log.stdout).toBe('Another day\nOur first news\n');
    expect(inSchool('content/news/own.yaml')).toBe(true);
    const untouched = git('ls-files', 'content')
      .split('\n')
      .filter((file) => file.startsWith('content/pages/'));
    expect(untouched.length).toBeGreaterThan(0);
    expect(untouched.filter(inSchool)).toEqual([]);
    // No site is without it.
    expect(inSchool('content/school.yaml')).toBe(true);
    expect(out).toContain("Still the sample's, and no site is without them:");
    expect(inSchool('lib')).toBe(false);
    expect(git('status', '--porcelain')).toBe('');
  });

  it('keeps what is of the sample where it is not wished', () => {
    expect(moveOut('n').status).toBe(0);
    const all = git('ls-files', 'content').split('\n');
    expect(all.filter((file) => !inSchool(file))).toEqual([]);
  });

  it('writes nothing while changes are not committed', () => {
    write('news/own.yaml', 'publish: 2025-04-14\nmessage: Our own news\n');
    const { status, stderr } = moveOut('y');
    expect(status).toBe(1);
    expect(stderr).toContain('There are changes in content/ that are not committed: content/news/own.yaml.');
    expect(existsSync(school())).toBe(false);
  });
});
