import { useSchoolCopy } from './school-copy';
import { loadContent } from '../load-content';
import { STAFF_DEFAULTS } from '../kinds/staff';
import { wordsIn } from '../words/languages';

const school = useSchoolCopy();

describe('the check of missing and unknown fields', () => {
  it('reports a missing field at the line of its group', async () => {
    school.change('fees.yaml', '    installment: 1550\n', '');
    expect(await school.problems()).toEqual([
      'content/fees.yaml:16:5  Tuition › VI-VIII › installment: is missing. Write, for example, installment: 1550',
    ]);
  });

  it('reports a missing field at the top level of a file', async () => {
    school.change('news/quiz.yaml', 'date: 2025-04-12\n', '');
    expect(await school.problems()).toEqual([
      'content/news/quiz.yaml:1:1  Date: is missing. Write, for example, date: 2025-04-12',
    ]);
  });

  it('reports a missing field of front matter', async () => {
    school.change('pages/transport.md', 'updated: 2025-04-15\n', '');
    expect(await school.problems()).toEqual([
      'content/pages/transport.md:2:1  Updated: is missing. Write, for example, updated: 2025-04-15',
    ]);
  });

  it('reports a missing group', async () => {
    school.change('home.yaml', 'desk:\n  title: From the desk\n', '');
    expect(await school.problems()).toEqual([
      'content/home.yaml:1:1  Desk: is missing. Write it with the fields in FIELDS.md.',
    ]);
  });

  it('reports an empty field', async () => {
    school.change('news/quiz.yaml', 'date: 2025-04-12', 'date:');
    expect(await school.problems()).toEqual([
      'content/news/quiz.yaml:2:6  Date: is empty. Write, for example, date: 2025-04-12',
    ]);
  });

  it('offers to delete an empty optional field', async () => {
    school.change('announcements/admission.yaml', 'expires: 2025-05-31', 'expires:');
    expect(await school.problems()).toEqual([
      'content/announcements/admission.yaml:2:9  Expires: is empty. Write, for example, expires: 2025-05-31, or delete the line',
    ]);
  });

  it('reports an empty list item', async () => {
    school.change('admission.yaml', '- Seats are limited.', '- Seats are limited.\n  -');
    expect(await school.problems()).toEqual([
      'content/admission.yaml:3:4  Rules › item 2: is empty. Write, for example, - Seats are limited.',
    ]);
  });

  it('suggests the field that a misspelt name means, and does not report that field as missing too', async () => {
    school.change('fees.yaml', '    installment: 1550', '    instalment: 1550');
    expect(await school.problems()).toEqual([
      'content/fees.yaml:17:5  Tuition › VI-VIII › instalment: there is no field with this name. Did you mean "installment"?',
    ]);
  });

  it('reports a wrong value, and a misspelt copy of its field', async () => {
    school.change('fees.yaml', 'total: 10850', 'total: many\n    totel: 10850');
    expect(await school.problems()).toEqual([
      expect.stringContaining('total: must be a whole number of rupees, found "many".'),
      expect.stringContaining('totel: there is no field with this name.'),
    ]);
  });

  it('treats a different case as a typo', async () => {
    school.change('news/quiz.yaml', 'message:', 'Message:');
    expect(await school.problems()).toEqual([
      'content/news/quiz.yaml:3:1  Message: there is no field with this name. Did you mean "message"?',
    ]);
  });

  it('lists the possible fields if no name is similar', async () => {
    school.change('news/quiz.yaml', 'message:', 'photographer: R. Mishra\nmessage:');
    expect(await school.problems()).toEqual([
      'content/news/quiz.yaml:3:1  Photographer: there is no field with this name. The fields here are: publish, expires, date, message, to, picture, alt, consent, file.',
    ]);
  });
});

describe('words.yaml and staff.yaml', () => {
  const { words } = wordsIn();

  async function load() {
    const { content, problems } = await loadContent(school.pathOf(''), { day: '2025-04-15' });
    if (!content) throw new Error(problems.map(({ message }) => message).join('\n'));
    return content;
  }

  describe('the words of a school', () => {
    it('a school without words.yaml and staff.yaml has the built-in words', async () => {
      expect((await load()).words).toEqual(words);
      expect((await load()).staff).toEqual(STAFF_DEFAULTS);
    });

    it.each([
      ['is empty', ''],
      ['holds only comments', '# page:\n#   home: Start\n'],
    ])('a school has the built-in words if words.yaml %s', async (_, text) => {
      school.write('words.yaml', text);
      expect((await load()).words).toEqual(words);
    });

    it('the words of words.yaml replace the built-in ones, and all other words stay built-in', async () => {
      school.write('words.yaml', 'page:\n  home: मुख्य पृष्ठ\n  section: "{section} में और"\n');
      school.write('staff.yaml', 'usernameIsEmail: true\nmenu:\n  - text: Timetable\n');
      const own = await load();
      expect(own.words).toEqual({
        ...words,
        page: { ...words.page, home: 'मुख्य पृष्ठ', section: '{section} में और' },
      });
      const pages = STAFF_DEFAULTS.menu.filter(({ to }) => to?.startsWith('/dashboard'));
      const menu = [...pages, { text: 'Timetable' }];
      expect(own.staff).toEqual({ ...STAFF_DEFAULTS, usernameIsEmail: true, menu });
    });

    it.each([
      [
        'omits a slot that the site fills in',
        'section: More',
        '2:12  Page › section: must contain {section}, which the site fills in, and no other {…}, found "More". Write, for example, More in {section}.',
      ],
      [
        'has a slot that the built-in word lacks',
        'section: "{page} in {section}"',
        '2:12  Page › section: must contain {section}, which the site fills in, and no other {…}, found "{page} in {section}". Write, for example, More in {section}.',
      ],
      [
        'has a slot although the built-in word has none',
        'home: "{school}"',
        '2:9  Page › home: must not contain {…}, found "{school}". Write, for example, Home.',
      ],
      [
        'is unknown',
        'hoem: Start',
        '2:3  Page › hoem: is no longer a word of the site. Delete the line, or write home if you mean that.',
      ],
      ['is empty', 'home:', '2:8  Page › home: is empty. Write, for example, home: Home, or delete the line'],
      [
        'is a number',
        'home: 12',
        '2:9  Page › home: must be text, found the number 12. Write it in quotes: "12"',
      ],
    ])('words.yaml is rejected if a word %s', async (_, line, problem) => {
      school.write('words.yaml', `page:\n  ${line}\n`);
      expect(await school.problems()).toEqual([`content/words.yaml:${problem}`]);
    });

    it('an unknown group of words is rejected', async () => {
      school.write('words.yaml', 'pages:\n  home: Start\n');
      expect(await school.problems()).toEqual([
        'content/words.yaml:1:1  Pages: there is no field with this name. Did you mean "page"?',
      ]);
    });

    it('an empty group of words is rejected', async () => {
      school.write('staff.yaml', 'login:\n');
      expect(await school.problems()).toEqual([
        'content/staff.yaml:1:7  Login: is empty. Write its fields below it, or delete the line.',
      ]);
    });
  });
});
