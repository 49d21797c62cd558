import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { useSchoolCopy } from '@/lib/content/mistakes/school-copy';
import { NoMoreAnswers, type Conversation } from './ask';
import { runFixes } from './fixes';

const school = useSchoolCopy();
const read = (file: string): string => readFileSync(school.pathOf(file), 'utf8');

/** Runs the fixes with these answers. If `answers` is undefined, runs them as if there were no terminal. */
async function fix(answers?: readonly string[], yes = false) {
  const printed: string[] = [];
  const left = [...(answers ?? [])];
  const conversation: Conversation | undefined = answers && {
    ask(question, complain) {
      printed.push(question);
      for (let answer = left.shift(); answer !== undefined; answer = left.shift())
        if (complain(answer) === undefined) return Promise.resolve(answer);
      return Promise.reject(new NoMoreAnswers());
    },
    close: () => undefined,
  };
  const print = (text: string): void => void printed.push(text);
  const code = await runFixes(school.pathOf(''), { day: '2025-04-15', yes, conversation, print });
  return { code, printed };
}

describe('npm run fix', () => {
  it('shows the old and the new line with their place, and makes the change if the user types y', async () => {
    school.change('news/quiz.yaml', 'date: 2025-04-12', 'date: 12-04-2025  # a Saturday');
    expect(await fix(['y'])).toEqual({
      code: 0,
      printed: [
        'content/news/quiz.yaml:2  Date: must be a date that exists, written year-month-day, found "12-04-2025". Write 2025-04-12.\n  - date: 12-04-2025  # a Saturday\n  + date: 2025-04-12  # a Saturday',
        'Make this change? y: yes, n: no, a: yes to all',
        '1 line was changed.\nThe content is in order.',
      ],
    });
    expect(read('news/quiz.yaml')).toContain('\ndate: 2025-04-12  # a Saturday\n');
  });

  it('doubles an apostrophe within single quotes, as YAML requires', async () => {
    const item = "publish: 2025-04-01\ndate: 2025-04-12\nmessage: 'Teachers'' <b>Day</b> is over.'\n";
    school.write('news/day.yaml', item);
    expect((await fix(['y'])).code).toBe(0);
    expect(read('news/day.yaml')).toBe(item.replace(/<b>Day<.b>/, 'Day'));
  });

  it('changes nothing on "n", and reports that a mistake is left', async () => {
    school.change('news/quiz.yaml', 'date: 2025-04-12', 'date: 12-04-2025');
    const before = read('news/quiz.yaml');
    const { code, printed } = await fix(['n']);
    expect(code).toBe(1);
    expect(printed.at(-1)).toBe(
      'Nothing was changed.\n1 mistake is left. To see them: npm run check:content',
    );
    expect(read('news/quiz.yaml')).toBe(before);
  });

  it('asks again after any other answer, and stops if there are no more answers', async () => {
    school.change('news/quiz.yaml', 'date: 2025-04-12', 'date: 12-04-2025');
    const before = read('news/quiz.yaml');
    const { code, printed } = await fix(['perhaps']);
    expect(code).toBe(1);
    expect(printed.at(-1)).toBe('There was no answer. 0 lines were changed.');
    expect(read('news/quiz.yaml')).toBe(before);
  });

  it('does not overwrite a line that was corrected by hand while the question was waiting', async () => {
    school.change('news/quiz.yaml', 'date: 2025-04-12', 'date: 12-04-2025');
    const conversation: Conversation = {
      ask: () => {
        school.change('news/quiz.yaml', '12-04-2025', '2025-04-10');
        return Promise.resolve('y');
      },
      close: () => undefined,
    };
    const print = jest.fn();
    expect(await runFixes(school.pathOf(''), { day: '2025-04-15', yes: false, conversation, print })).toBe(0);
    expect(read('news/quiz.yaml')).toContain('\ndate: 2025-04-10\n');
    expect(print).toHaveBeenLastCalledWith('Nothing was changed.\nThe content is in order.');
  });

  it('marks a menu entry without an address as plain text, on the line after its text', async () => {
    school.change('menu.yaml', '        to: /transport\n', '');
    school.change(
      'menu.yaml',
      '  - text: Contact us\n',
      '  - text: >-\n      The\n      canteen\n  - text: Contact us\n',
    );
    expect((await fix(undefined, true)).code).toBe(0);
    expect(read('menu.yaml')).toContain('      - text: School bus\n        to: none\n');
    expect(read('menu.yaml')).toContain('      canteen\n    to: none\n  - text: Contact us\n');
  });

  it('asks separately about two changes to the same line', async () => {
    school.change('pages/transport.md', '(/assets/form.pdf)', '(form.pdf) and [its copy](form.pdf)');
    expect((await fix(['y', 'y'])).printed.at(-1)).toBe('2 lines were changed.\nThe content is in order.');
  });

  it('does not correct a misspelt field name in quotes', async () => {
    school.change('news/quiz.yaml', 'message:', '"mesage":');
    const before = read('news/quiz.yaml');
    expect((await fix(undefined, true)).code).toBe(1);
    expect(read('news/quiz.yaml')).toBe(before);
  });

  it('changes nothing without a terminal, and says how to make the changes', async () => {
    school.change('news/quiz.yaml', 'date: 2025-04-12', 'date: 12-04-2025');
    const before = read('news/quiz.yaml');
    const { code, printed } = await fix();
    expect(code).toBe(1);
    expect(printed.at(-1)).toBe(
      'Nothing was changed.\nTo make these changes, type npm run fix in a terminal, or npm run fix -- --yes for all of them.\n1 mistake is left. To see them: npm run check:content',
    );
    expect(read('news/quiz.yaml')).toBe(before);
  });

  it('makes all changes with --yes, and finds none the second time', async () => {
    school.change('news/quiz.yaml', 'date: 2025-04-12\nmessage:', 'date: 12-04-2025\nmesage:');
    school.change('fees.yaml', 'total: 10850', 'total: "10,850"');
    school.change('fees.yaml', '+91 98765 43211', '98765 43211');
    school.change('school.yaml', "code: '07123'", 'code: 07123');
    school.change('pages/transport.md', 'picture: assembly.png', 'picture: images/asembly.png');
    school.change('pages/transport.md', '(/assets/form.pdf)', '(form.pdf)');
    school.change('gallery.yaml', 'consent: drawing', 'consent: Drawing');
    expect(await fix(undefined, true)).toMatchObject({ code: 0 });
    expect(read('news/quiz.yaml')).toContain('date: 2025-04-12\nmessage: Class');
    expect(read('fees.yaml')).toContain('total: 10850\n');
    expect(read('fees.yaml')).toContain('phone: +91 98765 43211\n');
    expect(read('school.yaml')).toContain('code: "07123"\n');
    expect(read('pages/transport.md')).toContain('picture: assembly.png\n');
    expect(read('pages/transport.md')).toContain('[form](/assets/form.pdf)');
    expect(await fix(undefined, true)).toEqual({
      code: 0,
      printed: ['Nothing was changed.\nThe content is in order.'],
    });
  });

  it.each([
    'Timings: Monday: 8 am',
    '@vidya: follow us',
    '&co: a tea stall',
    '% of pupils in the buses',
    '!Important',
    '[New] route',
    '- 2 holidays',
  ])('puts quotes around %s', async (value) => {
    school.change('news/quiz.yaml', 'Class VIII won the district science quiz.', value);
    expect(await fix(undefined, true)).toMatchObject({ code: 0 });
    expect(read('news/quiz.yaml')).toContain(`message: ${JSON.stringify(value)}\n`);
  });

  it.each([
    ['*Bus 3* is _late_', 'Bus 3 is late'],
    ['-Bring water', 'Bring water'],
    ['Fees are Rs.*500*/- only', 'Fees are Rs.500/- only'],
  ])('writes %j without its markup, and puts no quotes around it', async (typed, right) => {
    school.change('news/quiz.yaml', 'Class VIII won the district science quiz.', typed);
    expect(await fix(undefined, true)).toMatchObject({ code: 0 });
    expect(read('news/quiz.yaml')).toContain(`message: ${right}\n`);
  });

  it.each([
    ['Route\tFare\nRampur\t900', '| Route | Fare |\n|---|---|\n| Rampur | 900 |'],
    ...['·', '☐'].map((sign) => [`${sign}\tPhoto\n${sign}\tMarksheet`, '- Photo\n- Marksheet']),
    ['-**Photo** of the child', '- **Photo** of the child'],
    ['- Photo\n-Marksheet\n- Fee', '- Photo\n- Marksheet\n- Fee'],
    ['1. Photo\n2.Marksheet', '1. Photo\n2. Marksheet'],
  ])('turns %j into Markdown, in a page and in a field', async (typed, right) => {
    const inField = (text: string): string => text.replaceAll(/^(?=.)/gm, '    ');
    school.change('pages/transport.md', 'Three buses leave', `${typed}\n\nThree buses leave`);
    school.change('home.yaml', '    The school is 60', `${inField(typed)}\n\n    The school is 60`);
    expect(await fix(undefined, true)).toMatchObject({ code: 0 });
    expect(read('pages/transport.md')).toContain(`\n${right}\n\nThree buses leave`);
    expect(read('home.yaml')).toContain(`\n${inField(right)}\n\n    The school is 60`);
  });

  it.each([
    ['message: Class', 'message: We won\ncolour red\nx: Class'],
    ['date: 2025-04-12', 'date: 2025-04-12\nat school'],
  ])('does not join a line without a colon to the previous line: %s, %s', async (from, to) => {
    school.change('news/quiz.yaml', from, to);
    const before = read('news/quiz.yaml');
    expect(await school.problems()).toEqual([expect.stringContaining('move it there')]);
    expect(await fix(undefined, true)).toMatchObject({ code: 1 });
    expect(read('news/quiz.yaml')).toBe(before);
  });

  it.each([
    '~Rs 500~ Rs 400 only',
    '~~Rs 500~~ Rs 400 only',
    '*New* fee is ~Rs 500~ Rs 400',
    '*~Rs 500~ Rs 400*',
    "'Rooms of 12 * 10 feet, ~closed~'",
  ])('does not remove the markup of %s', async (value) => {
    school.change('news/quiz.yaml', 'Class VIII won the district science quiz.', value);
    const before = read('news/quiz.yaml');
    expect(await school.problems()).toEqual([expect.stringMatching(/would be shown with its [*~]/)]);
    expect(await fix(undefined, true)).toMatchObject({ code: 1 });
    expect(read('news/quiz.yaml')).toBe(before);
  });

  it.each([
    'Route\tFare\nRampur\t"900\nonly"',
    '> Route\tFare\n> Rampur\t900',
    'Route\tA|B\nRampur\t900',
    'Route\tFare\n=====\nRampur\t900\nBina\t500',
    'Fares:\nRoute\tFare\nRampur\t900',
    '## Fares\nRoute\tFare\nRampur\t900',
    'Route\tFare\nRampur\t900\nand Sagar',
  ])('does not turn %j into a table or line breaks', async (typed) => {
    school.change('pages/transport.md', 'Three buses leave', `${typed}\n\nThree buses leave`);
    const before = read('pages/transport.md');
    expect(await school.problems()).not.toEqual([]);
    await fix(undefined, true);
    expect(read('pages/transport.md')).toBe(before);
  });

  it('corrects the other files even if a symbolic link leads nowhere', async () => {
    symlinkSync('/nowhere/at-all.yaml', school.pathOf('news/other.yaml'));
    school.change('news/quiz.yaml', 'date: 2025-04-12', 'date: 12-04-2025');
    expect(await fix(undefined, true)).toMatchObject({ code: 1 });
    expect(read('news/quiz.yaml')).toContain('date: 2025-04-12');
  });

  it('writes a session, a PIN and a percentage in the format that their fields need', async () => {
    school.change('fees.yaml', 'session: 2025-26', 'session: ２０２５–２６');
    school.change('school.yaml', "pin: '470001'", 'pin: 834 002');
    const topper =
      'order: 1\nname: A\nposition: B\npicture: garden.png\nalt: Drawn portrait\nconsent: drawing\n';
    school.write('toppers/a.yaml', `${topper}percentage: 0.964\n`);
    expect(await fix(undefined, true)).toMatchObject({ code: 0 });
    expect(read('fees.yaml')).toMatch(/^session: 2025-26\n/);
    expect(read('school.yaml')).toContain("pin: '834002'\n");
    expect(read('toppers/a.yaml')).toContain('percentage: 96.4\n');
  });

  it('uses the file’s line endings for a line that it inserts before the last one', async () => {
    const text = read('pages/transport.md').trimEnd().replaceAll('\n', '\r\n');
    school.write('pages/transport.md', `${text}\r\n\r\nRoute\tFare\r\nSagar\t900`);
    await fix(undefined, true);
    const table = '| Route | Fare |\r\n|---|---|\r\n| Sagar | 900 |';
    expect(read('pages/transport.md')).toBe(`${text}\r\n\r\n${table}`);
  });

  it('removes all words that the program does not use any more', async () => {
    const words =
      'page:\r\n  oldGreeting: Good\r\n    morning\r\n  home: Start\r\noldGroup:\r\n  one: 1\r\nmenu:\r\n  gone: x\r\n';
    school.write('words.yaml', `# Ours.\r\n${words}`);
    expect(await fix(undefined, true)).toMatchObject({ code: 0 });
    expect(read('words.yaml')).toBe('# Ours.\r\npage:\r\n  home: Start\r\n');
  });

  it.each([
    ['news/quiz.yaml', 'message: Class', 'message: Our date: Class', 'message: "Our date: Class'],
    ['admission.yaml', '- Seats are limited.', '- Fees: Rs. 500/-', '  - "Fees: Rs. 500/-"\n'],
    ...['* Hi.\n  * Bye.', '- Hi.\n  * Bye.', '• Hi.\n  • Bye.'].map((typed) => [
      'admission.yaml',
      '- Seats are limited.',
      typed,
      '  - Hi.\n  - Bye.\n',
    ]),
  ])('moves only real fields and list items to lines of their own: %s, %s', async (file, from, to, right) => {
    school.change(file, from, to);
    expect(await fix(undefined, true)).toMatchObject({ code: 0 });
    expect(read(file)).toContain(right);
  });

  it.each(['• Sing\n      • Dance', '* Sing\n      * Dance'])(
    'does not turn the lines %j below a text into a list',
    async (typed) => {
      school.change('home.yaml', 'text: Classes I to V.', `text: Play.\n      ${typed}`);
      const before = read('home.yaml');
      expect(await school.problems()).toEqual([expect.stringContaining('belongs to line 17: move it')]);
      await fix(undefined, true);
      expect(read('home.yaml')).toBe(before);
    },
  );

  it('does not change a text that may be a sentence, a percentage, or a word that belongs in another group', async () => {
    school.change('news/quiz.yaml', 'message: Class', 'message: From our alt: Class');
    school.change('disclosure.yaml', 'pupils: 300', 'pupils: 99%');
    school.write('words.yaml', 'home:\nreadMore: Continue\n');
    const before = ['news/quiz.yaml', 'disclosure.yaml', 'words.yaml'].map(read);
    expect(await fix(undefined, true)).toMatchObject({ code: 1 });
    expect(['news/quiz.yaml', 'disclosure.yaml', 'words.yaml'].map(read)).toEqual(before);
  });

  it('puts quotes around a list item', async () => {
    school.write('admission.yaml', 'rules:\n  - Seats: Nursery: 40\n  - @office\ndocuments: []\n');
    expect(await fix(undefined, true)).toMatchObject({ code: 0 });
    expect(read('admission.yaml')).toBe('rules:\n  - "Seats: Nursery: 40"\n  - "@office"\ndocuments: []\n');
  });

  it.each([
    ['a value followed by a comment', 'Quiz: Class: won # in April'],
    ['a value that continues on the next line', 'Quiz: Class\n  VIII: won'],
  ])('leaves %s to the editor', async (_, value) => {
    school.change('news/quiz.yaml', 'Class VIII won the district science quiz.', value);
    const before = read('news/quiz.yaml');
    expect(await fix(undefined, true)).toMatchObject({ code: 1 });
    expect(read('news/quiz.yaml')).toBe(before);
  });

  it('replaces Hindi digits in numbers, dates and telephone numbers', async () => {
    school.change('news/quiz.yaml', 'date: 2025-04-12', 'date: १२-०४-२०२५');
    school.change('fees.yaml', 'total: 10850', 'total: १०,८५०');
    school.change('fees.yaml', '+91 98765 43211', '९८७६५ ४३२११');
    school.change('school.yaml', "pin: '470001'", "pin: '४७०००१'");
    expect(await fix(undefined, true)).toMatchObject({ code: 0 });
    expect(read('news/quiz.yaml')).toContain('date: 2025-04-12\n');
    expect(read('fees.yaml')).toContain('total: 10850\n');
    expect(read('fees.yaml')).toContain('phone: +91 98765 43211\n');
    expect(read('school.yaml')).toContain("pin: '470001'\n");
  });

  it('keeps the byte order mark, Windows line endings, comments and indentation', async () => {
    const text = '\ufeff# हिन्दी\r\npublish: 2025-04-12\r\ndate:   12-04-2025 # Saturday\r\nmessage: Quiz.';
    writeFileSync(school.pathOf('news/quiz.yaml'), text);
    await fix(undefined, true);
    expect(read('news/quiz.yaml')).toBe(text.replace('12-04-2025', '2025-04-12'));
  });

  it('corrects a line with invisible characters', async () => {
    school.change('news/quiz.yaml', 'date: 2025-04-12', 'date:\u00a012-04-2025\u200b');
    expect(await fix(undefined, true)).toMatchObject({ code: 0 });
    expect(read('news/quiz.yaml')).toContain('\ndate: 2025-04-12\n');
  });

  it('keeps two spaces at the end of a line of text, and the joiners of Hindi and emoji', async () => {
    school.change('pages/transport.md', 'Three buses', 'क्\u200dष 👩\u200d🏫  \nThree buses');
    school.change('home.yaml', '60 years old.', '60 years old.  ');
    expect(await fix(undefined, true)).toEqual({
      code: 0,
      printed: ['Nothing was changed.\nThe content is in order.'],
    });
  });
});
