import { useSchoolCopy } from './school-copy';

const school = useSchoolCopy();

describe('the check of YAML syntax', () => {
  it('asks for spaces where a line is indented with a tab', async () => {
    school.change('fees.yaml', '    installment: 1550', '\tinstallment: 1550');
    expect(await school.problems()).toEqual([
      'content/fees.yaml:17:1  is indented with a tab. Use two spaces instead.',
    ]);
  });

  it('points to the quote that is never closed', async () => {
    school.change('news/quiz.yaml', 'message: Class', 'message: "Class');
    expect(await school.problems()).toEqual([
      'content/news/quiz.yaml:3:10  opens a quote that is never closed. Put the same quote mark at the end of the value.',
    ]);
  });

  it('points to the unclosed quote even if another quoted value follows', async () => {
    school.change('school.yaml', "'1234567'", "'1234567");
    expect(await school.problems()).toEqual([
      'content/school.yaml:8:20  opens a quote that is never closed. Put the same quote mark at the end of the value.',
    ]);
  });

  it('points to the unclosed quote even if the value contains a doubled quote', async () => {
    school.change('fees.yaml', 'class: VI-VIII', "class: 'VI''VIII");
    expect(await school.problems()).toEqual([
      'content/fees.yaml:16:12  opens a quote that is never closed. Put the same quote mark at the end of the value.',
    ]);
  });

  it('does not lose an exclamation mark at the beginning of a value', async () => {
    school.change('news/quiz.yaml', 'message: Class', 'message: ! Class');
    expect(await school.problems()).toEqual([
      'content/news/quiz.yaml:3:10  begins a value with !, which has a special meaning here. Write it in quotes: "! Class VIII won the district science quiz."',
    ]);
  });

  it('explains a quote that closes too early', async () => {
    school.change('news/quiz.yaml', 'message: Class VIII won', 'message: "Class VIII" won');
    expect(await school.problems()).toEqual([
      "content/news/quiz.yaml:3:23  has more text after a closing quote. Put the whole value between two quote marks of the other kind, '.",
    ]);
  });

  it('asks for quotes around a value with a colon', async () => {
    school.change('news/quiz.yaml', 'message: Class', 'message: Quiz: Class');
    expect(await school.problems()).toEqual([
      'content/news/quiz.yaml:3:10  has a value with ": " in it. Write it in quotes: "Quiz: Class VIII won the district science quiz."',
    ]);
  });

  it('reports a repeated field, with the line of the first', async () => {
    school.change('fees.yaml', '    total: 10850', '    total: 10850\n    total: 10850');
    expect(await school.problems()).toEqual([
      'content/fees.yaml:19:5  has the field "total" twice; the first is on line 18. Delete one of the two.',
    ]);
  });

  it('finds a line without a colon', async () => {
    school.change('news/quiz.yaml', 'date: 2025', 'date 2025');
    expect(await school.problems()).toEqual([
      'content/news/quiz.yaml:2:1  has no colon. Write date: 2025-04-12',
    ]);
  });

  it('finds lines without a space after the colon', async () => {
    school.write('news/quiz.yaml', 'publish:2025-04-12\ndate:2025-04-12\n');
    expect(await school.problems()).toEqual([
      'content/news/quiz.yaml:1:1  needs a space after the colon. Write publish: 2025-04-12',
    ]);
  });

  it('explains wrong indentation', async () => {
    school.change('fees.yaml', '    installment: 1550', '   installment: 1550');
    expect(await school.problems()).toEqual([
      'content/fees.yaml:17:1  is indented differently from its neighbours. Put the same number of spaces before each field of a group.',
    ]);
  });

  it.each(['    - year: 2025\n      registered: 60\n', '    year: 2025\n'])(
    'reports a [] above the first item of a list',
    async (lines) => {
      school.change('disclosure.yaml', '  classX: []\n', `  classX: []\n${lines}`);
      expect(await school.problems()).toEqual([
        expect.stringContaining(
          'is below an empty list: [] means that it has no items. Delete the [] above.',
        ),
      ]);
    },
  );

  it('explains unnecessary indentation', async () => {
    school.change('news/quiz.yaml', 'date:', '  date:');
    expect(await school.problems()).toEqual([
      'content/news/quiz.yaml:2:1  is indented differently from its neighbours. Put the same number of spaces before each field of a group.',
    ]);
  });

  it('refuses a value that begins with an asterisk', async () => {
    school.change('news/quiz.yaml', 'message: Class', 'message: *New* Class');
    expect(await school.problems()).toEqual([
      'content/news/quiz.yaml:3:10  "*New*" would be shown with its *. This field takes plain text: delete the symbols.',
    ]);
  });

  it('asks for quotes around a value with a colon above a comment', async () => {
    school.change('school.yaml', 'A small school for the tests.', 'A school: small.\n# On all pages:');
    expect(await school.problems()).toEqual([
      'content/school.yaml:4:14  has a value with ": " in it. Write it in quotes: "A school: small."',
    ]);
  });

  it('refuses an ampersand that would swallow a word', async () => {
    school.change('news/quiz.yaml', 'message: Class', 'message: &Class');
    expect(await school.problems()).toEqual([
      'content/news/quiz.yaml:3:10  begins a value with &, which has a special meaning here. Write it in quotes: "&Class VIII won the district science quiz."',
    ]);
  });

  it('refuses a value that begins with a bracket', async () => {
    school.change('news/quiz.yaml', 'message: Class', 'message: [New] Class');
    expect(await school.problems()).toEqual([
      'content/news/quiz.yaml:3:10  begins a value with [, which has a special meaning here. Write it in quotes: "[New] Class VIII won the district science quiz."',
    ]);
  });

  it('refuses a value of only brackets', async () => {
    school.change('news/quiz.yaml', 'message: Class VIII won the district science quiz.', 'message: {place}');
    expect(await school.problems()).toEqual([
      'content/news/quiz.yaml:3:10  Message: must be text, but { begins a group of fields. Write it in quotes: "{place}"',
    ]);
  });

  it('explains a line that is indented less than its neighbours', async () => {
    school.change('fees.yaml', '    total: 10850', '   total: 10850');
    expect(await school.problems()).toEqual([
      'content/fees.yaml:18:1  is indented differently from its neighbours. Put the same number of spaces before each field of a group.',
    ]);
  });

  it('refuses a value that begins with a special character of YAML', async () => {
    school.change('news/quiz.yaml', 'message: Class', 'message: @Class');
    expect(await school.problems()).toEqual([
      'content/news/quiz.yaml:3:10  begins a value with @, which has a special meaning here. Write it in quotes: "@Class VIII won the district science quiz."',
    ]);
  });

  it('refuses a value that begins with an exclamation mark', async () => {
    school.change('news/quiz.yaml', 'message: Class', 'message: !Class');
    expect(await school.problems()).toEqual([
      'content/news/quiz.yaml:3:10  begins a value with !, which has a special meaning here. Write it in quotes: "!Class VIII won the district science quiz."',
    ]);
  });

  it('explains a backslash within double quotes', async () => {
    school.change(
      'news/quiz.yaml',
      'message: Class VIII won the district science quiz.',
      'message: "C:\\photos"',
    );
    expect(await school.problems()).toEqual([
      'content/news/quiz.yaml:3:13  has a backslash within double quotes. Write the value in single quotes.',
    ]);
  });
});

describe('characters that begin a nested value', () => {
  it.each(['- ', '[', '{', '? '])('a hundred thousand of "%s" are reported with their line', async (sign) => {
    school.change('fees.yaml', 'session:', `${sign.repeat(100_000)}session:`);
    const problems = await school.problems({ severity: 'error' });
    expect(problems.filter((each) => each.includes('is nested too deeply'))).toHaveLength(1);
  });
});
