import { addDays, siteDate } from '@/lib/text/dates';
import { complain, questionsOf, toText, valueOf } from './questions';

const SITE = {
  routes: ['/', '/transport'],
  pictures: ['bus.jpg'],
  files: [],
  contacts: ['office'],
  host: undefined,
  places: new Map(),
};
const TODAY = '2025-04-20';
const NEWS = { publish: '2025-04-12', date: '2025-04-12', message: 'We won.' };

function questionOf(kind: Parameters<typeof questionsOf>[0], name: string) {
  const question = questionsOf(kind, TODAY).find((each) => each.name === name);
  if (!question) throw new Error(`no question for ${name}`);
  return question;
}

describe('the questions for a new item', () => {
  it('the questions begin with the message and its day, and include each field of the schema with its description', () => {
    expect(questionsOf('news', TODAY)).toMatchObject([
      { name: 'message', example: 'Class X won the district science quiz.' },
      { name: 'date' },
      ...['to', 'picture', 'alt', 'consent', 'file'].map((name) => ({ name, optional: true })),
      {
        name: 'publish',
        description: 'The first day on which the website shows this.',
        example: '2025-04-01',
        optional: false,
      },
      { name: 'expires', optional: true },
    ]);
  });

  it('answers become values of the field’s type, and mistakes are left to the check', () => {
    expect(valueOf(questionOf('toppers', 'percentage'), ' 96.4 ')).toBe(96.4);
    expect(valueOf(questionOf('toppers', 'percentage'), 'very good')).toBe('very good');
    expect(valueOf(questionOf('pages', 'shows'), 'news, events')).toEqual(['news', 'events']);
    expect(valueOf(questionOf('toppers', 'name'), '12')).toBe('12');
    expect(valueOf(questionOf('toppers', 'percentage'), '96.4%')).toBe(96.4);
    expect(valueOf(questionOf('news', 'date'), '26-11-2026')).toBe('2026-11-26');
    expect(valueOf(questionOf('events', 'begins'), '10 am')).toBe('10:00');
    expect(valueOf(questionOf('announcements', 'newFamilies'), 'yes')).toBe(true);
    expect(valueOf(questionOf('notices', 'until'), '24-11-2026 4:00')).toBe('24-11-2026 4:00');
    const tomorrow = addDays(siteDate(new Date()), 1);
    expect(valueOf(questionOf('notices', 'until'), 'tomorrow 4 pm')).toBe(`${tomorrow}T16:00+05:30`);
    expect(valueOf(questionOf('news', 'message'), 'tomorrow')).toBe('tomorrow');
    expect(valueOf(questionOf('toppers', 'name'), '  ')).toBeUndefined();
  });
});

describe('an empty answer to a date', () => {
  it.each([
    ['news', 'publish', TODAY],
    ['news', 'date', TODAY],
    ['pages', 'updated', TODAY],
    ['news', 'expires', undefined],
    ['pages', 'review', undefined],
  ] as const)('an empty answer means today in %s › %s if the date is required', (kind, name, value) => {
    expect(valueOf(questionOf(kind, name), ' ')).toBe(value);
  });
});

describe('an answer', () => {
  it.each([
    [
      { ...NEWS, date: '2025-02-30' },
      'date',
      'must be a date that exists, written year-month-day, found "2025-02-30". Write, for example, 2025-04-12.',
    ],
    [
      { ...NEWS, message: undefined },
      'message',
      'is missing. Write, for example, Class X won the district science quiz.',
    ],
    [
      { ...NEWS, to: '/transprot' },
      'to',
      'leads to /transprot, but there is no such page. Did you mean /transport?',
    ],
    [{ ...NEWS, to: '/transport' }, 'to', undefined],
    [{ ...NEWS, expires: undefined }, 'expires', undefined],
    [{ ...NEWS, message: 'Quiz: we won #1, really' }, 'message', undefined],
  ])('%j gets the same message for its %s as in the content check', (values, name, complaint) => {
    expect(complain('news', values, name, SITE)).toBe(complaint);
  });

  it('an answer that refers to a missing photo is wrong', () => {
    expect(complain('toppers', { picture: 'bsu.jpg', alt: 'A bus' }, 'picture', SITE)).toBe(
      'there is no picture "bsu.jpg" in images/. Did you mean "bus.jpg"?',
    );
  });

  it('the description of a photo is required, although the field is optional without a photo', () => {
    expect(complain('pages', { picture: 'bus.jpg' }, 'alt', SITE)).toMatch(
      /^is missing: say what the picture shows/,
    );
  });
});

it.each([
  ['*won*', '"*won*" would be shown with its *. This field takes plain text: delete the symbols.'],
  ['**won**', '"**won**" would be shown with its **. This field takes plain text: delete the symbols.'],
  [
    'Name ____ won',
    '"We Name ____ won the quiz." has a blank that is not filled in. Write what belongs there.',
  ],
  [
    'on __/__/2026',
    '"We on __/__/2026 the quiz." has a blank that is not filled in. Write what belongs there.',
  ],
  ['_won_', '"_won_" would be shown with its _. This field takes plain text: delete the symbols.'],
  [
    '~lost~ won',
    '"~lost~" would be shown with its ~. Delete the crossed-out words, or only the ~ if the words still apply.',
  ],
  ['<b>won</b>', '"<b>" is HTML, and would be shown as it is typed. This field takes plain text: delete it.'],
])('markup from WhatsApp or a web page is rejected while it is typed: %s', (won, message) => {
  expect(complain('news', { ...NEWS, message: `We ${won} the quiz.` }, 'message', SITE)).toBe(message);
});

it('an answer that begins like a list item is rejected in a field for one sentence', () => {
  expect(complain('news', { ...NEWS, message: '- We won the quiz.' }, 'message', SITE)).toBe(
    '"-" would be shown with its -. This field takes plain text: delete the symbols.',
  );
});

it('mistakes in the text of a new page get the messages of the content check', () => {
  const said = (text: string) => complain('pages', { title: 'Robotics' }, undefined, SITE, text);
  expect(said('We build **robots**, see [the bus](/transport).')).toBeUndefined();
  expect(said('See [the bus](/transprot).')).toMatch(/there is no such page\. Did you mean \/transport\?$/);
  expect(said('• We build robots.')).toMatch(/- We build robots/);
});

describe('the file of a new item', () => {
  it('the file has quotes where YAML needs them', () => {
    expect(toText('news', { ...NEWS, message: 'Quiz: we won #1' }, '')).toBe(
      "publish: 2025-04-12\ndate: 2025-04-12\nmessage: 'Quiz: we won #1'\n",
    );
  });

  it('the file includes the text below the fields if the kind takes Markdown', () => {
    expect(toText('pages', { title: 'Robotics' }, 'Robots.')).toBe('---\ntitle: Robotics\n---\n\nRobots.\n');
  });
});
