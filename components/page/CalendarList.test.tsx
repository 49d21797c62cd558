/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { calendarOf } from '@/lib/site/testing/small-calendar';
import type { Content } from '@/lib/content/content';
import { words } from '@/lib/content/words/in-use';
import { CalendarList } from './CalendarPage';

const calendar = calendarOf(
  { date: '2026-10-02', kind: 'holiday', title: 'Gandhi Jayanti' },
  { date: '2026-11-06', until: '2026-11-11', kind: 'vacation', title: 'Diwali' },
  { date: '2026-11-28', kind: 'meeting', title: 'Progress', classes: ['Big'] },
);

const school = { siteAddress: 'https://school.test' } as Content['school'];
// Renders the list to static HTML, as a build does. In a list that the browser renders, the script would not run.
function show(day: string, of = calendar, events: Content['events'] = []): void {
  document.body.innerHTML = renderToStaticMarkup(
    <CalendarList calendar={of} content={{ school, events }} day={day} />,
  );
}
const itemsOf = (name: string): string[] =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .filter((item) => !item.dataset.expires)
    .map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));

it('the calendar shows each event of the session with the title of its day or, if there is none, with its first sentence', () => {
  const of = calendarOf(
    { date: '2026-11-05', kind: 'other', title: 'Fair' },
    { date: '2026-11-14', kind: 'holiday', title: "Children's Day" },
  );
  const event = { id: 'a', publish: '2026-10-01', begins: '09:00', past: false };
  show('2026-10-01', of, [
    { ...event, date: '2026-11-05', message: 'Science fair for families.' },
    { ...event, date: '2026-11-20', message: 'Models by Class VI. Bring a bottle of water.' },
    { ...event, date: '2027-11-05', message: 'Of the next session.' },
  ]);
  expect(itemsOf('November 2026')).toEqual([
    'Thu 5Fair Event · 9.00 am',
    "Sat 14Children's Day Holiday",
    'Fri 20Models by Class VI. Event · 9.00 am',
  ]);
});

it('the calendar shows for each day its date, title, kind and classes', () => {
  show('2026-10-01');
  expect(itemsOf('November 2026')).toEqual([
    'Fri 6 to Wed 11Diwali Vacation',
    'Sat 28Progress Parent-teacher meeting · Big',
  ]);
});

it('the calendar collapses past months', () => {
  show('2026-11-20');
  const fold = screen.getByText('Past months: October 2026 to October 2026').closest('details');
  expect(fold).not.toHaveAttribute('open');
  expect(fold).toContainElement(screen.getByText('Gandhi Jayanti'));
  expect(fold).not.toContainElement(screen.getByText('Diwali'));
});

it('the calendar collapses nothing while no month has passed', () => {
  show('2026-10-20');
  expect(screen.queryByText(/Past months/)).toBeNull();
});

it('the days of a group have the number of this group’s choice in the filter; the first choice shows every day', () => {
  show('2026-10-01');
  const choices = screen.getAllByRole('radio', { hidden: true });
  expect(choices.map(({ id }) => id)).toEqual(['calendar-for-0', 'calendar-for-1', 'calendar-for-2']);
  expect(choices[0]).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Big', hidden: true }).id).toBe('calendar-for-2');
  expect(screen.getByText('Progress').closest('li')).toHaveAttribute('data-for', '2');
  expect(screen.getByText('Diwali').closest('li')).not.toHaveAttribute('data-for');
});

it('the calendar has no filter for a school without groups', () => {
  show('2026-10-01', { ...calendar, groups: [], days: calendar.days.slice(0, 1) });
  expect(screen.queryAllByRole('radio', { hidden: true })).toEqual([]);
});

it('the calendar links first to its file, which every phone can open, and then to a subscription', () => {
  show('2026-10-01');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/calendar.ics', 'webcal://school.test/calendar.ics']);
});

it('the calendar marks the day of the build as today; the marks of later days need the script', () => {
  show('2026-11-20');
  const marks = screen.getAllByText(/Today:/).map(({ textContent }) => textContent);
  expect(marks.slice(1, 3)).toEqual(['Today: Saturday, 21 November 2026', 'Today: Sunday, 22 November 2026']);
  expect(screen.getAllByText(words.calendar.built)).toHaveLength(1);
});
