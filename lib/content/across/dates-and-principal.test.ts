import { useSchoolCopy } from '../mistakes/school-copy';

const school = useSchoolCopy();
const news = (message: string, publish = '2025-04-12'): string =>
  `publish: ${publish}\ndate: 2025-04-12\nmessage: ${message}\n`;

describe('days', () => {
  it('that are far ahead are named, since the year is mistyped', async () => {
    school.write('news/quiz.yaml', news('We won.', '2062-04-12'));
    expect(await school.problems()).toEqual([
      'content/news/quiz.yaml:1:10  Publish: is 12 April 2062, and today is 15 April 2025. Is the year right?',
    ]);
    school.write('news/quiz.yaml', news('We won.', '2026-03-12'));
    expect(await school.problems()).toEqual([]);
  });

  it.each([
    ['Fair on Monday, 12 April 2025 at ten.', 'Monday, 12 April 2025', 'Saturday, 12 April 2025'],
    ['Fair on 12th April 2025 (Sunday).', '12th April 2025 (Sunday', 'Saturday, 12 April 2025'],
    ['Fair on Mon, 14 Apr and Tue, 16 Apr.', 'Tue, 16 Apr', 'Wednesday, 16 April 2025'],
  ])('have their own weekday in "%s"', async (message, found, right) => {
    school.write('news/quiz.yaml', news(message));
    expect(await school.problems()).toEqual([
      `content/news/quiz.yaml:3:10  Message: says "${found}", and that day is ${right}. Correct the one that is wrong.`,
    ]);
  });

  it.each([
    'Fair on Saturday, 12 April.',
    'On 30 June, Monday to Friday, sports.',
    'Sunday, 12 April is in 2026.',
  ])('may be said as in "%s"', async (message) => {
    school.write('news/quiz.yaml', news(message));
    expect(await school.problems()).toEqual([]);
  });
});

it('the principal has one name in every file', async () => {
  school.change('messages/principal.md', 'position: प्रधानाचार्य', 'position: Principal');
  const row = (name: string): string =>
    `  rows:\n    - row: A5\n      information: Name of the principal\n      details: ${name}, M.A., B.Ed.\n`;
  school.change('disclosure.yaml', '  rows:\n', row('Dr. S. Tiwari'));
  expect(await school.problems()).toEqual([]);
  school.change('disclosure.yaml', 'Dr. S. Tiwari', 'R. Kumar');
  expect(await school.problems()).toEqual([
    'content/messages/principal.md:3:7  Name: is "S. Tiwari", and content/disclosure.yaml has "R. Kumar" on line 7. Correct the one that is not the principal.',
  ]);
});
