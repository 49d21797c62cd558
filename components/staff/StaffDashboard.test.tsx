/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { STAFF_DEFAULTS } from '@/lib/content/kinds/staff';
import { makeToken } from '@/lib/staff/testing/make-token';
import { DASHBOARD_PAGES } from '@/lib/staff/pages';
import type { OfficeFacts } from '@/lib/site/office';
import { fillIn } from '@/lib/text/text';
import { renderStaff } from './testing/render-staff';
import { EnquiriesPage } from './EnquiriesPage';
import { DashboardFrame } from './DashboardFrame';
import { Overview } from './Overview';
import { ICONS } from './StaffDashboard';

const leaveTo = jest.fn();

const NOW = new Date('2026-04-01T03:30:00Z');
const SCHOOL = { name: 'Vidya Niketan Public School' };
const MENU = [{ text: 'Dashboard', to: '/dashboard' }, { text: 'About' }];

function open(token: string | null) {
  if (token !== null) localStorage.setItem('authToken', token);
  return renderStaff(
    <DashboardFrame page="overview" school={SCHOOL} words={{ ...STAFF_DEFAULTS, menu: MENU }}>
      <Overview words={STAFF_DEFAULTS} school={SCHOOL} icons={ICONS} />
    </DashboardFrame>,
    { leaveTo },
  );
}
const tokenFor = (minutes: number) =>
  makeToken({
    name: 'Asha Rao',
    role: 'clerk',
    iat: NOW.getTime() / 1000,
    exp: NOW.getTime() / 1000 + minutes * 60,
  });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  localStorage.clear();
  leaveTo.mockClear();
});
afterEach(() => jest.useRealTimers());

describe('StaffDashboard', () => {
  it.each([
    [null, '/login'],
    [tokenFor(-1), '/login?ended=expired'],
  ])('the dashboard redirects anyone who is not signed in, without showing its content', (token, address) => {
    open(token);
    expect(screen.getByText(STAFF_DEFAULTS.login.opening)).toBeVisible();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(leaveTo.mock.calls).toEqual([[address]]);
  });

  it('the dashboard says who is signed in and for how long', () => {
    open(tokenFor(125));
    expect(screen.getByText('Signed in as Asha Rao')).toBeVisible();
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts).toEqual([
      'Asha Rao',
      'clerk',
      '1 April 2026 at 9.00 am',
      '1 April 2026 at 11.05 am',
      '2 h 5 min',
    ]);
  });

  it('the first page of the dashboard links to all its other pages', () => {
    open(tokenFor(125));
    const { tasks } = STAFF_DEFAULTS.overview;
    const links = within(screen.getByRole('region', { name: tasks })).getAllByRole('link');
    const others = Object.values(DASHBOARD_PAGES).filter((address) => address !== '/dashboard');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(expect.arrayContaining(others));
    expect(links.map((link) => link.textContent)).toContain(STAFF_DEFAULTS.locations.title);
  });

  it('the dashboard offers only pages that the role may open; on other pages, it loads no data until the user insists', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const words = STAFF_DEFAULTS;
    localStorage.setItem('authToken', makeToken({ role: 'editor' }));
    const { unmount } = renderStaff(<Overview words={words} school={SCHOOL} icons={ICONS} />);
    expect(screen.getByRole('link', { name: words.website.title })).toBeVisible();
    expect(screen.queryByRole('link', { name: words.enquiries.title })).toBeNull();
    unmount();
    const listEnquiries = jest.fn(async () => []);
    renderStaff(
      <DashboardFrame page="enquiries" school={SCHOOL} words={words}>
        <EnquiriesPage words={words} />
      </DashboardFrame>,
      { enquiries: { listEnquiries } },
    );
    const roles = { roles: 'administrator, admissions', role: 'editor' };
    expect(screen.getByText(fillIn(words.frame.needsRole, roles))).toBeVisible();
    const menu = within(screen.getByRole('navigation')).getAllByRole('link');
    const offered = words.menu.filter(({ to }) => to && to !== DASHBOARD_PAGES.enquiries);
    expect(menu.map(({ textContent }) => textContent)).toEqual(offered.map(({ text }) => text));
    expect(listEnquiries).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: words.frame.insist }));
    expect(await screen.findByText(words.enquiries.none)).toBeVisible();
  });

  it('the dashboard begins with one sentence about pending tasks', () => {
    const { calm, next } = STAFF_DEFAULTS.overview;
    const notices = [
      { text: 'Over', ends: '2026-03-31T18:30:00.000Z' },
      { text: 'Lasts', ends: '2026-04-01T18:30:00.000Z' },
    ];
    const facts = { published: '1 April 2026', owed: [], certificates: [], notices, untouched: [] };
    const show = (outdated: OfficeFacts['outdated'], owed: OfficeFacts['owed'] = []): string | null => {
      localStorage.setItem('authToken', tokenFor(125));
      const office = { ...facts, outdated, owed };
      const { unmount } = renderStaff(
        <Overview words={STAFF_DEFAULTS} school={SCHOOL} office={office} icons={ICONS} />,
        {},
      );
      const { textContent } = screen.getByText(/^Hello, Asha Rao\./).nextElementSibling!;
      // One of the two notices has ended since the build.
      expect([screen.queryByText('Over'), screen.getByText('Lasts')]).toEqual([null, expect.anything()]);
      unmount();
      return textContent;
    };
    const fees = { text: 'Fees', when: '2025-26', to: '/fees' };
    expect(show([])).toBe(calm);
    expect(show([fees])).toBe(fillIn(next, { what: 'Fees (session 2025-26)' }));
    expect(show([], [{ text: 'B8: is missing. Upload it.' }])).toBe(fillIn(next, { what: 'B8: is missing' }));
    // The sentence names the first of two, without their number: the editor counts the saved texts, which can differ.
    expect(show([fees], [{ text: 'B8: is missing. Upload it.' }])).toBe(show([fees]));
  });

  it('the dashboard shows tasks to editors only; links a notice to its form for them, and to its page for other users', () => {
    const fees = { text: 'Fees', when: '2025-26', to: '/fees', form: 'fees.yaml' };
    const notices = [{ ...fees, text: 'Fees are due' }];
    const facts = { published: '1 April 2026', owed: [], certificates: [], notices, untouched: [] };
    const addressFor = (role: string) => {
      localStorage.setItem('authToken', makeToken({ role }));
      const office = { ...facts, outdated: [{ ...fees, to: '/old', form: 'old.yaml' }] };
      const page = <Overview words={STAFF_DEFAULTS} school={SCHOOL} office={office} icons={ICONS} />;
      const { unmount } = renderStaff(page, {});
      const links = screen.getAllByRole('link', { name: /Fees/ }).map((link) => link.getAttribute('href'));
      unmount();
      return [...new Set(links)];
    };
    const at = '/dashboard/website?file=';
    expect(addressFor('editor')).toEqual([`${at}old.yaml`, `${at}fees.yaml`]);
    expect(addressFor('admissions')).toEqual(['/fees']);
  });

  it.each(['admissions', 'administrator'])(
    'the dashboard says first, for %s, how many families are waiting for a call',
    async (role) => {
      const { enquiries } = STAFF_DEFAULTS;
      localStorage.setItem('authToken', makeToken({ role }));
      const overview = <Overview words={STAFF_DEFAULTS} school={SCHOOL} icons={ICONS} form="/enquiry" />;
      renderStaff(overview, { enquiries: { listEnquiries: async () => [] } });
      const link = await screen.findByRole('link', { name: enquiries.allCalled });
      expect(link).toHaveAttribute('href', DASHBOARD_PAGES.enquiries);
    },
  );

  it('the dashboard accepts a token without claims', () => {
    open(makeToken({}));
    expect(screen.getByText('Signed in')).toBeVisible();
    expect(screen.getByText(STAFF_DEFAULTS.overview.unreadable)).toBeVisible();
  });

  it('the dashboard warns five minutes before the session ends, and then signs the user out', async () => {
    open(tokenFor(64));
    expect(screen.queryByText('Your session ends soon')).not.toBeInTheDocument();
    await pass(58 * 60_000);
    expect(screen.queryByText('Your session ends soon')).not.toBeInTheDocument();
    await pass(66_000);
    expect(screen.getByText('You will be signed out at 10.04 am.', { exact: false })).toBeVisible();
    await pass(5 * 60_000);
    expect(leaveTo.mock.calls).toEqual([['/login?ended=expired']]);
    expect(localStorage.getItem('authToken')).toBeNull();
  });

  it('the dashboard logs out', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const { session } = open(makeToken({}));
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(localStorage.getItem('authToken')).toBeNull();
    expect(session.getSession()).toEqual({ status: 'signed-out', reason: 'loggedOut' });
    expect(leaveTo.mock.calls).toEqual([['/login?ended=loggedOut']]);
  });

  it('the dashboard opens and closes the side menu, and closes it with Escape', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    open(makeToken({}));
    const toggle = screen.getByRole('button', { name: 'Staff menu' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    await user.keyboard('{Escape}');
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(toggle).toHaveFocus();
  });

  it('the dashboard marks the current page in the menu, and shows an entry without a target as plain text', () => {
    open(makeToken({}));
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('link', { name: 'About' })).not.toBeInTheDocument();
    expect(screen.getByText('About')).toBeVisible();
  });
});
