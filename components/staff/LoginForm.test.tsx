/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@/lib/staff/client';
import type { UserService } from '@/lib/staff/staff-api';
import { STAFF_DEFAULTS } from '@/lib/content/kinds/staff';
import { makeToken } from '@/lib/staff/testing/make-token';
import { renderStaff } from './testing/render-staff';
import { LoginForm, LOGIN_DELAY_MS } from './StaffLogin';

const WORDS = STAFF_DEFAULTS;
const TOKEN = makeToken({});
const ACCEPTED = { token: TOKEN, errorMessage: null };

function open(answer: UserService['validateUser'] = async () => ACCEPTED) {
  const validateUser = jest.fn(answer);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { session, unmount } = renderStaff(<LoginForm words={WORDS} />, { validateUser });
  const name = screen.getByRole('textbox', { name: 'Username' });
  const password = screen.getByLabelText('Password');
  const button = screen.getByRole('button', { name: 'Login' });
  const fill = async (): Promise<void> => {
    await user.type(name, ' asha ');
    await user.type(password, 'secret');
  };
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  return { user, name, password, button, validateUser, session, unmount, fill, pass };
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe('LoginForm', () => {
  it('the login form begins without errors and with the button disabled', () => {
    const { button, name, password } = open();
    expect(button).toBeDisabled();
    expect(name).toHaveAttribute('aria-invalid', 'false');
    expect(name).toBeRequired();
    expect(password).toBeRequired();
    expect(name).toHaveAttribute('autocomplete', 'username');
    expect(password).toHaveAttribute('autocomplete', 'current-password');
  });

  it('the login form shows a field’s error once the field has been touched, and until the input is corrected', async () => {
    const { user, name, password, button } = open();
    await user.click(name);
    expect(screen.queryByText('Email is required.')).not.toBeInTheDocument();
    await user.tab();
    await waitFor(() => expect(name).toHaveAccessibleDescription('Email is required.'));
    expect(password).toHaveAttribute('aria-invalid', 'false');
    await user.type(password, 'abc');
    await user.tab();
    await waitFor(() => expect(password).toHaveAccessibleDescription('Password lenth more than 4 character'));
    expect(button).toBeDisabled();
    await user.type(password, 'd');
    await user.type(name, 'asha');
    await waitFor(() => expect(button).toBeEnabled());
    expect(password).toBeValid();
  });

  it('the login form shows a spinner for 600 ms before the call, and then stores the token', async () => {
    const { fill, user, button, validateUser, session, pass } = open();
    await fill();
    await user.click(button);
    // Validation is a chain of promises, during which the fake clock must not advance.
    for (let turns = 0; turns < 100 && !screen.queryByRole('status')?.textContent; turns += 1) await pass(0);
    expect(screen.getByRole('status')).toHaveTextContent('Signing in …');
    await pass(LOGIN_DELAY_MS - 1);
    expect(validateUser).not.toHaveBeenCalled();
    await pass(1);
    expect(validateUser).toHaveBeenCalledWith(
      { loginName: 'asha', password: 'secret' },
      expect.any(AbortSignal),
    );
    expect(session.getSession()).toEqual({ status: 'signed-in', token: TOKEN });
    expect(localStorage.getItem('authToken')).toBe(TOKEN);
  });

  it('the login form sends only once, however often Login is clicked or Enter is pressed', async () => {
    const { fill, user, button, validateUser, pass } = open();
    await fill();
    await user.keyboard('{Enter}');
    await user.dblClick(button);
    await user.click(button);
    // Validation is a chain of promises, during which the fake clock must not advance.
    for (
      let turns = 0;
      turns < 100 && validateUser.mock.calls.length === 0 && button.hasAttribute('x');
      turns += 1
    )
      await pass(0);
    await pass(LOGIN_DELAY_MS);
    expect(validateUser).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['The username or the password is not right.', 'The username or the password is not right.'],
    [null, STAFF_DEFAULTS.login.noReason],
  ])('the login form shows the errorMessage %p of an answer without a token', async (errorMessage, shown) => {
    const { fill, user, button, name, password, session, pass } = open(async () => ({
      token: null,
      errorMessage,
    }));
    await fill();
    await user.click(button);
    await pass(LOGIN_DELAY_MS);
    expect(screen.getByRole('alert')).toHaveTextContent(shown);
    expect(name).toHaveValue(' asha ');
    expect(password).toHaveValue('secret');
    expect(session.getSession().status).toBe('signed-out');
    expect(button).toBeEnabled();
  });

  const KINDS = ['network', 'timeout', 'redirect', 'empty', 'wrongShape', 'tooLarge'] as const;
  const STATUSES = [400, 401, 403, 409, 429, 500, 501, 503];

  it.each([
    ...KINDS.map((kind) => new ApiError(kind, 'post', { status: 200 })),
    ...STATUSES.map((status) => new ApiError('status', 'post', { status })),
  ])('the login form shows only the message in the specification after a failed call: %s', async (error) => {
    const { fill, user, button, pass } = open(() => Promise.reject(error));
    await fill();
    await user.click(button);
    await pass(LOGIN_DELAY_MS);
    expect(screen.getByRole('alert')).toHaveTextContent(/^Login failed! Please try again!$/);
  });

  it.each([
    new ApiError('status', 'post', { status: 404 }),
    new ApiError('status', 'post', { status: 405 }),
    new ApiError('notJson', 'post', { status: 200 }),
  ])('the login form says below the failure that the host has no server: %s', async (error) => {
    const { fill, user, button, pass } = open(() => Promise.reject(error));
    await fill();
    await user.click(button);
    await pass(LOGIN_DELAY_MS);
    expect(screen.getByRole('alert')).toHaveTextContent(
      `Login failed! Please try again!${STAFF_DEFAULTS.failures.notJson}`,
    );
  });

  it('the login form adds the server’s own message, such as how long to wait, below the failure', async () => {
    const refusal = new ApiError('status', 'post', { status: 429, serverMessage: 'Wait 15 minutes.' });
    const { fill, user, button, pass } = open(() => Promise.reject(refusal));
    await fill();
    await user.click(button);
    await pass(LOGIN_DELAY_MS);
    const said = screen.getByRole('alert').querySelectorAll('p');
    expect(Array.from(said, (each) => each.textContent)).toEqual([
      'Login failed! Please try again!',
      'Wait 15 minutes.',
    ]);
  });

  it('the login form can be sent again after a failure', async () => {
    const answers = [() => Promise.reject(new ApiError('network', 'post')), async () => ACCEPTED];
    const { fill, user, button, session, pass } = open(() => (answers.shift() ?? answers[0]!)());
    await fill();
    await user.click(button);
    await pass(LOGIN_DELAY_MS);
    await user.click(button);
    await waitFor(() => expect(screen.getByRole('alert')).toBeEmptyDOMElement());
    await pass(LOGIN_DELAY_MS);
    expect(session.getSession().status).toBe('signed-in');
  });

  it('the login form shows an error if the browser cannot store the token', async () => {
    const { fill, user, button, pass } = open();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await fill();
    await user.click(button);
    await pass(LOGIN_DELAY_MS);
    expect(screen.getByRole('alert')).toHaveTextContent(STAFF_DEFAULTS.failures.storage);
  });

  it('the login form makes no call once the user has left the page', async () => {
    const { fill, user, button, validateUser, unmount, pass } = open();
    await fill();
    await user.click(button);
    unmount();
    await pass(LOGIN_DELAY_MS);
    expect(validateUser).not.toHaveBeenCalled();
  });

  it('the login form shows the password only on demand, and accepts a pasted password', async () => {
    const { user, password } = open();
    const toggle = screen.getByRole('button', { name: 'Show the password' });
    await user.click(password);
    await user.paste('pasted');
    expect(password).toHaveValue('pasted');
    expect(password).toHaveAttribute('type', 'password');
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    expect(password).toHaveAttribute('type', 'text');
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-pressed', 'false');
    expect(password).toHaveAttribute('type', 'password');
  });
});
