/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { STAFF_DEFAULTS } from '@/lib/content/kinds/staff';
import { loginAddress, type SignedOutReason } from '@/lib/staff/session';
import { makeToken } from '@/lib/staff/testing/make-token';
import { renderStaff } from './testing/render-staff';
import { LoginGate } from './StaffLogin';

const leaveTo = jest.fn();
const view = <LoginGate words={STAFF_DEFAULTS} />;

const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)[0];

function open(before: SignedOutReason) {
  window.history.replaceState(null, '', loginAddress(before));
  renderStaff(view, { before });
  return said();
}

beforeEach(() => {
  localStorage.clear();
  leaveTo.mockClear();
});

it('the login page redirects signed-in staff, and shows them no form', () => {
  localStorage.setItem('authToken', makeToken({}));
  renderStaff(view, { leaveTo });
  expect(leaveTo.mock.calls).toEqual([['/dashboard']]);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

describe('after a session', () => {
  it.each(['expired', 'refused', 'elsewhere', 'loggedOut'] as const)(
    'the login page says why the session has ended: %s',
    (reason) => {
      expect(open(reason)).toBe(STAFF_DEFAULTS.signedOut[reason]);
    },
  );

  it('the login page shows the reason once, but not after a reload', () => {
    open('elsewhere');
    expect(window.location.pathname + window.location.search).toBe('/login');
    expect(said()).toBe(STAFF_DEFAULTS.signedOut.elsewhere);
  });

  it('the login page shows the reason if a session ends while the page is open', () => {
    const { session } = renderStaff(view);
    act(() => session.signOut('expired'));
    expect(said()).toBe(STAFF_DEFAULTS.signedOut.expired);
  });

  it('the login page begins with the catalogue’s message if the server has refused a POST', () => {
    expect(open('unauthorized')).toBe(
      STAFF_DEFAULTS.catalogue.unauthorized + STAFF_DEFAULTS.signedOut.refused,
    );
  });
});
