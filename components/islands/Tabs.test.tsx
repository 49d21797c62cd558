/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Tabs } from './Tabs';

const TABS = [
  { id: 'news', text: 'News' },
  { id: 'events', text: 'Events' },
];

const example = (
  <Tabs label="News and events" tabs={TABS}>
    <div id="news">Quiz won</div>
    <div id="events">Sports day</div>
  </Tabs>
);

test('before the script they are links to the panels', () => {
  const html = renderToString(example);
  expect(html).toContain('href="#events"');
  expect(html).not.toContain('role=');
});

test('the first tab is chosen and its panel shown', () => {
  render(example);
  expect(screen.getByRole('tab', { name: 'News' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByText('Quiz won')).toBeVisible();
  expect(screen.getByText('Sports day')).not.toBeVisible();
});

test('the tab that the address names is chosen', () => {
  window.location.hash = '#events';
  render(example);
  window.location.hash = '';
  expect(screen.getByText('Sports day')).toBeVisible();
  expect(screen.getByText('Quiz won')).not.toBeVisible();
});

test('the arrow keys choose, wrap around and move the focus; only the chosen tab is in the tab order', async () => {
  const user = userEvent.setup();
  render(example);
  await user.tab();
  expect(screen.getByRole('tab', { name: 'News' })).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  const events = screen.getByRole('tab', { name: 'Events' });
  expect(events).toHaveFocus();
  expect(screen.getByText('Sports day')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'News' })).toHaveAttribute('tabindex', '-1');
  await user.keyboard('{Home}');
  expect(screen.getByText('Quiz won')).toBeVisible();
});
