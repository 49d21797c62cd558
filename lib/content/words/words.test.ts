import { classesNamed } from '../kinds/classes';
import { setWords, words } from './in-use';
import { wordsIn, withDefaults } from './languages';
import { sayClass, sayRow } from './say-class';
import { formatClock, formatDate, formatWeekday } from '@/lib/text/dates';
import { toClock } from '@/lib/site/hours';
import { fieldOf, walkFields } from '../kinds/describe';
import { KINDS } from '../kinds/kinds';
import { labelOf, LABELS } from './labels';

describe('classes in another language', () => {
  const english = words;
  afterEach(() => setWords(english));

  const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

  test.each([
    ['Classes VI to VIII', 'कक्षा 6 से 8'],
    ['VI-VIII', '6 से 8'],
    ['Class VI-B', 'कक्षा 6-B'],
    ['Nursery-XII', 'नर्सरी से 12'],
    ['XI and XII Biology', '11 और 12 जीव विज्ञान'],
    ['Primary (Classes I to IV)', 'प्राइमरी (कक्षा 1 से 4)'],
  ])('%j is %j in Hindi, and still means the same classes', (label, said) => {
    expect(sayClass(label)).toBe(label);
    setWords(wordsIn('hi').words, 'hi');
    expect(plain(sayClass(label))).toBe(said);
    expect(classesNamed(plain(sayClass(label)))).toEqual(classesNamed(label));
  });

  test('a label that contains a word without a translation is not translated at all', () => {
    setWords(wordsIn('hi').words, 'hi');
    expect(sayClass('Computer lessons, Classes VI to X')).toBe('Computer lessons, Classes VI to X');
  });

  test.each([
    ['IV-V', 'कक्षा 4 से 5'],
    ['Nursery-III', 'नर्सरी से कक्षा 3'],
    ['XI and XII Biology', 'कक्षा 11 और 12 जीव विज्ञान'],
    ['Class VI', 'कक्षा 6'],
    ['Nursery-UKG', 'नर्सरी से यूकेजी'],
  ])('the label of a row for %j is %j in Hindi', (label, said) => {
    expect(sayRow(label)).toBe(label);
    setWords(wordsIn('hi').words, 'hi');
    expect(plain(sayRow(label))).toBe(said);
  });

  test('days and times are written in the language of the page', () => {
    setWords(wordsIn('hi').words, 'hi');
    expect(formatDate('2026-11-05')).toBe('5 नवंबर 2026');
    expect(formatDate('2026-10-02')).toBe('2 अक्टूबर 2026');
    expect(formatWeekday('2026-11-05')).toBe('गुरुवार, 5 नवंबर 2026');
    expect(['03:30', '08:20', '14:15', '17:00', '20:05'].map((time) => plain(formatClock(time)))).toEqual([
      'रात 3:30',
      'सुबह 8:20',
      'दोपहर 2:15',
      'शाम 5:00',
      'रात 8:05',
    ]);
  });

  test('if two times are in the same part of the day, that part is written only once', () => {
    const spanOf = (begins: string, ends: string) =>
      plain(Object.values(toClock({ begins, ends })).join(' – '));
    expect(spanOf('08:00', '20:00')).toBe('8.00 am – 8.00 pm');
    setWords(wordsIn('hi').words, 'hi');
    expect(spanOf('08:20', '08:35')).toBe('सुबह 8:20 – 8:35');
    expect(spanOf('08:20', '14:15')).toBe('सुबह 8:20 – दोपहर 2:15');
  });

  test('a translated text has the slots of the English text, and no words in Latin letters', () => {
    const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted();
    for (const [group, texts] of Object.entries<Record<string, string>>(wordsIn('hi').words))
      for (const [name, text] of Object.entries(texts)) {
        const original = (english as Record<string, Record<string, string>>)[group]?.[name] ?? '';
        expect([group, name, ...places(text)]).toEqual([group, name, ...places(original)]);
        expect(text.replaceAll(/\{\w+\}|PDF|IX/g, '')).not.toMatch(/[A-Za-z]{2}/);
      }
  });
});

const DEFAULTS = {
  page: { home: 'Home', skip: 'Skip' },
  menu: [{ text: 'About' }, { text: 'News' }],
  on: true,
};

describe('withDefaults', () => {
  it('a school without words of its own has the default words', () => {
    expect(withDefaults(DEFAULTS, undefined)).toEqual(DEFAULTS);
    expect(withDefaults(DEFAULTS, {})).toEqual(DEFAULTS);
  });

  it('the school’s own word replaces the default, and the other words of the group stay the default ones', () => {
    expect(withDefaults(DEFAULTS, { page: { home: 'Start' } })).toEqual({
      ...DEFAULTS,
      page: { home: 'Start', skip: 'Skip' },
    });
  });

  it('a school’s list replaces the whole default list', () => {
    expect(withDefaults(DEFAULTS, { menu: [{ text: 'Clubs' }] }).menu).toEqual([{ text: 'Clubs' }]);
  });

  it('values that are false are kept', () => {
    expect(withDefaults(DEFAULTS, { on: false }).on).toBe(false);
  });

  it('the defaults themselves are not changed', () => {
    withDefaults(DEFAULTS, { page: { home: 'Start' } });
    expect(DEFAULTS.page.home).toBe('Home');
  });
});

const { words: _words, staff: _staff, ...kinds } = KINDS;

/** The path of each field, beginning with the kind: `['fees', 'tuition', 'total']`. */
const FIELDS = Object.entries(kinds).flatMap(([kind, { schema }]) =>
  walkFields(fieldOf(schema)).flatMap(({ path }) =>
    typeof path.at(-1) === 'string' ? [[kind, ...path.filter((step) => typeof step === 'string')]] : [],
  ),
);

const keyOf = (names: readonly string[]): string | undefined =>
  names.map((_, from) => names.slice(from).join('.')).find((key) => Object.hasOwn(LABELS, key));

test('every label belongs to a field', () => {
  // The Markdown of a page is a field in the form, but not in the schema.
  const used = new Set(['body', ...FIELDS.map(keyOf)]);
  expect(Object.keys(LABELS).filter((key) => !used.has(key))).toEqual([]);
});

test('the more specific label wins', () => {
  expect(labelOf(['fees', 'total'])).toBe(LABELS.total);
  expect(labelOf(['events', 'date'])).toBe(LABELS['events.date']);
});

test('a field without a label is labelled with its name, written as words', () => {
  expect(labelOf(['disclosure', 'B', 'validUntil'])).toBe('Valid until');
});

/** The group of words for each closed list whose values visitors see. */
const SHOWN: Readonly<Record<string, 'calendar' | 'networks'>> = {
  'calendar.days.kind': 'calendar',
  'school.social.network': 'networks',
};
/** Closed lists whose values are not shown: visitors see names of days and languages, or icons, instead. */
const UNREAD = /\.(?:asks|consent|days|gamesDays|icon|languages|layout|shows|sky)$/;

test('there is a word for each value in the closed lists that visitors see', () => {
  const lists = Object.entries(kinds).flatMap(([kind, { schema }]) =>
    walkFields(fieldOf(schema))
      .filter(({ field }) => field.choices.length)
      .map(({ path, field: { choices } }) => {
        return { name: [kind, ...path.filter((step) => typeof step === 'string')].join('.'), choices };
      }),
  );
  expect(lists.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(SHOWN)));
  expect(lists.filter(({ name }) => !SHOWN[name] && !UNREAD.test(name))).toEqual([]);
  const hindi = wordsIn('hi').words;
  const wordless = lists.flatMap(({ name, choices }) => {
    const group = SHOWN[name];
    return group ? choices.filter((choice) => !Object.hasOwn(hindi[group], choice)) : [];
  });
  expect(wordless).toEqual([]);
});
