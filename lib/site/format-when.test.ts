import { formatInMonth, formatWhen } from './calendar';

it.each([
  ['2026-11-06', undefined, 'Friday, 6 November 2026'],
  ['2026-11-06', '2026-11-06', 'Friday, 6 November 2026'],
  ['2026-11-06', '2026-11-11', 'Friday, 6 to Wednesday, 11 November 2026'],
  ['2026-10-30', '2026-11-02', 'Friday, 30 October to Monday, 2 November 2026'],
  ['2026-12-24', '2027-01-05', 'Thursday, 24 December 2026 to Tuesday, 5 January 2027'],
])(
  'the days from %s to %s are "%s": month and year are said once where both share them',
  (date, until, text) => {
    expect(formatWhen({ date, until }, '{from} to {to}')).toBe(text);
  },
);

it.each([
  ['2026-11-24', undefined, 'Tue 24'],
  ['2026-12-07', '2026-12-12', 'Mon 7 to Sat 12'],
  ['2026-12-25', '2027-01-03', 'Fri 25 to Sun 3 Jan'],
])('below its month, %s to %s is "%s"', (date, until, text) => {
  expect(formatInMonth({ date, until }, '{from} to {to}').replaceAll('\u00A0', ' ')).toBe(text);
});
