import type { Content } from '@/lib/content/content';
import { factsOfDay } from './facts-of-day';
import { calendarOf, TIMINGS } from './testing/small-calendar';

const fees = { session: '2026-27', due: ['07-10', '12-10'] } as Content['fees'];
const calendar = calendarOf(
  { date: '2026-11-24', kind: 'holiday', title: 'Guru Nanak Jayanti' },
  { date: '2026-12-25', kind: 'holiday', title: 'Christmas' },
);
const content = { fees, calendar, timings: TIMINGS };

test.each([
  ['feeTables', '2026-11-24', '10 December', 'Next instalment', '2026-12-10'],
  ['calendar', '2026-11-23', '24 November', 'Next holiday: Tuesday, Guru Nanak Jayanti', '2026-11-23'],
  // On a holiday, the next holiday is the one after it.
  ['calendar', '2026-11-24', '25 December', 'Next holiday: Friday, Christmas', '2026-12-24'],
] as const)('the page of %s on %s begins with %s', (block, day, figure, text, expires) => {
  expect(factsOfDay([block], content, day)[0]).toEqual({ figure, text, expires });
});

test('a page of hours begins with the hour at which the gate opens, until the season ends', () => {
  const [fact] = factsOfDay(['timings'], content, '2026-11-24');
  expect(fact).toMatchObject({ text: 'The gate opens' });
  expect(fact?.expires).toMatch(/^\d{4}-\d\d-\d\d$/);
});
