import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { ANSWERS } from '@/lib/editing/new-school/testing/answers';
import { runCommand, useFolder } from '@/lib/setup/testing/repository';

// Each starts processes, which take seconds on a busy computer.
jest.setTimeout(120_000);
const { at, write, git } = useFolder();
const TYPED = Object.values(ANSWERS);

function run(command: string, args: readonly string[], answers: readonly string[] = []) {
  return runCommand(command, args, { input: answers.map((answer) => `${answer}\n`).join('') });
}

describe('npm run new-school', () => {
  it('writes from nothing but answers a school that passes the check of the content', () => {
    const folder = at('school');
    const made = run('new-school', [folder, '--package', '1.0.0'], TYPED);
    expect(made).toMatchObject({ status: 0, stderr: '' });
    expect(made.out).toMatch(/Still to fill in: \d\d places/);
    const checked = run('check-content', ['--content', at('school/content')]);
    expect(checked).toMatchObject({ status: 0, stderr: '' });
    expect(checked.out).toContain('The content is in order.');
    expect(checked.out).not.toContain('To look at:');
  });

  it('writes the same from a file of answers, and nothing when one of them is refused', () => {
    const folder = at('school');
    const file = at('my.yaml');
    const empty = run('new-school', ['--answers', '-']);
    expect(empty).toMatchObject({ status: 0, stderr: '' });
    write('my.yaml', empty.out);
    const refused = run('new-school', [folder, '--answers', file]);
    expect(refused.status).toBe(1);
    expect(refused.stderr).toMatch(
      /my\.yaml:\d+:\d+ {2}name: is missing\. Write an answer\.\n[^]*Nothing was written\./,
    );
    expect(readdirSync(at())).toEqual(['my.yaml']);

    const GIVEN = { name: 'Saint Xavier Academy', town: 'Sagar', street: '7 Church Lane', district: 'Sagar' };
    const FACTS = { ...GIVEN, state: 'Madhya Pradesh', pin: '470 001', installments: '4' };
    const filled = Object.entries(FACTS).reduce(
      (text, [name, answer]) => text.replace(new RegExp(`^( *${name}:)$`, 'm'), `$1 ${answer}`),
      empty.out,
    );
    write('my.yaml', filled);
    const made = run('new-school', [folder, '--answers', file, '--package', '1.0.0']);
    expect(made).toMatchObject({ status: 0, stderr: '' });
    expect(readFileSync(at('school/content/school.yaml'), 'utf8')).toContain("pin: '470001'");
  });

  it.each([
    [['a', 'b'], 'Write the name of one new folder'],
    [['a', '--package', '1.0.0', '--package', '2.0.0'], 'Write the name of one new folder'],
    [['inside-the-project', '--answers', 'x.yaml'], 'is inside the repository'],
    [['--answer', 'x.yaml'], 'Write the name of one new folder'],
    [['--answers', 'x.yaml'], 'Write the name of one new folder'],
    [['../no-such-folder', '--answers', 'nowhere.yaml'], 'There is no file nowhere.yaml.'],
  ])('%j is refused with what to write', (args, sentence) => {
    const { status, stderr } = run('new-school', args);
    expect(status).toBe(1);
    expect(stderr).toContain(sentence);
  });

  it('makes a repository with one commit, whose one dependency is this package', () => {
    const folder = at('मेरा school');
    expect(run('new-school', [folder, '--package', '1.0.0'], TYPED)).toMatchObject({ status: 0 });
    const own = JSON.parse(readFileSync(at('मेरा school/package.json'), 'utf8')) as object;
    expect(own).toMatchObject({ dependencies: { 'school-website': '1.0.0' } });
    expect(readFileSync(at('मेरा school/README.md'), 'utf8')).toMatch(
      /^# The website of Saint Xavier Academy\n/,
    );
    for (const file of ['.gitignore', '.nvmrc', '.vscode/settings.json', '.github/workflows/website.yml'])
      expect(existsSync(at('मेरा school', file))).toBe(true);
    expect(git('मेरा school', 'status', '--porcelain')).toBe('');
    expect(git('मेरा school', 'log', '--format=%s')).toBe('The website of Saint Xavier Academy');
  });

  it('writes nothing when the answers end early, and says so', () => {
    const folder = at('school');
    const { status, out } = run('new-school', [folder], TYPED.slice(0, -1));
    expect(status).toBe(1);
    expect(out).toContain('There was no answer. Nothing was written.');
    expect(readdirSync(at())).toEqual([]);
  });
});
