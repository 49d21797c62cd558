/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { RowFinder } from './RowFinder';

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
  render(<RowFinder text={ROUTES} />);
  const links = within(screen.getByRole('navigation', { name: 'Find your stop' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Canal', 'Old Fort']);
  const { id } = screen.getByRole('heading', { name: 'Canal' });
  expect(links[0]).toHaveAttribute('href', `#${id}`);
  expect(factsOf('Canal')).toEqual(['Route 1', 'Comes', '7.30']);
});

test('a stop on two routes shows the times of both, and links to telephone numbers', () => {
  render(<RowFinder text={ROUTES} />);
  const second = ['Route 2', 'Comes', '7.45', 'Attendant', '98765 43210'];
  expect(factsOf('Old Fort')).toEqual(['Route 1', 'Comes', '7.20', 'Month', '900', ...second]);
  expect(screen.getByRole('link', { name: '98765 43210' })).toHaveAttribute('href', 'tel:+919876543210');
});

test.each([
  ['no table', 'Call the office.'],
  ['one stop', '| Stop | Comes |\n|---|---|\n| Canal | 7.30 |'],
])('with %s, there is no choice of stops', (_, text) => {
  const { container } = render(<RowFinder text={text} />);
  expect(container).toBeEmptyDOMElement();
});
