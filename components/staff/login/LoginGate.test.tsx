/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { STAFF_DEFAULTS } from '@/lib/content/kinds/staff';
import type { SignedOutReason } from '@/lib/session/session-store';
import { renderStaff } from '../testing/render-staff';
import { LoginGate } from './LoginGate';

/** Never answered: only the wish counts. */
const visited = jest.fn(() => new Promise<never>(() => {}));
const view = <LoginGate words={STAFF_DEFAULTS} />;

function open(reason: SignedOutReason) {
  const { session } = renderStaff(view, { path: '/login', visited });
  act(() => session.signOut(reason));
  return screen.getAllByRole('status').map(({ textContent }) => textContent)[0];
}

beforeEach(() => {
  localStorage.clear();
  visited.mockClear();
});

it('sends on who is signed in, and shows no form', () => {
  localStorage.setItem('authToken', 'opaque');
  renderStaff(view, { path: '/login', visited });
  expect(visited).toHaveBeenCalledWith('/dashboard');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

describe('the login page after a session', () => {
  it.each(['expired', 'refused', 'elsewhere', 'loggedOut'] as const)(
    'says why it has ended: %s',
    (reason) => {
      expect(open(reason)).toBe(STAFF_DEFAULTS.signedOut[reason]);
    },
  );

  it('begins with the message of the catalogue when a POST was refused', () => {
    expect(open('unauthorized')).toBe(
      STAFF_DEFAULTS.catalogue.unauthorized + STAFF_DEFAULTS.signedOut.refused,
    );
  });
});
