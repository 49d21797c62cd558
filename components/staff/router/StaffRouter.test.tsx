/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useQuery } from '../LocationsPage';
import { StaffLink } from './StaffLink';
import { StaffRouter, useRouter, type RoutedPage } from './StaffRouter';

function Page({ name }: { name: string }) {
  const { path } = useRouter();
  return (
    <main>
      <h1>{`${name} at ${path}${useQuery()}`}</h1>
      <StaffLink href="/dashboard">Dashboard</StaffLink>
      <StaffLink href="/dashboard/locations">Locations</StaffLink>
      <StaffLink href="#elsewhere">Elsewhere</StaffLink>
    </main>
  );
}

/** Opens the router at /login; the answers of its source are given by hand. */
function open() {
  window.history.replaceState(null, '', '/login');
  const asked: Record<string, (page: RoutedPage | Error) => Promise<void>> = {};
  const prepared: string[] = [];
  const fetch = jest.fn(
    (path: string) =>
      new Promise<RoutedPage>((resolve, reject) => {
        asked[path] = (page) => act(async () => (page instanceof Error ? reject(page) : resolve(page)));
      }),
  );
  const knows = (path: string) => path.startsWith('/dashboard');
  const source = { knows, fetch };
  render(<StaffRouter first={{ path: '/login', content: <Page name="Login" /> }} source={source} />);
  const answer = (path: string, name: string) =>
    asked[path]?.({ path, content: <Page name={name} />, prepareDocument: () => prepared.push(name) });
  const click = (name: string) => userEvent.click(screen.getByRole('link', { name }));
  return { fetch, answer, click, prepared, fail: (path: string) => asked[path]?.(new Error('gone')) };
}
const heading = () => screen.getByRole('heading').textContent;

beforeAll(() => {
  window.scrollTo = jest.fn();
});

test('a link shows its page when that is there, with its address, title and styles', async () => {
  const { answer, click, prepared } = open();
  await click('Dashboard');
  expect(heading()).toBe('Login at /login');
  expect(window.location.pathname).toBe('/login');
  await answer('/dashboard', 'Overview');
  expect(heading()).toBe('Overview at /dashboard');
  expect(window.location.pathname).toBe('/dashboard');
  expect(prepared).toEqual(['Overview']);
});

test('of two wishes the later one counts, whichever answer comes first', async () => {
  const { answer, click, prepared } = open();
  await click('Dashboard');
  await click('Locations');
  await answer('/dashboard/locations', 'Locations');
  await answer('/dashboard', 'Overview');
  expect(heading()).toBe('Locations at /dashboard/locations');
  expect(prepared).toEqual(['Locations']);
});

test('the back button shows the page before', async () => {
  const { answer, click } = open();
  await click('Dashboard');
  await answer('/dashboard', 'Overview');
  await click('Locations');
  await answer('/dashboard/locations', 'Locations');
  await act(async () => {
    window.history.back();
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  });
  await answer('/dashboard', 'Overview again');
  expect(heading()).toBe('Overview again at /dashboard');
});

test('links with a modifier key, and to other pages, are left to the browser', async () => {
  const { fetch, click } = open();
  await click('Elsewhere');
  const user = userEvent.setup();
  const link = screen.getByRole('link', { name: 'Dashboard' });
  // jsdom cannot load a document: only whether the router keeps out of it is looked at.
  link.addEventListener('click', (event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  await user.keyboard('{Control>}');
  await user.click(link);
  expect(fetch).not.toHaveBeenCalled();
});
