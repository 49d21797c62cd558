/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { TIMINGS } from '@/lib/site/testing/small-calendar';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Content } from '@/lib/content/content';
import { words } from '@/lib/content/words/in-use';
import { TimingsPage, TimingTables } from './TimingsPage';

const office = {
  name: 'School office',
  days: ['Monday' as const, 'Thursday' as const],
  opens: '08:00',
  closes: '14:00',
};
const show = (offices = [office], day = '2026-11-20') =>
  render(<TimingTables timings={{ ...TIMINGS, offices }} day={day} />);
const rowsOf = (name: RegExp): string[][] =>
  within(screen.getByRole('table', { name, hidden: true }))
    .getAllByRole('row', { hidden: true })
    .map(({ children }) => Array.from(children, ({ textContent }) => textContent.replaceAll('\u00a0', ' ')));

it('the table of hours shows when each stage begins and ends in each season, and when the gate is open', () => {
  show();
  expect(rowsOf(/School hours/)).toEqual([
    ['Classes', 'Winter (15 October to 31 March)', 'Summer (1 April to 14 October)'],
    ['All', '8.20 am to 2.15 pm', '7.40 am to 1.35 pm'],
    ['School gate', '7.00 am to 3.00 pm', '7.00 am to 3.00 pm'],
  ]);
});

it('the table of hours has no empty cell if a season lacks a stage, and stacks the rows of three seasons on a phone', () => {
  const [winter, summer] = TIMINGS.seasons;
  const short = { ...summer!, name: 'Examinations', stages: [] };
  const timings = { ...TIMINGS, seasons: [winter!, summer!, short] };
  render(<TimingTables timings={timings} day="2026-11-20" />);
  expect(rowsOf(/School hours/)[1]?.at(-1)).toBe(words.timings.none);
  expect(screen.getByRole('table', { name: /School hours/ })).toHaveClass('stack');
});

it('the page shows today’s hours before all tables', () => {
  const content = {
    timings: TIMINGS,
    pages: [],
    school: { name: 'Vidya', siteAddress: 'https://school.test' },
  };
  const html = renderToStaticMarkup(<TimingsPage content={content as unknown as Content} day="2026-11-20" />);
  expect(html.indexOf(`<dt>${words.today.hours}`)).toBeGreaterThan(0);
  expect(html.indexOf(`<dt>${words.today.hours}`)).toBeLessThan(html.indexOf(words.timings.bells));
});

it('the table of hours begins with the current season', () => {
  show([], '2026-05-04');
  expect(rowsOf(/School hours/)[0]).toEqual([
    'Classes',
    expect.stringMatching(/^Summer/),
    expect.stringMatching(/^Winter/),
  ]);
});

it('the bells are listed by stage, and those of the current season are expanded', () => {
  show();
  const [winter, summer] = screen.getAllByRole('table', { name: 'All', hidden: true });
  expect(winter).toHaveTextContent('Lessons8.20 am to 2.15 pm');
  expect(summer).toHaveTextContent('Lessons7.40 am to 1.35 pm');
  const folds = screen.getAllByRole('group').map((fold) => fold.hasAttribute('open'));
  expect(folds).toEqual([true, false]);
});

it('the page shows the office hours, and no heading if there are none', () => {
  const { unmount } = show();
  expect(rowsOf(/Office hours/)).toEqual([
    ['Office', 'Days', 'Time'],
    ['School office', 'Monday, Thursday', '8.00 am to 2.00 pm'],
  ]);
  unmount();
  show([]);
  expect(screen.queryByRole('heading', { name: 'Office hours' })).toBeNull();
});
