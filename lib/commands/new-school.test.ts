import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ANSWERS } from '@/lib/editing/new-school/testing/answers';

// Each starts processes, which take seconds on a busy computer.
jest.setTimeout(120_000);
const project = path.resolve(__dirname, '../..');
const TYPED = Object.values(ANSWERS);
/** Git wants to know who makes a commit. */
const AUTHOR = {
  GIT_AUTHOR_NAME: 'Office',
  GIT_AUTHOR_EMAIL: 'office@school.example',
  GIT_COMMITTER_NAME: 'Office',
  GIT_COMMITTER_EMAIL: 'office@school.example',
};

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'new-school-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function run(command: string, args: readonly string[], answers: readonly string[] = []) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['lib/setup/run.mjs', `lib/commands/${command}.ts`, ...args],
    {
      cwd: project,
      env: { ...process.env, ...AUTHOR, CONTENT_DIR: '', NODE_OPTIONS: '' },
      encoding: 'utf8',
      input: answers.map((answer) => `${answer}\n`).join(''),
    },
  );
  return { status, out: stdout, stderr };
}

describe('npm run new-school', () => {
  it('writes from nothing but answers a school that passes the check of the content', () => {
    const folder = path.join(root, 'school');
    const made = run('new-school', [folder, '--package', '1.0.0'], TYPED);
    expect(made).toMatchObject({ status: 0, stderr: '' });
    expect(made.out).toMatch(/Still to fill in: \d\d places/);
    const checked = run('check-content', ['--content', path.join(folder, 'content')]);
    expect(checked).toMatchObject({ status: 0, stderr: '' });
    expect(checked.out).toContain('The content is in order.');
    expect(checked.out).not.toContain('To look at:');
  });

  it('writes the same from a file of answers, and nothing when one of them is refused', () => {
    const folder = path.join(root, 'school');
    const file = path.join(root, 'my.yaml');
    const empty = run('new-school', ['--answers', '-']);
    expect(empty).toMatchObject({ status: 0, stderr: '' });
    writeFileSync(file, empty.out);
    const refused = run('new-school', [folder, '--answers', file]);
    expect(refused.status).toBe(1);
    expect(refused.stderr).toMatch(
      /my\.yaml:\d+:\d+ {2}name: is missing\. Write an answer\.\n[^]*Nothing was written\./,
    );
    expect(readdirSync(root)).toEqual(['my.yaml']);

    const GIVEN = { name: 'Saint Xavier Academy', town: 'Sagar', street: '7 Church Lane', district: 'Sagar' };
    const FACTS = { ...GIVEN, state: 'Madhya Pradesh', pin: '470 001', installments: '4' };
    const filled = Object.entries(FACTS).reduce(
      (text, [name, answer]) => text.replace(new RegExp(`^( *${name}:)$`, 'm'), `$1 ${answer}`),
      empty.out,
    );
    writeFileSync(file, filled);
    const made = run('new-school', [folder, '--answers', file, '--package', '1.0.0']);
    expect(made).toMatchObject({ status: 0, stderr: '' });
    expect(readFileSync(path.join(folder, 'content/school.yaml'), 'utf8')).toContain("pin: '470001'");
  });

  it.each([
    [['a', 'b'], 'Write the name of one new folder'],
    [['a', '--package', '1.0.0', '--package', '2.0.0'], 'Write the name of one new folder'],
    [['inside-the-project', '--answers', 'x.yaml'], 'is inside the repository'],
    [['--answer', 'x.yaml'], 'Write the name of one new folder'],
    [['--answers', 'x.yaml'], 'Write the name of one new folder'],
    [['../no-such-folder', '--answers', 'nowhere.yaml'], 'There is no nowhere.yaml.'],
  ])('%j is refused with what to write', (args, sentence) => {
    const { status, stderr } = run('new-school', args);
    expect(status).toBe(1);
    expect(stderr).toContain(sentence);
  });

  it('makes a repository with one commit, whose one dependency is this package', () => {
    const folder = path.join(root, 'मेरा school');
    expect(run('new-school', [folder, '--package', '1.0.0'], TYPED)).toMatchObject({ status: 0 });
    const own = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as object;
    expect(own).toMatchObject({ dependencies: { 'school-website': '1.0.0' } });
    expect(readFileSync(path.join(folder, 'README.md'), 'utf8')).toMatch(
      /^# The website of Saint Xavier Academy\n/,
    );
    for (const file of ['.gitignore', '.nvmrc', '.vscode/settings.json', '.github/workflows/website.yml'])
      expect(existsSync(path.join(folder, file))).toBe(true);
    const git = (...args: string[]) => spawnSync('git', args, { cwd: folder, encoding: 'utf8' }).stdout;
    expect(git('status', '--porcelain')).toBe('');
    expect(git('log', '--format=%s')).toBe('The website of Saint Xavier Academy\n');
  });

  it('writes nothing when the answers end early, and says so', () => {
    const folder = path.join(root, 'school');
    const { status, out } = run('new-school', [folder], TYPED.slice(0, -1));
    expect(status).toBe(1);
    expect(out).toContain('There was no answer. Nothing was written.');
    expect(readdirSync(root)).toEqual([]);
  });
});
