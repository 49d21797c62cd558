import { readFileSync, readdirSync, existsSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { useSchoolCopy, copySchool } from '@/lib/content/mistakes/school-copy';
import { loadContent } from '@/lib/content/load-content';
import { reportLanguage } from '@/lib/content/languages/report-languages';
import { siteTime } from '@/lib/text/dates';
import { run } from './check-languages';
import { runCommand, useFolder } from '@/lib/setup/testing/repository';

const FOLDERS = ['lib/commands', 'server/commands'];
/** Folders of programs for developers, kept beside the code that they use. */
const OF_MAKERS = ['bench', 'lib/content/mistakes/accepted'];
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** For each npm script, the file that `node` starts, without options and arguments. */
const programs = Object.entries(scripts).flatMap(([script, command]) => {
  const file = /^node (?:lib\/setup\/run\.mjs )?(\S+)$/.exec(command)?.[1];
  return file === undefined ? [] : [{ script, file }];
});
const files = FOLDERS.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`)).filter(
  (file) => !file.includes('.test.'),
);

test('every npm script that runs our code has a file of the same name among the commands', () => {
  expect(programs.length).toBeGreaterThan(10);
  const misnamed = programs.filter(
    ({ script, file }) =>
      ![...FOLDERS, ...OF_MAKERS].includes(path.dirname(file)) ||
      path.parse(file).name !== script.replaceAll(':', '-'),
  );
  expect(misnamed).toEqual([]);
});

test('every npm script that runs node starts one of our files', () => {
  const others = Object.entries(scripts).filter(
    ([script, command]) => /\bnode\b|\btsx\b/.test(command) && !programs.some((one) => one.script === script),
  );
  expect(others).toEqual([]);
});

test('every file among the commands has an npm script', () => {
  expect(files.filter((file) => !programs.some((one) => one.file === file))).toEqual([]);
});

const school = useSchoolCopy();

test.each([
  ['fees.yaml', 'There is no page "fees.yaml". Write the name of a page, such as pages/transport.md.'],
  ['pages/none.md', 'There is no page "pages/none.md".'],
])('check:languages -- seen rejects %s, and gives the reason', async (file, said) => {
  process.env.CONTENT_DIR = school.pathOf('');
  school.change('school.yaml', 'session: 2025-26', 'languages: [en, hi]\nsession: 2025-26');
  await expect(run({ values: {}, words: ['seen', file] })).rejects.toThrow(said);
});

test('the English text that was translated is shown beside its current version', async () => {
  process.env.CONTENT_DIR = school.pathOf('');
  school.change('school.yaml', 'session: 2025-26', 'languages: [en, hi]\nsession: 2025-26');
  school.write('hi/announcements/admission.yaml', '- { en: Admission to Nursery is closed., hi: बंद }\n');
  const said = jest.spyOn(console, 'log').mockImplementation(() => {});
  expect(await run({ values: {}, words: [] })).toBe(1);
  expect(said.mock.calls.join('\n')).toContain(
    'older  Message: "Admission to Nursery is open.", translated when it was "Admission to Nursery is closed."',
  );
});

test('a long untranslated text is shown in full, with its place and what to write there', async () => {
  process.env.CONTENT_DIR = school.pathOf('');
  school.change('school.yaml', 'session: 2025-26', 'languages: [en, hi]\nsession: 2025-26');
  const long = 'Parents of Classes I to V meet their teachers in the hall. Please bring the diary. '
    .repeat(3)
    .trim();
  school.write('announcements/own.yaml', `publish: 2025-04-14\nexpires: 2025-06-01\nmessage: ${long}\n`);
  const said = jest.spyOn(console, 'log').mockImplementation(() => {});
  expect(await run({ values: {}, words: [] })).toBe(1);
  const report = said.mock.calls.join('\n');
  expect(report).toMatch(/announcements\/own\.yaml: 0 %, translated in \S*\/hi\/announcements\/own\.yaml\n/);
  expect(report).toContain(`"${long}"`);
  expect(report).toContain('\nmissing: write it in the translated file');
  expect(report).not.toContain('\nolder:');
});

test('the command succeeds if every text is translated, even if it prints warnings', async () => {
  process.env.CONTENT_DIR = school.pathOf('');
  school.change('school.yaml', 'session: 2025-26', 'languages: [en, hi]\nsession: 2025-26');
  const { translations } = await loadContent(school.pathOf(''), siteTime());
  for (const { translation, gaps } of translations.flatMap((each) => reportLanguage(each).files)) {
    const fields = gaps.flatMap(({ path: [name], text }) =>
      name === undefined ? [] : `${name}: ${JSON.stringify(text)}\n`,
    );
    const body = gaps.flatMap((gap) => (gap.path.length ? [] : gap.text));
    const page = `---\n${fields.join('')}---\n\n${body.join('')}\n`;
    const pairs = JSON.stringify(gaps.map(({ text }) => ({ en: text, hi: `${text} 7` })));
    school.write(translation.replace(/^.*?\/(?=hi\/)/, ''), translation.endsWith('.md') ? page : pairs);
  }
  const said = jest.spyOn(console, 'log').mockImplementation(() => {});
  expect(await run({ values: {}, words: [] })).toBe(0);
  expect(said.mock.calls.join('\n')).toMatch(/has the number 7[^]*: 100 % of \d+ texts/);
});

test('a mistake in an English file is reported, because it keeps the file from being compared with its translation', async () => {
  process.env.CONTENT_DIR = school.pathOf('');
  school.change('school.yaml', 'session: 2025-26', 'languages: [en, hi]\nsession: 2025-26');
  school.write('fees.yaml', 'session: 2025\n');
  const said = jest.spyOn(console, 'log').mockImplementation(() => {});
  expect(await run({ values: {}, words: [] })).toBe(1);
  expect(said.mock.calls.join('\n')).toContain('fees.yaml:1');
});

describe('npm run undo', () => {
  const { at, write, commit } = useFolder();
  const undo = (input: string, ...args: string[]) =>
    runCommand('undo', args, { input, env: { CONTENT_DIR: at('school', 'content') } });
  const fees = (): string => readFileSync(at('school/content/fees.yaml'), 'utf8');

  beforeEach(() => {
    write('school/content/fees.yaml', 'session: 2025-26\n');
    write('school/package.json', '{}');
    commit('school', 'First');
    write('school/content/fees.yaml', 'session: 2030-31\n');
    write('school/content/news/new.yaml', 'message: Hello\n');
    write('school/package.json', '{ "private": true }');
  });

  test('lists all changes in the content folder, even new files, asks, and undoes only these', () => {
    const { status, out } = undo('y\n');
    expect(out).toContain('content/fees.yaml\n');
    expect(out).toContain('content/news/new.yaml\n');
    expect([status, fees(), existsSync(at('school/content/news'))]).toEqual([0, 'session: 2025-26\n', false]);
    expect(readFileSync(at('school/package.json'), 'utf8')).toBe('{ "private": true }');
    expect(undo('').out).toContain('has been changed since the last commit (First, ');
  });

  test('restores the undone changes, and loses neither them nor later changes', () => {
    undo('', '--yes');
    write('school/content/fees.yaml', 'session: 2026-27\n');
    const refused = undo('', '--back');
    expect([refused.status, refused.stderr, fees()]).toEqual([
      1,
      expect.stringContaining('Changed again since: fees.yaml.'),
      'session: 2026-27\n',
    ]);
    write('school/content/fees.yaml', 'session: 2025-26\n');
    expect([undo('', '--back').status, fees()]).toEqual([0, 'session: 2030-31\n']);
    expect(existsSync(at('school/content/news/new.yaml'))).toBe(true);
    expect(undo('', '--back').stderr).toContain('npm run undo has not undone anything here');
  });

  test.each(['n\n', ''])('changes nothing unless the answer is yes: %j', (answer) => {
    expect([undo(answer).status, fees()]).toEqual([1, 'session: 2030-31\n']);
  });
});

describe('npm run move-out', () => {
  const { at, write, git, commit } = useFolder();
  beforeEach(() => {
    write('clone/.gitignore', 'lib\nnode_modules\n.cache\n*.json\n');
    for (const name of ['lib', 'node_modules', 'package.json', 'package-lock.json', 'tsconfig.json'])
      symlinkSync(path.resolve(name), at('clone', name));
    copySchool(at('clone/content'));
    commit('clone', 'The sample');
    git('clone', 'tag', 'sample');
    write('clone/content/news/own.yaml', 'publish: 2025-04-12\nmessage: Our own news\n');
    commit('clone', 'Our first news');
    write('clone/content/news/own.yaml', 'publish: 2025-04-13\nmessage: Our own news\n');
    commit('clone', 'Another day');
  });

  function moveOut(answer: 'y' | 'n') {
    const args = ['../school', '--sample', 'sample', '--package', '1.0.0'];
    return runCommand('move-out', args, { cwd: at('clone'), input: `${answer}\n` });
  }

  describe('npm run move-out', () => {
    const inSchool = (file: string) => existsSync(at('school', file));

    it('moves content/ with its history, and removes files of the sample only on request', () => {
      const { status, out } = moveOut('y');
      expect(status).toBe(0);
      const log = git('school', 'log', '--format=%s', '--', 'content/news/own.yaml');
      expect(log).toBe('Another day\nOur first news');
      expect(inSchool('content/news/own.yaml')).toBe(true);
      const untouched = git('clone', 'ls-files', 'content')
        .split('\n')
        .filter((file) => file.startsWith('content/pages/'));
      expect(untouched.length).toBeGreaterThan(0);
      expect(untouched.filter(inSchool)).toEqual([]);
      expect(inSchool('content/school.yaml')).toBe(true);
      expect(out).toContain("Every school needs these files, which are still the sample's:");
      expect(inSchool('lib')).toBe(false);
      expect(git('clone', 'status', '--porcelain')).toBe('');
    });

    it('keeps the sample’s files if the user does not ask to remove them', () => {
      expect(moveOut('n').status).toBe(0);
      const all = git('clone', 'ls-files', 'content').split('\n');
      expect(all.filter((file) => !inSchool(file))).toEqual([]);
    });

    it('writes nothing while there are uncommitted changes', () => {
      write('clone/content/news/own.yaml', 'publish: 2025-04-14\nmessage: Our own news\n');
      const { status, stderr } = moveOut('y');
      expect(status).toBe(1);
      expect(stderr).toContain('content/ has uncommitted changes: content/news/own.yaml.');
      expect(existsSync(at('school'))).toBe(false);
    });
  });
});
