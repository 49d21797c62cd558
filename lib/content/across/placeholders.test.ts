import { useSchoolCopy } from '../mistakes/school-copy';

const school = useSchoolCopy();

describe('a value of the sample school', () => {
  beforeEach(() => {
    school.change('school.yaml', 'office@school.test', 'office@vidyaniketan.example');
    school.change('news/quiz.yaml', 'Class VIII', 'Sample Student of {class}');
    school.change('pages/transport.md', 'Three buses', 'TODO: the routes. Three buses');
    school.change('school.yaml', '+91 98765 43210', '+91 00000 00000');
  });
  const LIST = [
    'content/news/quiz.yaml:3:10  Message: "Sample Student of {class} won the district science quiz." is a name of the sample school. Write the school\'s own.',
    'content/pages/transport.md:10:1  Text: "TODO" is not filled in. Write the school\'s own.',
    'content/school.yaml:12:8  Email: "office@vidyaniketan.example" is an address of the sample school. Write the school\'s own.',
    'content/school.yaml:14:5  Phones › item 1: "+91 00000 00000" is a number of the sample school. Write the school\'s own.',
  ];

  it('is named, and stops nothing, while the site is tried', async () => {
    expect(await school.problems({ severity: 'placeholder' })).toEqual(LIST);
    expect(await school.problems({ severity: 'error' })).toEqual([]);
  });

  it('is a mistake when the site is published', async () => {
    expect(await school.problems({ publish: true, severity: 'error' })).toEqual(LIST);
  });
});

it('may be XXX, but not where that is thirty', async () => {
  school.change('news/quiz.yaml', 'Class VIII', 'The XXX Annual Day and Class VIII');
  expect(await school.problems({ publish: true })).toEqual([]);
  school.change('news/quiz.yaml', 'The XXX Annual', 'Rs. XXX for the Annual');
  expect(await school.problems({ publish: true })).toEqual([]);
  school.change('news/quiz.yaml', 'Rs. XXX for', 'Rs. XXX, for');
  expect(await school.problems({ publish: true })).toHaveLength(1);
});

describe('what is no placeholder', () => {
  it.each([
    ['Anjali won the quiz with the song “Todo cambia”.', 'error'],
    ['The play “Lorem Ipsum” won, and the new hall is under construction.', 'warning'],
  ] as const)('is what a school may well write: %s', async (message, severity) => {
    school.change('news/quiz.yaml', 'Class VIII won the district science quiz.', message);
    const all = await school.problems({ publish: true });
    expect(all).toHaveLength(severity === 'warning' ? 1 : 0);
    expect(await school.problems({ publish: true, severity: 'error' })).toEqual([]);
  });

  it('is a place in the words of the site or of the staff area that the site fills in', async () => {
    expect(await school.problems({ publish: true })).toEqual([]);
  });
});

const SAMPLE =
  'note: A sample school.\nvalues:\n  - file: pages/transport.md\n    texts:\n      - Three buses\n      - Four trams\n  - file: fees.yaml\n  - file: pages/moon.md\n';

describe('values that sample.yaml lists', () => {
  it('are named, and stop nothing, while the site is tried', async () => {
    school.write('sample.yaml', SAMPLE);
    expect(await school.problems({ severity: 'error' })).toEqual([]);
    expect(await school.problems({ severity: 'placeholder' })).toEqual([
      "content/fees.yaml:1:1  still has the values of the sample school. Write the school's own, and delete the file from sample.yaml.",
      expect.stringMatching(
        /^content\/pages\/transport\.md:\d+:\d+ {2}Text: "Three buses" is a value of the sample school\./,
      ),
      'content/sample.yaml:1:7  Note: says that the values of this website are invented. Replace them, then delete this file.',
    ]);
  });

  it('stop a publication', async () => {
    school.write('sample.yaml', SAMPLE);
    expect(await school.problems({ publish: true, severity: 'error' })).toHaveLength(3);
  });

  it('are done when they are gone', async () => {
    school.write('sample.yaml', SAMPLE);
    expect(await school.problems({ severity: 'warning' })).toEqual([]);
  });
});
