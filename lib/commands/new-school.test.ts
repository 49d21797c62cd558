import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { ANSWERS } from '@/lib/editing/new-school/testing/answers';
import { callCommand } from '@/lib/setup/testing/call-command';
import { runCommand, useFolder } from '@/lib/setup/testing/repository';
import * as checkContent from './check-content';
import * as newSchool from './new-school';

const { at, write, git } = useFolder();
const TYPED = Object.values(ANSWERS);

const typed = (answers: readonly string[]): string => answers.map((answer) => `${answer}\n`).join('');

function run(args: readonly string[], answers: readonly string[] = []) {
  return callCommand(newSchool, args, { input: typed(answers) });
}

describe('npm run new-school', () => {
  it('writes from nothing but answers a school that passes the check of the content', async () => {
    const folder = at('school');
    const made = await run([folder, '--package', '1.0.0'], TYPED);
    expect(made).toMatchObject({ status: 0, stderr: '' });
    expect(made.out).toMatch(/Still to fill in: \d\d places/);
    const checked = await callCommand(checkContent, [], { env: { CONTENT_DIR: at('school/content') } });
    expect(checked).toMatchObject({ status: 0, stderr: '' });
    expect(checked.out).toContain('The content is in order.');
    expect(checked.out).not.toContain('To look at:');
  });

  it('writes the same from a file of answers, and nothing when one of them is refused', async () => {
    const folder = at('school');
    const file = at('my.yaml');
    const empty = await run(['--answers', '-']);
    expect(empty).toMatchObject({ status: 0, stderr: '' });
    write('my.yaml', empty.out);
    const refused = await run([folder, '--answers', file]);
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
    const source = 'file:program/checked-school-website-1.0.0.tgz';
    const made = await run([folder, '--answers', file, '--package', source]);
    expect(made).toMatchObject({ status: 0, stderr: '' });
    expect(readFileSync(at('school/package-lock.json'), 'utf8')).toContain('"name": "school",');
    expect(readFileSync(at('school/content/school.yaml'), 'utf8')).toContain("pin: '470001'");
  });

  it.each([
    [['a', 'b'], 'There is no option "b". The options are FOLDER, --answers FILE, '],
    [['a', '--package'], '--package is not complete.'],
    [['inside-the-project', '--answers', 'x.yaml'], 'is inside the repository'],
    [['--answer', 'x.yaml'], 'There is no option "--answer".'],
    [['--answers', 'x.yaml'], 'Write the name of one new folder'],
    [['../no-such-folder', '--answers', 'nowhere.yaml'], 'There is no file nowhere.yaml.'],
  ])('%j is refused with what to write', async (args, sentence) => {
    const { status, stderr } = await run(args);
    expect(status).toBe(1);
    expect(stderr).toContain(sentence);
  });

  it('makes a repository with one commit, whose one dependency is this package', async () => {
    const folder = at('मेरा school');
    expect(runCommand('new-school', [folder, '--package', '1.0.0'], { input: typed(TYPED) })).toMatchObject({
      status: 0,
    });
    const own = JSON.parse(readFileSync(at('मेरा school/package.json'), 'utf8')) as object;
    expect(own).toMatchObject({ dependencies: { 'checked-school-website': '1.0.0' } });
    expect(readFileSync(at('मेरा school/README.md'), 'utf8')).toMatch(
      /^# The website of Saint Xavier Academy\n/,
    );
    for (const file of ['.gitignore', '.nvmrc', '.vscode/settings.json', '.github/workflows/website.yml'])
      expect(existsSync(at('मेरा school', file))).toBe(true);
    expect(git('मेरा school', 'status', '--porcelain')).toBe('');
    expect(git('मेरा school', 'check-ignore', '.vscode/schemas/fees.json')).not.toBe('');
    expect(git('मेरा school', 'log', '--format=%s')).toBe('The website of Saint Xavier Academy');
  });

  it('writes nothing when the answers end early, and says so', async () => {
    const folder = at('school');
    const { status, out } = await run([folder], TYPED.slice(0, -1));
    expect(status).toBe(1);
    expect(out).toContain('There was no answer. Nothing was written.');
    expect(readdirSync(at())).toEqual([]);
  });
});
