import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { askYesNo } from '@/lib/editing/ask';
import { wantedSource } from '@/lib/editing/program-version';
import { holdAlone } from '@/lib/setup/hold-alone.mjs';
import { useFolder } from '@/lib/setup/testing/repository';
import { run } from './update';

jest.mock('@/lib/editing/ask', () => ({ askYesNo: jest.fn() }));

const STAND_IN = path.resolve('lib/setup/testing/stand-in-npm.mjs');
const SCHOOL = 'मेरा school';
const { at, write, git, commit } = useFolder();
beforeEach(() => {
  write(`${SCHOOL}/content/school.yaml`, 'name: A School\n');
  write(
    `${SCHOOL}/package.json`,
    '{\r\n  "dependencies": { "checked-school-website": "file:../program-1.0.0.tgz" }\r\n}',
  );
  write(`${SCHOOL}/.gitignore`, 'node_modules/\n.site/\nout/\n');
  write(`${SCHOOL}/node_modules/checked-school-website/package.json`, '{ "version": "1.0.0" }');
  write(`${SCHOOL}/node_modules/checked-school-website/lib/setup/school-website.mjs`, '');
  for (const version of ['1.0.0', '1.1.0']) pack(`program-${version}.tgz`, version);
  commit(SCHOOL, 'The website');
});

function pack(file: string, version: string, name = 'checked-school-website'): void {
  write('packing/package/package.json', JSON.stringify({ name, version }));
  write(file, '');
  spawnSync('tar', ['-czf', at(file), '-C', at('packing'), 'package/package.json']);
}

async function update(args: readonly string[] = ['--yes'], more: Record<string, string> = {}) {
  Object.assign(process.env, { npm_execpath: STAND_IN, SCHOOL_DIR: at(SCHOOL), ...more });
  const [back, yes] = ['--back', '--yes'].map((flag) => args.includes(flag));
  const given = { values: { back, yes }, words: args.filter((arg) => !arg.startsWith('-')) };
  const print = jest.spyOn(console, 'log').mockImplementation();
  const refused = await run(given).then(
    () => '',
    (error: unknown) => (error as Error).message,
  );
  const said = print.mock.calls.flat().join('\n');
  print.mockRestore();
  return { said, refused };
}

const environment = { ...process.env };
afterEach(() => {
  process.env = { ...environment };
});

const subjects = (): string[] => git(SCHOOL, 'log', '--format=%s').split('\n');
const installed = (): unknown =>
  JSON.parse(readFileSync(at(SCHOOL, 'node_modules/checked-school-website/package.json'), 'utf8'));
const isUnchanged = (): boolean =>
  git(SCHOOL, 'status', '--porcelain') === '' &&
  subjects()[0] === 'The website' &&
  !existsSync(at(SCHOOL, '.site/.update'));

describe('npm run update', () => {
  it('lists the changes, commits the update, and can return to the previous version', async () => {
    const { said, refused } = await update();
    expect(refused).toBe('');
    expect(said).toContain('checked-school-website 1.0.0 → 1.1.0\n\n## 1.1.0\n\n- What 1.1.0 brings.');
    expect(subjects()).toEqual(['Update checked-school-website from 1.0.0 to 1.1.0', 'The website']);
    expect(installed()).toEqual({ version: '1.1.0' });
    const read = (file: string): string => readFileSync(at(SCHOOL, file), 'utf8');
    expect(read('package.json')).toContain('{ "checked-school-website": "file:../program-1.1.0.tgz" }\r\n');
    expect(read('package-lock.json').match(/file:.*?(?=")/g)).toEqual(
      Array.from({ length: 2 }, () => 'file:../program-1.1.0.tgz'),
    );
    expect(await update(['--back'])).toEqual({
      said: 'Went back to checked-school-website 1.0.0 in a single commit.',
      refused: '',
    });
    expect(installed()).toEqual({ version: '1.0.0' });
    expect(git(SCHOOL, 'status', '--porcelain')).toBe('');
    expect((await update(['--back'])).refused).toContain('There is no update to undo here.');
  });

  it('replaces the packed program in the repository, and can return to the previous one', async () => {
    const carry = (version: string) => `program/checked-school-website-${version}.tgz`;
    pack(`${SCHOOL}/${carry('1.0.0')}`, '1.0.0');
    const first = readFileSync(at(SCHOOL, carry('1.0.0')));
    const file = at(SCHOOL, 'package.json');
    write(
      `${SCHOOL}/package.json`,
      readFileSync(file, 'utf8').replace(/file:[^"]*/, `file:${carry('1.0.0')}`),
    );
    git(SCHOOL, 'add', '--all');
    git(SCHOOL, 'commit', '--quiet', '-m', 'The program');
    for (const [version, typed] of [
      ['1.1.0', '../downloads/a copy.tgz'],
      ['1.2.0', at('downloads/a copy.tgz')],
    ] as const) {
      pack('downloads/a copy.tgz', version);
      expect((await update(['--yes', typed], { INIT_CWD: at(SCHOOL) })).refused).toBe('');
      expect(readdirSync(at(SCHOOL, 'program'))).toEqual([path.basename(carry(version))]);
      expect(git(SCHOOL, 'status', '--porcelain')).toBe('');
      expect(readFileSync(file, 'utf8')).toContain(`"file:${carry(version)}"`);
    }
    for (const version of ['1.1.0', '1.0.0']) {
      expect((await update(['--back'])).refused).toBe('');
      expect(readdirSync(at(SCHOOL, 'program'))).toEqual([path.basename(carry(version))]);
      expect(installed()).toEqual({ version });
    }
    expect(readFileSync(at(SCHOOL, carry('1.0.0'))).equals(first)).toBe(true);
    expect((await update(['--back'])).refused).toContain('There is no update to undo here');
    expect((await update()).said).toContain('There is no newer version than 1.0.0 here. Download one');
    // A package that is already in the folder is found even if the command does not name it.
    pack(`${SCHOOL}/${carry('1.1.0')}`, '1.1.0');
    expect((await update()).refused).toBe('');
    expect(installed()).toEqual({ version: '1.1.0' });
  });

  it('finds a program by a path that is relative to the terminal’s folder', async () => {
    pack(`${SCHOOL}/new-1.1.0.tgz`, '1.1.0');
    expect(await update(['--yes', '../new-1.1.0.tgz'], { INIT_CWD: at(SCHOOL, 'content') })).toMatchObject({
      refused: '',
    });
    expect(installed()).toEqual({ version: '1.1.0' });
    expect(git(SCHOOL, 'status', '--porcelain')).toBe('?? new-1.1.0.tgz');
  });

  it.each(['report.pdf', 'other-2.0.0.tgz', 'site.backup', 'folder'])(
    'rejects %s, which is not a package of this program, before it builds anything',
    async (name) => {
      write('report.pdf', '%PDF-1.4');
      write('site.backup', '{}');
      write('folder/package.json', '{ "name": "checked-school-website", "version": "1.1.0" }');
      pack('other-2.0.0.tgz', '2.0.0', 'other');
      const { said, refused } = await update(['--yes', `../${name}`], { INIT_CWD: at(SCHOOL) });
      expect([said, refused]).toEqual([
        '',
        expect.stringContaining('is not a package of this program. Give '),
      ]);
      expect(isUnchanged()).toBe(true);
    },
  );

  it('leaves everything as it was if the answer is "n"', async () => {
    jest.mocked(askYesNo).mockResolvedValue(false);
    expect((await update([])).said).toMatch(/Everything stays as it was\.$/);
    expect(isUnchanged()).toBe(true);
  });

  it('installs nothing if the folder was changed in the meantime, and keeps the change', async () => {
    write('edited.yaml', 'name: Another School\n');
    const { refused } = await update();
    expect(refused).toContain('changed during the trial of the new version (content/school.yaml).');
    expect(readFileSync(at(SCHOOL, 'content/school.yaml'), 'utf8')).toBe('name: Another School\n');
    expect(subjects()).toEqual(['The website']);
  });

  it('restores everything if Git cannot make the commit', async () => {
    write(`${SCHOOL}/.git/hooks/pre-commit`, '#!/bin/sh\nexit 1\n');
    chmodSync(at(SCHOOL, '.git/hooks/pre-commit'), 0o755);
    expect((await update()).refused).toBe('Git could not make the commit. Everything is as it was.');
    expect(isUnchanged()).toBe(true);
    expect(installed()).toEqual({ version: '1.0.0' });
  });

  it('leaves the staged changes of an enclosing repository alone', async () => {
    rmSync(at(SCHOOL, '.git'), { recursive: true });
    write('theirs.txt', 'one');
    commit('.', 'All');
    write('theirs.txt', 'other');
    git('.', 'add', 'theirs.txt');
    expect((await update()).refused).toBe('');
    expect(git('.', 'show', '--format=', '--name-only', '-z').split('\0').filter(Boolean)).toEqual([
      `${SCHOOL}/package-lock.json`,
      `${SCHOOL}/package.json`,
    ]);
    expect(git('.', 'diff', '--cached', '--name-only')).toBe('theirs.txt');
  });

  it('runs only one update at a time, and works again after an update was killed', async () => {
    const release = holdAlone(at(SCHOOL, '.site/update.lock'), 'held');
    expect((await update()).refused).toContain('An update is already running in this folder.');
    expect(isUnchanged()).toBe(true);
    release();
    write(`${SCHOOL}/.site/.update/package.json`, 'half of one');
    expect((await update()).refused).toBe('');
  });

  it.each([
    ['a folder that is not a school’s repository', [], { SCHOOL_DIR: '' }, 'npm run update is for schools'],
    ['a missing file', ['9.9.9'], {}, 'There is no file '],
    [
      'a version that does not exist',
      ['git+https://a.example/b.git#v9.9.9'],
      {},
      'cannot be installed from git+https://a.example/b.git#v9.9.9. npm says: no such file.',
    ],
    ['--back without an earlier update', ['--back'], {}, 'There is no update to undo here'],
  ])('rejects %s, and changes nothing', async (_, args, env, sentence) => {
    expect((await update(args, env)).refused).toContain(sentence);
    expect(isUnchanged()).toBe(true);
  });

  it('refuses to run without a name in Git, with uncommitted changes, or without a repository', async () => {
    git(SCHOOL, 'config', 'user.name', '');
    expect((await update()).refused).toContain('Git does not know your name yet.');
    git(SCHOOL, 'config', 'user.name', 'Office');
    // Changes to this file do not count, because any command might regenerate it.
    write(`${SCHOOL}/.vscode/schemas/fees.json`, '{}');
    write(`${SCHOOL}/content/फीस list.yaml`, '');
    expect((await update()).refused).toContain(
      'There are uncommitted changes: content/फीस list.yaml. Keep them',
    );
    rmSync(at(SCHOOL, '.git'), { recursive: true });
    expect((await update()).refused).toContain('this folder is not in a Git repository');
  });

  it('reports that there is no newer version', async () => {
    rmSync(at('program-1.1.0.tgz'));
    expect((await update()).said).toBe('There is no newer version than 1.0.0 here.');
  });
});

describe('the source of a program', () => {
  it.each([
    ['file:../checked-school-website-1.0.0.tgz', '1.2.0', 'file:../checked-school-website-1.2.0.tgz'],
    ['git+https://a.example/b.git#v1.0.0', '1.2.0', 'git+https://a.example/b.git#v1.2.0'],
    [
      'https://a.example/b/releases/download/v1.0.0/checked-school-website-1.0.0.tgz',
      '1.2.0',
      'https://a.example/b/releases/download/v1.2.0/checked-school-website-1.2.0.tgz',
    ],
  ])('the source %s, for version %s, changes to %s', (now, asked, wanted) => {
    expect(wantedSource(at(SCHOOL), now, asked)).toBe(wanted);
  });

  it('a bare version is not looked up in a registry: another program might have the same name there', () => {
    expect(() => wantedSource(at(SCHOOL), '1.0.0')).toThrow('which is not an address');
  });
});
