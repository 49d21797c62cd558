import { useSchoolCopy } from '../mistakes/school-copy';

const school = useSchoolCopy();
const news = (message: string, publish = '2025-04-12'): string =>
  `publish: ${publish}\ndate: 2025-04-12\nmessage: ${message}\n`;

describe('days', () => {
  it('days far ahead are reported, because the year is probably a typo', async () => {
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
    // 25 September 2024 was a Wednesday, but a text written in April 2025 cannot mean a day so many months earlier.
    ['Fair on Wednesday, 25 September.', 'Wednesday, 25 September', 'Thursday, 25 September 2025'],
    ['We met on Monday, 19 May 2024.', 'Monday, 19 May 2024', 'Sunday, 19 May 2024'],
    // 13 April 2026 is a Monday, but it is more than 330 days after the text was written.
    ['Fair on Monday, 13 April.', 'Monday, 13 April', 'Sunday, 13 April 2025'],
    ['Fair on Monday, April 12, 2025.', 'Monday, April 12, 2025', 'Saturday, 12 April 2025'],
    ['Fair on 12/04/2025 (Sunday).', '12/04/2025 (Sunday', 'Saturday, 12 April 2025'],
    ['मेला सोमवार, 12 अप्रैल 2025 को।', 'सोमवार, 12 अप्रैल 2025', 'Saturday, 12 April 2025'],
  ])('days that do not match their weekday are reported: "%s"', async (message, found, right) => {
    school.write('news/quiz.yaml', news(message));
    expect(await school.problems()).toEqual([
      `content/news/quiz.yaml:3:10  Message: says "${found}", but that day is ${right}. Correct the one that is wrong.`,
    ]);
  });

  it.each([
    ['Fair on 31 February 2027.', '31 February 2027', 'that month has 28 days'],
    ['Fees by 31st November.', '31st November', 'that month has 30 days'],
    ['Closed from 28 to 30 Feb 2028.', '30 Feb 2028', 'that month has 29 days'],
    ['Fair on June 31 at ten.', 'June 31', 'that month has 30 days'],
    ['Fair on June 31, 2025.', 'June 31, 2025', 'that month has 30 days'],
    ['Written on 31/04/2025.', '31/04/2025', 'that month has 30 days'],
    ['Written on 32.12.2025.', '32.12.2025', 'that month has 31 days'],
    ['मेला 31 सितम्बर 2025 को।', '31 सितम्बर 2025', 'that month has 30 days'],
  ])('days that do not exist are reported: "%s"', async (message, found, why) => {
    school.write('news/quiz.yaml', news(message));
    expect(await school.problems()).toEqual([
      `content/news/quiz.yaml:3:10  Message: says "${found}", but ${why}. Correct the day.`,
    ]);
  });

  it('days without a year are assumed to be near the date of the item, even if it is published much later', async () => {
    // 12 April is a Saturday in 2025, but a Sunday in 2026.
    school.write('news/quiz.yaml', news('We won on Saturday, 12 April.', '2026-03-12'));
    expect(await school.problems()).toEqual([]);
  });

  it('the days in every text are checked', async () => {
    school.change(
      'pages/transport.md',
      'contact: office\n---\n',
      'contact: office\n---\n\nBuses from 31 June.\n',
    );
    school.change('admission.yaml', 'Seats are limited.', 'Seats are kept until 31 April.');
    // The session begins in April 2025, so its March is March 2026, in which the 20th is a Friday.
    school.change(
      'fees.yaml',
      'session: 2025-26\n',
      'session: 2025-26\nsiblings: Asked for until Friday, 20 March.\n',
    );
    const said = await school.problems({ severity: 'warning' });
    expect(said.map((line) => line.replace(/^\S+ {2}/, ''))).toEqual([
      'Rules › item 1: says "31 April", but that month has 30 days. Correct the day.',
      'Text: says "31 June", but that month has 30 days. Correct the day.',
    ]);
  });

  it('due dates must be in order from April to March', async () => {
    school.change(
      'fees.yaml',
      'installments: 7',
      "installments: 7\ndue: ['04-10', '05-10', '10-10', '07-10', '12-10', '01-10', '02-10']",
    );
    expect(
      (await school.problems({ severity: 'warning' })).map((line) => line.replace(/^\S+ {2}/, '')),
    ).toEqual([
      'Due › item 4: comes before 10-10 in the session. Put the days in order, from April to March: 04-10, 05-10, 07-10, 10-10, 12-10, 01-10, 02-10.',
    ]);
    school.change('fees.yaml', "'10-10', '07-10'", "'07-10', '10-10'");
    expect(await school.problems({ severity: 'warning' })).toEqual([]);
  });

  it.each([
    '31 juniors and 31 novels, of whom 32 may come.',
    'On 29 February we meet, on 31 March and 31/12/2025 too, No. 45/31/2019.',
    'Open until 31 May 4.30 pm, tel. 31-02 2345.',
    'Fair on Saturday, 12 April.',
    'We won on Monday, 10 February.',
    'We go to Thursday, 5 February.',
    'On 30 June, Monday to Friday, sports.',
    'Sunday, 12 April is in 2026.',
    'Holiday on Tuesday. 25 November: the fair. Tell us by Friday. 1 December is too late.',
    'Closed on 30 November. Monday is a holiday.',
    'Monday to Friday, 10 December 2026; 26/27 November, Thursday/Friday.',
    'In 2024, Monday 19 May was a holiday.',
    'It was last year on Friday, 16 November.',
    '26 January (Monday in 2024)',
    'In June 31 pupils came. In November 31 teachers were trained. April 31 pupils joined.',
    'Bill no. 31/11/2026 and Order No: 31/11/2026',
  ])('days written as in "%s" are accepted', async (message) => {
    school.write('news/quiz.yaml', news(JSON.stringify(message)));
    expect(await school.problems()).toEqual([]);
  });
});

describe('the day of an event', () => {
  const calendar = (...days: string[]): string =>
    `updated: 2025-04-01\nsession: 2025-26\ngroups: []\ndays:\n${days.map((day) => `  - { ${day} }\n`).join('')}`;
  const SPORTS = "date: 2025-12-05, kind: other, title: 'Sports Day'";
  const hold = (date: string, message = "'Sports day: races.'", name = 'sports'): void =>
    school.write(`events/${name}.yaml`, `publish: 2025-04-01\ndate: ${date}\nmessage: ${message}\n`);
  const found = async (): Promise<string[]> => {
    const all = await school.problems({ severity: 'warning' });
    return all.filter((line) => line.includes('has “'));
  };

  it('the day of an event is compared with the calendar, which the office may forget to change', async () => {
    school.write('calendar.yaml', calendar(SPORTS));
    hold('2025-12-12');
    expect(await found()).toEqual([
      'content/events/sports.yaml:2:7  Date: is 12 December 2025, but calendar.yaml has “Sports Day” on 5 December 2025. If the day has changed, change it there too.',
    ]);
    hold('2025-12-05');
    expect(await found()).toEqual([]);
  });

  it.each([
    ['overlaps that day', '2025-12-04\nuntil: 2025-12-06', SPORTS],
    ['is over', '2025-04-12', SPORTS],
    ['is in another session', '2026-05-12', SPORTS],
    ['has another title', '2025-12-12', SPORTS.replace('Day', 'Day rehearsal')],
    ['has the name of a holiday', '2025-12-04', SPORTS.replace('other', 'holiday')],
    [
      'occurs several times',
      '2025-12-12',
      `${SPORTS} }\n  - { ${SPORTS.replace('12-05', '12-12')} }\n  - { ${SPORTS.replace('12-05', '07-05')}`,
    ],
  ])('an event need not be on its day in the calendar if it %s', async (_, date, days) => {
    school.write('calendar.yaml', calendar(days));
    hold(date);
    expect(await found()).toEqual([]);
  });

  it('two events may have the same name if one of them is on the day in the calendar', async () => {
    school.write('calendar.yaml', calendar(SPORTS));
    hold('2025-12-05');
    hold('2025-12-06', "'Sports day: races of Classes I to V.'", 'sports-of-juniors');
    expect(await found()).toEqual([]);
  });
});
