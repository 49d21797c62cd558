import { loadContent } from '../load-content';
import { STAFF_DEFAULTS } from '../kinds/staff';
import { wordsIn } from '../words/languages';
import { useSchoolCopy } from './school-copy';

const school = useSchoolCopy();
const { words } = wordsIn();

async function load() {
  const { content, problems } = await loadContent(school.pathOf(''), { day: '2025-04-15' });
  if (!content) throw new Error(problems.map(({ message }) => message).join('\n'));
  return content;
}

describe('the words of a school', () => {
  it('are the built-in ones without words.yaml and staff.yaml', async () => {
    expect((await load()).words).toEqual(words);
    expect((await load()).staff).toEqual(STAFF_DEFAULTS);
  });

  it.each([
    ['is empty', ''],
    ['holds only comments', '# page:\n#   home: Start\n'],
  ])('are the built-in ones when words.yaml %s', async (_, text) => {
    school.write('words.yaml', text);
    expect((await load()).words).toEqual(words);
  });

  it('are its own where it says them, and built in everywhere else', async () => {
    school.write('words.yaml', 'page:\n  home: मुख्य पृष्ठ\n  section: "{section} में और"\n');
    school.write('staff.yaml', 'usernameIsEmail: true\nmenu:\n  - text: Timetable\n');
    const own = await load();
    expect(own.words).toEqual({
      ...words,
      page: { ...words.page, home: 'मुख्य पृष्ठ', section: '{section} में और' },
    });
    expect(own.staff).toEqual({ ...STAFF_DEFAULTS, usernameIsEmail: true, menu: [{ text: 'Timetable' }] });
  });

  it.each([
    [
      'drops a place that the site fills in',
      'section: More',
      '2:12  Page › section: must contain {section}, which the site fills in, and no other {…}, found "More". Write for example More in {section}.',
    ],
    [
      'invents a place',
      'section: "{page} in {section}"',
      '2:12  Page › section: must contain {section}, which the site fills in, and no other {…}, found "{page} in {section}". Write for example More in {section}.',
    ],
    [
      'invents a place where there is none',
      'home: "{school}"',
      '2:9  Page › home: must not contain {…}, found "{school}". Write for example Home.',
    ],
    [
      'is not known',
      'hoem: Start',
      '2:3  Page › hoem: is no longer a word of the site. Delete the line, or write home if you mean that.',
    ],
    ['is empty', 'home:', '2:8  Page › home: is empty. Write for example home: Home, or delete the line'],
    [
      'is a number',
      'home: 12',
      '2:9  Page › home: must be text, found the number 12. Write it in quotes: "12"',
    ],
  ])('are refused when one %s', async (_, line, problem) => {
    school.write('words.yaml', `page:\n  ${line}\n`);
    expect(await school.problems()).toEqual([`content/words.yaml:${problem}`]);
  });

  it('are refused when a group is not known', async () => {
    school.write('words.yaml', 'pages:\n  home: Start\n');
    expect(await school.problems()).toEqual([
      'content/words.yaml:1:1  Pages: there is no field with this name. Did you mean "page"?',
    ]);
  });

  it('are refused when a group holds nothing', async () => {
    school.write('staff.yaml', 'login:\n');
    expect(await school.problems()).toEqual([
      'content/staff.yaml:1:7  Login: is empty. Write its fields below it, or delete the line.',
    ]);
  });
});
