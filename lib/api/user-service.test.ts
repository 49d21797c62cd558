/** @jest-environment jsdom */
import { makeToken } from '@/lib/session/testing/make-token';
import { createSessionStore } from '@/lib/session/session-store';
import { StorageError } from '@/lib/session/token-storage';
import { createUserService, SIGN_OUT_PATH } from './user-service';

const CREDENTIALS = { loginName: 'asha', password: 'secret' };
const TOKEN = makeToken({ name: 'Asha' });

function serviceOf(answer: unknown) {
  const post = jest.fn(async () => answer);
  return {
    post,
    user: createUserService(
      { post },
      createSessionStore(() => new Date()),
    ),
  };
}

beforeEach(() => localStorage.clear());

describe('the user service', () => {
  it('sends name and password to /api/User without the token, and keeps the token of the answer', async () => {
    const { user, post } = serviceOf({ token: TOKEN, errorMessage: null });
    await expect(user.validateUser(CREDENTIALS)).resolves.toEqual({ token: TOKEN, errorMessage: null });
    expect(post).toHaveBeenCalledWith('/api/User/ValidateUser', CREDENTIALS, { signal: undefined });
    expect(user.getSession()).toEqual({ status: 'signed-in', token: TOKEN });
    expect(localStorage.getItem('authToken')).toBe(TOKEN);
  });

  it.each([
    [{}, null],
    [{ token: '' }, null],
    [{ token: null, errorMessage: ' ' }, null],
    [{ token: null, errorMessage: ' Not today. ' }, 'Not today.'],
  ])('takes %j for a refusal with the reason %j, and signs nobody in', async (answer, errorMessage) => {
    const { user } = serviceOf(answer);
    await expect(user.validateUser(CREDENTIALS)).resolves.toEqual({ token: null, errorMessage });
    expect(user.getSession().status).toBe('signed-out');
  });

  it.each([[[]], ['text'], [null], [{ token: 5 }], [{ errorMessage: {} }]])('refuses %j', async (answer) => {
    const { user } = serviceOf(answer);
    await expect(user.validateUser(CREDENTIALS)).rejects.toMatchObject({
      kind: 'wrongShape',
      variant: 'post',
    });
    expect(user.getSession().status).toBe('signed-out');
  });

  it('says that the browser keeps no token, and signs nobody in', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {});
    const { user } = serviceOf({ token: TOKEN });
    await expect(user.validateUser(CREDENTIALS)).rejects.toThrow(StorageError);
    expect(user.getSession().status).toBe('signed-out');
  });

  it('logs out on the server while the token is still there, and holds none any more', async () => {
    const { user, post } = serviceOf({ token: TOKEN });
    await user.validateUser(CREDENTIALS);
    let tokenAtCall: string | null = null;
    post.mockImplementationOnce(async () => {
      tokenAtCall = localStorage.getItem('authToken');
      return { signedOut: true };
    });
    user.logOut();
    expect(post).toHaveBeenLastCalledWith(SIGN_OUT_PATH, {}, { bearer: true, keepalive: true });
    expect(tokenAtCall).toBe(TOKEN);
    expect(user.getSession()).toEqual({ status: 'signed-out', reason: 'loggedOut' });
    expect(localStorage.getItem('authToken')).toBeNull();
  });

  it('logs out without a server too', async () => {
    const { user, post } = serviceOf({ token: TOKEN });
    await user.validateUser(CREDENTIALS);
    post.mockRejectedValueOnce(new Error('no server'));
    user.logOut();
    await Promise.resolve();
    expect(user.getSession().status).toBe('signed-out');
  });
});
