import { formatClock } from './dates';

it.each([
  ['00:05', '12.05 am'],
  ['07:40', '7.40 am'],
  ['12:00', '12.00 pm'],
  ['14:05', '2.05 pm'],
])('%s is %s on a clock of twelve hours', (time, shown) => {
  expect(formatClock(time).replace('\u00a0', ' ')).toBe(shown);
});
