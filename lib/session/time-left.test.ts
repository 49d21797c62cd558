import { endsSoon, timeLeft } from './time-left';

const NOW = new Date('2026-04-01T09:00:00Z');
const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

it('counts whole hours and minutes, and never below zero', () => {
  expect(timeLeft(after(125.9), NOW)).toEqual({ hours: 2, minutes: 5 });
  expect(timeLeft(after(0.5), NOW)).toEqual({ hours: 0, minutes: 0 });
  expect(timeLeft(after(-90), NOW)).toEqual({ hours: 0, minutes: 0 });
});

it('warns five minutes before the end, and not at all when there is none', () => {
  expect(endsSoon(after(5.01), NOW)).toBe(false);
  expect(endsSoon(after(5), NOW)).toBe(true);
  expect(endsSoon(undefined, NOW)).toBe(false);
});
