/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { words } from '@/lib/content/words/in-use';
import { RowFinder } from './RowFinder';

const DAY = '2026-11-21';

const ROUTES = `### Route 1
| Stop | Comes | Month |
|---|--:|--:|
| Old Fort | 7.20 | 900 |
| Canal | 7.30 | |

### Route 2
| Stop | Comes | Attendant |
|---|--:|---|
| Old Fort | 7.45 | [98765 43210](tel:+919876543210) |

| Lost | Where |
|---|---|
| Cap | Desk |`;

function factsOf(stop: string): string[] {
  const panel = screen.getByRole('heading', { name: stop }).parentElement;
  return Array.from(panel?.querySelectorAll('b, dt, dd') ?? [], ({ textContent }) => textContent);
}

test('stops are links in alphabetical order, and each leads to what the tables say about the stop', () => {
  render(<RowFinder text={ROUTES} day={DAY} />);
  const links = within(screen.getByRole('navigation', { name: 'Find your stop' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Canal', 'Old Fort']);
  const { id } = screen.getByRole('heading', { name: 'Canal' });
  expect(links[0]).toHaveAttribute('href', `#${id}`);
  expect(factsOf('Canal')).toEqual(['Route 1', 'Comes', '7.30']);
});

test('a stop on two routes shows the times of both, and links to telephone numbers', () => {
  render(<RowFinder text={ROUTES} day={DAY} />);
  const second = ['Route 2', 'Comes', '7.45', 'Attendant', '98765 43210'];
  expect(factsOf('Old Fort')).toEqual(['Route 1', 'Comes', '7.20', 'Month', '900', ...second]);
  expect(screen.getByRole('link', { name: '98765 43210' })).toHaveAttribute('href', 'tel:+919876543210');
});

test('cells have the unit of their heading, and what is named after the present season comes first', () => {
  const row = (heading: string, cells: string): string =>
    `### ${heading}\n| Stop | Comes (am) | Month (₹) |\n|---|--:|--:|\n| Canal | ${cells} |\n| Fort | ${cells} |\n\n`;
  const season = { gateOpens: '07:00', gateCloses: '14:00', stages: [] };
  const seasons = [
    { ...season, name: 'Summer', begins: '04-01', ends: '10-14' },
    { ...season, name: 'Winter', begins: '10-15', ends: '03-31' },
  ];
  const timings = { updated: DAY, days: [], offices: [], seasons };
  const text =
    row('Small children', '9.30 | 500') + row('Summer times', '6.30 |') + row('In winter', '7.30 |');
  document.body.innerHTML = renderToStaticMarkup(<RowFinder text={text} timings={timings} day={DAY} />);
  const first = [`In winter · ${words.class.now}`, 'Comes', '7.30\u00A0am'];
  const second = ['Small children', 'Comes', '9.30\u00A0am', 'Month', '₹500'];
  expect(factsOf('Canal')).toEqual([...first, ...second, 'Summer times', 'Comes', '6.30\u00A0am']);
});

test.each([
  ['no table', 'Call the office.'],
  ['one stop', '| Stop | Comes |\n|---|---|\n| Canal | 7.30 |'],
])('with %s, there is no choice of stops', (_, text) => {
  const { container } = render(<RowFinder text={text} day={DAY} />);
  expect(container).toBeEmptyDOMElement();
});
