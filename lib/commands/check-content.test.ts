import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { useSchoolCopy } from '@/lib/content/mistakes/school-copy';
import { callCommand } from '@/lib/setup/testing/call-command';
import * as command from './check-content';
import { ANSWERS } from '@/lib/editing/new-school/testing/answers';
import { runCommand, useFolder } from '@/lib/setup/testing/repository';
import * as newSchool from './new-school';

const school = useSchoolCopy();

async function checkContent(args: string[] = [], env: Record<string, string> = {}) {
  const own = school.pathOf('');
  // Messages contain the name of this folder, which is not called content/. Replace it with `content`.
  const above = path.resolve(own, '../..');
  const named = { SCHOOL_DIR: above, CONTENT_DIR: own, SITE_DATE: '2025-04-15', ...env };
  const { status, out, stderr } = await callCommand(command, args, { env: named });
  return { status, out: out.replaceAll(path.relative(above, own), 'content'), stderr };
}

describe('npm run check:content', () => {
  it('reports that the content is in order, and exits with 0', async () => {
    expect(await checkContent()).toEqual({ status: 0, out: 'The content is in order.\n', stderr: '' });
  });

  it('lists every mistake of every file in one run, and exits with 1', async () => {
    school.change('fees.yaml', 'total: 10850', 'total: 10800');
    school.change('news/quiz.yaml', 'date: 2025-04-12', 'date: 12-04-2025');
    school.write('images/garden.png', '');
    expect(await checkContent()).toEqual({
      status: 1,
      out: [
        'To fix:',
        '  content/fees.yaml:18:12  Tuition › VI-VIII › total: must be 7 × 1550 = 10850, found 10800. Write 10850, or correct the installment.',
        '  content/images/garden.png:1:1  is empty. Copy the file here again.',
        '  content/news/quiz.yaml:2:7  Date: must be a date that exists, written year-month-day, found "12-04-2025". Write 2025-04-12.',
        '',
        '3 mistakes in 3 files. Nothing was built. npm run fix -- --content content corrects 1 of them.',
        '',
      ].join('\n'),
      stderr: '',
    });
  });

  it('writes its report into the workflow’s summary if it makes the workflow fail', async () => {
    const file = school.pathOf('../summary');
    await checkContent([], { GITHUB_STEP_SUMMARY: file });
    expect(existsSync(file)).toBe(false);
    school.write('images/garden.png', '');
    const { out } = await checkContent([], { GITHUB_STEP_SUMMARY: file });
    const summary = readFileSync(file, 'utf8').replaceAll(/(?<= {2})\S*?content\//g, 'content/');
    expect(summary).toMatch(/^```text\nTo fix:\n {2}content\/images\/garden\.png:1:1 {2}is empty\..*\n/);
    expect(out).toContain('To fix:\n  content/images/garden.png:1:1  is empty.');
    const workflow = readFileSync('lib/editing/new-school/repository/website.yml', 'utf8');
    expect(workflow).toContain('Under "To fix" each line');
  });

  it('rejects placeholders only with --publish, and lists unused files', async () => {
    school.change('news/quiz.yaml', 'Class VIII', 'TBD');
    const line =
      '  content/news/quiz.yaml:3:10  Message: "TBD won the district science quiz." is not filled in. Write your school\'s own.';
    school.write('files/old-circular.pdf', '%PDF-1.4\n%%EOF');
    const unused =
      '1 photo or PDF not used yet: files/old-circular.pdf. Use each on a page, or delete those that you do not need.';
    const tried = await checkContent();
    expect(tried.status).toBe(0);
    expect(tried.out).toBe(
      `Still to fill in before publishing:\n${line}\n\n${unused}\n\nThe content is in order.\n`,
    );
    school.delete('files/old-circular.pdf');
    const published = await checkContent(['--publish']);
    expect(published.status).toBe(1);
    expect(published.out).toBe(`To fix:\n${line}\n\n1 mistake in 1 file. Nothing was built.\n`);
  });

  it('lists at most five placeholders, so that warnings stay visible, and counts the others', async () => {
    school.change('school.yaml', 'office@school.test', 'office@school.example');
    for (const number of [1, 2, 3, 4, 5, 6])
      school.write(
        `news/item-${number}.yaml`,
        `publish: 2025-04-10\ndate: 2025-04-12\nmessage: TBD ${number}\n`,
      );
    school.change('testimonials/parent.yaml', 'consent: yes\n', '');
    const { status, out } = await checkContent();
    expect(status).toBe(0);
    expect(out.match(/^ {2}content\/news\/item-\d/gm)).toHaveLength(5);
    expect(out).toMatch(
      / {2}and 2 more\. All of them: npm run publish:check -- --content content\n\nTo look at:\n/,
    );
  });

  it('asks for the name of the content folder if the given one does not exist', async () => {
    const { status, out, stderr } = await checkContent([], { CONTENT_DIR: 'no-such-folder' });
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(out).toContain(
      'no-such-folder:1:1  there is no folder with this name. Write the name of the content folder',
    );
  });

  it('if SITE_DATE is not a date, explains how to write it, both on the console and in the workflow’s summary', async () => {
    const file = school.pathOf('../summary');
    const sentence = 'SITE_DATE is "tomorrow". Write a day as year-month-day, for example 2025-04-30.\n';
    expect(await checkContent([], { SITE_DATE: 'tomorrow', GITHUB_STEP_SUMMARY: file })).toEqual({
      status: 1,
      out: '',
      stderr: `\n${sentence}`,
    });
    expect(readFileSync(file, 'utf8')).toContain(sentence);
  });
});

const { at, write, git } = useFolder();
const TYPED = Object.values(ANSWERS);

const typed = (answers: readonly string[]): string => answers.map((answer) => `${answer}\n`).join('');

function run(args: readonly string[], answers: readonly string[] = []) {
  return callCommand(newSchool, args, { input: typed(answers) });
}

describe('npm run new-school', () => {
  it('needs only the answers to make a school that passes the content check', async () => {
    const folder = at('school');
    const made = await run([folder, '--package', '1.0.0'], TYPED);
    expect(made).toMatchObject({ status: 0, stderr: '' });
    expect(made.out).toMatch(/Still to fill in: \d\d places/);
    const checked = await callCommand(command, [], { env: { CONTENT_DIR: at('school/content') } });
    expect(checked).toMatchObject({ status: 0, stderr: '' });
    expect(checked.out).toContain('The content is in order.');
    expect(checked.out).not.toContain('To look at:');
  });

  it('writes the same school from a file of answers, and writes nothing if one answer is rejected', async () => {
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
  ])('%j is rejected with a hint of what to write', async (args, sentence) => {
    const { status, stderr } = await run(args);
    expect(status).toBe(1);
    expect(stderr).toContain(sentence);
  });

  it('creates a repository with one commit, and with this package as its only dependency', async () => {
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

  it('writes nothing if the answers end early, and reports this', async () => {
    const folder = at('school');
    const { status, out } = await run([folder], TYPED.slice(0, -1));
    expect(status).toBe(1);
    expect(out).toContain('There was no answer. Nothing was written.');
    expect(readdirSync(at())).toEqual([]);
  });
});
