import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { useSchoolCopy } from '@/lib/content/mistakes/school-copy';
import { callCommand } from '@/lib/setup/testing/call-command';
import * as command from './check-content';

const school = useSchoolCopy();

async function checkContent(args: string[] = [], env: Record<string, string> = {}) {
  const own = school.pathOf('');
  // The folder has another name, which messages add to commands. Replace it, so that messages say `content`.
  const above = path.resolve(own, '../..');
  const named = { SCHOOL_DIR: above, CONTENT_DIR: own, SITE_DATE: '2025-04-15', ...env };
  const { status, out, stderr } = await callCommand(command, args, { env: named });
  return { status, out: out.replaceAll(path.relative(above, own), 'content'), stderr };
}

describe('npm run check:content', () => {
  it('says that all is well, and ends with 0', async () => {
    expect(await checkContent()).toEqual({ status: 0, out: 'The content is in order.\n', stderr: '' });
  });

  it('lists every mistake of every file in one run, and ends with 1', async () => {
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

  it('makes its report the summary of a workflow that it stops', async () => {
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

  it('refuses placeholders only with --publish, and lists files that nothing uses', async () => {
    school.change('news/quiz.yaml', 'Class VIII', 'TBD');
    const line =
      '  content/news/quiz.yaml:3:10  Message: "TBD won the district science quiz." is not filled in. Write the school\'s own.';
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

  it('names no more than five placeholders, so that a warning is seen, and counts the others', async () => {
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

  it('says how to name the folder when there is no such folder', async () => {
    const { status, out, stderr } = await checkContent([], { CONTENT_DIR: 'no-such-folder' });
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(out).toContain(
      'no-such-folder:1:1  there is no folder with this name. Write the name of the content folder',
    );
  });

  it('says what SITE_DATE is for if it is not a date, in the summary of a workflow too', async () => {
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
