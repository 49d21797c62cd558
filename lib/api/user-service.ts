import type { SessionStore } from '@/lib/session/session-store';
import { readSignIn, type SignIn } from './read-answers';
import type { RequestHelper } from './request-variants';

export interface Credentials {
  loginName: string;
  password: string;
}

/** The calls of the user service; always below `/api`, whatever stands before the other paths. */
export const SIGN_IN_PATH = '/api/User/ValidateUser';
export const SIGN_OUT_PATH = '/api/User/SignOut';

/**
 * The user service at `/api/User` (specification, section 7). It alone keeps a new token; the session store holds it,
 * and the other calls read it from there.
 */
export interface UserService extends Omit<SessionStore, 'signIn' | 'signOut'> {
  /**
   * Asks for a token and keeps it; without one, the answer may say why.
   * @throws ApiError; StorageError when the browser does not keep the token
   */
  validateUser: (credentials: Credentials, signal?: AbortSignal) => Promise<SignIn>;
  /** Ends the session on the server too, and so every copy of its token; does not wait for the answer. */
  logOut: () => void;
}

export function createUserService(request: Pick<RequestHelper, 'post'>, session: SessionStore): UserService {
  const { signIn, signOut, ...holder } = session;
  return {
    ...holder,
    async validateUser(credentials, signal) {
      const answer = readSignIn(await request.post(SIGN_IN_PATH, credentials, { signal }));
      if (answer.token) signIn(answer.token);
      return answer;
    },
    logOut() {
      // Asked while the token is still there. Here the session ends whatever comes of it: the server may be away, or
      // have no such call, and nobody can do anything about that on the way out.
      request.post(SIGN_OUT_PATH, {}, { bearer: true, keepalive: true }).catch(() => undefined);
      signOut('loggedOut');
    },
  };
}
