import ICAL from 'ical.js';
import type { Content } from '@/lib/content/content';
import type { CalendarDay } from '@/lib/content/kinds/calendar';
import { calendarFile } from './calendar';
import { TIMINGS } from './testing/small-calendar';

const school = { name: 'सरस्वती; Vidya, Mandir', siteAddress: 'https://school.test' } as Content['school'];
const VACATION: CalendarDay = {
  date: '2026-05-18',
  until: '2026-06-30',
  kind: 'vacation',
  title: 'गर्मी की छुट्टियाँ, जून के अंत तक; मानसून के साथ फिर मिलेंगे \\ school',
  classes: ['Little, small', 'Big'],
};
const HOLIDAY: CalendarDay = { date: '2026-12-31', kind: 'holiday', title: 'Last day' };

function fileOf(days: CalendarDay[], built = '2026-11-20', events: Content['events'] = [], of = school) {
  const calendar = { session: '2026-27', groups: [], days };
  return calendarFile({ calendar, events, school: of }, built) ?? '';
}

const eventsOf = (file: string) =>
  new ICAL.Component(ICAL.parse(file) as unknown[])
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event));

it('another program reads the same entries from the file, with exclusive end dates as RFC 5545 requires', () => {
  const [vacation, holiday] = eventsOf(fileOf([VACATION, HOLIDAY]));
  expect(vacation?.summary).toBe(`${VACATION.title} (Little, small, Big)`);
  expect([vacation?.startDate.isDate, String(vacation?.startDate), String(vacation?.endDate)]).toEqual([
    true,
    '2026-05-18',
    '2026-07-01',
  ]);
  expect([String(holiday?.startDate), String(holiday?.endDate)]).toEqual(['2026-12-31', '2027-01-01']);
});

it('a day that has hours is an entry with these hours, not an all-day entry', () => {
  const hours = { begins: '09:00', ends: '12:00' };
  const file = fileOf([{ date: '2026-12-05', kind: 'meeting', title: 'Progress', ...hours }]);
  const [meeting] = eventsOf(file);
  expect([meeting?.startDate.isDate, meeting?.startDate.toJSDate(), meeting?.endDate.toJSDate()]).toEqual([
    false,
    new Date('2026-12-05T09:00:00+05:30'),
    new Date('2026-12-05T12:00:00+05:30'),
  ]);
  // Calendar programs list an entry with RRULE as a recurring one.
  expect(file).not.toContain('RRULE');
});

it('the file meets RFC 5545, with lines of at most 75 bytes that end in CRLF', () => {
  const file = fileOf([VACATION, HOLIDAY]);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  const lines = file.split('\r\n');
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getFirstPropertyValue('prodid')).toMatch(/./);
  for (const event of calendar.getAllSubcomponents('vevent'))
    for (const name of ['uid', 'dtstamp', 'dtstart', 'dtend'])
      expect([name, event.getAllProperties(name)]).toEqual([name, [expect.anything()]]);
});

it('the school’s name is escaped everywhere', () => {
  const lines = fileOf([HOLIDAY]).replaceAll('\r\n ', '').split('\r\n');
  const named = lines.filter((line) => line.includes('सरस्वती'));
  expect(named).toHaveLength(3);
  for (const line of named) expect(line).toContain('सरस्वती\\; Vidya\\, Mandir');
});

it('a day has the same UID in every language', () => {
  const day = { ...HOLIDAY, title: 'आख़िरी दिन', original: 'Last day' };
  const inHindi = fileOf([day], undefined, undefined, { ...school, language: 'hi' });
  expect(eventsOf(inHindi)[0]?.uid).toBe(eventsOf(fileOf([HOLIDAY]))[0]?.uid);
});

it('the UIDs are the same in a later build, whatever the order of the days, and no two entries share one', () => {
  const uidsOf = (file: string): string[] => eventsOf(file).map(({ uid }) => uid);
  const twice = uidsOf(fileOf([VACATION, HOLIDAY, HOLIDAY, { ...HOLIDAY, date: '2026-12-30' }]));
  expect(new Set(twice).size).toBe(3);
  expect(twice).toHaveLength(3);
  expect(uidsOf(fileOf([HOLIDAY, VACATION], '2027-01-01')).toSorted()).toEqual(
    uidsOf(fileOf([VACATION, HOLIDAY])).toSorted(),
  );
});

it('an event is listed on each of its days, with its hours if it has any', () => {
  const fair = {
    id: 'fair',
    publish: '2026-11-01',
    date: '2026-12-04',
    until: '2026-12-06',
    begins: '09:00',
    ends: '12:30',
    message: 'Science fair',
    place: 'Auditorium',
    past: false,
  };
  const [timed, whole] = eventsOf(
    fileOf([], '2026-11-20', [fair, { ...fair, begins: undefined, ends: undefined }]),
  );
  expect([timed?.summary, timed?.location]).toEqual(['Science fair', 'Auditorium']);
  expect([timed?.startDate.toJSDate(), timed?.endDate.toJSDate()]).toEqual([
    new Date('2026-12-04T09:00:00+05:30'),
    new Date('2026-12-04T12:30:00+05:30'),
  ]);
  const days = timed?.iterator();
  expect([1, 2, 3, 4].map(() => days?.next()?.toJSDate())).toEqual([
    new Date('2026-12-04T09:00:00+05:30'),
    new Date('2026-12-05T09:00:00+05:30'),
    new Date('2026-12-06T09:00:00+05:30'),
    undefined,
  ]);
  expect([String(whole?.startDate), String(whole?.endDate)]).toEqual(['2026-12-04', '2026-12-07']);
});

it('a calendar day that an event describes is left out', () => {
  const day: CalendarDay = { date: '2026-12-04', kind: 'other', title: 'Science fair' };
  const event = {
    id: 'fair',
    publish: '2026-11-01',
    date: '2026-12-04',
    message: 'Science fair: come and see.',
    past: false,
  };
  const summaries = eventsOf(
    fileOf([day, { ...day, kind: 'examination', title: 'Tests' }], '2026-11-20', [event]),
  );
  expect(summaries.map(({ summary }) => summary)).toEqual(['Tests', 'Science fair: come and see.']);
});

it('the file is identical in all builds of one day: its timestamp is the beginning of that day in India', () => {
  expect(fileOf([HOLIDAY])).toContain('DTSTAMP:20261119T183000Z\r\n');
});

it('without a calendar, there is no file', () => {
  expect(calendarFile({ calendar: undefined, events: [], school }, '2026-11-20')).toBeUndefined();
});

it('a working Saturday includes the hours of each stage', () => {
  const calendar = {
    session: '2026-27',
    groups: [],
    days: [{ date: '2026-11-28', kind: 'workingSaturday', title: 'Sports day' }, HOLIDAY] as CalendarDay[],
  };
  const file = calendarFile({ events: [], calendar, timings: TIMINGS, school }, '2026-11-20');
  const [saturday, holiday] = eventsOf(file ?? '');
  expect(saturday?.description).toBe('All 8.20\u00a0am to 2.15\u00a0pm');
  expect(holiday?.description).toBeNull();
});

it('events of the previous session, and events that ended more than a month ago, are left out', () => {
  const events = ['2026-03-30', '2026-06-01', '2026-10-20', '2026-12-04'].map((date) => ({
    id: date,
    publish: date,
    date,
    message: date,
    past: false,
  }));
  const messagesIn = (built: string): string[] =>
    eventsOf(fileOf([], built, events)).map(({ summary }) => summary);
  expect(messagesIn('2026-11-20')).toEqual(['2026-10-20', '2026-12-04']);
  expect(messagesIn('2026-04-02')).toEqual(['2026-06-01', '2026-10-20', '2026-12-04']);
});
