/** @jest-environment jsdom */
import { cleanup, render, screen, within } from '@testing-library/react';
import { words } from '@/lib/content/words/in-use';
import { SiteMenu } from './SiteMenu';

const menu = {
  entries: [
    { text: 'Home', to: '/' },
    { text: 'Facility', entries: [{ text: 'Transport', to: '/transport' }, { text: 'Canteen' }] },
    { text: 'TC', to: 'https://tc.school.example/list' },
  ],
};

test('an entry without a target is plain text, never a dead link', () => {
  render(<SiteMenu menu={menu} shortcuts={[]} route="/" />);
  expect(screen.getByText('Canteen').tagName).toBe('SPAN');
});

test('without JavaScript, each list can be opened by a button with the name of the list', () => {
  render(<SiteMenu menu={menu} shortcuts={[]} route="/" />);
  const button = screen.getByRole('button', { name: 'Facility' });
  const list = document.getElementById(button.getAttribute('popovertarget') ?? '');
  expect(within(list as HTMLElement).getByText('Transport')).toBeInTheDocument();
});

test('on phones, only the list with the current page is expanded', () => {
  render(<SiteMenu menu={menu} shortcuts={[]} route="/transport" />);
  expect(screen.getByText('Facility', { selector: 'summary' }).closest('details')).toHaveAttribute('open');
  cleanup();
  render(<SiteMenu menu={menu} shortcuts={[]} route="/" />);
  expect(screen.getByText('Facility', { selector: 'summary' }).closest('details')).not.toHaveAttribute(
    'open',
  );
});

test('on a phone, the panel links to the page for a child who is being hurt, if there is one', () => {
  render(<SiteMenu menu={menu} shortcuts={[]} route="/" safety="/help" />);
  expect(screen.getByRole('link', { name: words.safety.hurting })).toHaveAttribute('href', '/help');
  cleanup();
  render(<SiteMenu menu={menu} shortcuts={[]} route="/" />);
  expect(screen.queryByText(words.safety.hurting)).not.toBeInTheDocument();
});

test('the current page is marked', () => {
  render(<SiteMenu menu={menu} shortcuts={[]} route="/transport" />);
  expect(screen.getByText('Transport').closest('a')).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('Home').closest('a')).not.toHaveAttribute('aria-current');
});

test('a link to another host opens a new tab and says so', () => {
  render(<SiteMenu menu={menu} shortcuts={[]} route="/" />);
  const link = screen.getByText('TC').closest('a');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAccessibleName('TC (opens in a new tab)');
});
