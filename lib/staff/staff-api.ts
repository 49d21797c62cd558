import type { SessionStore } from './session';
import {
  readSignIn,
  type SignIn,
  checkChange,
  readDistricts,
  readStates,
  type District,
  type State,
} from './answers';
import type { RequestHelper } from './client';

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

export type NewDistrict = Omit<District, 'districtId'>;

/** The State and District calls (specification, section 7). Each throws ApiError. */
export interface StaffApi {
  listStates: (signal?: AbortSignal) => Promise<State[]>;
  listDistricts: (stateId: number, signal?: AbortSignal) => Promise<District[]>;
  addDistrict: (district: NewDistrict, signal?: AbortSignal) => Promise<void>;
  updateDistrict: (district: District, signal?: AbortSignal) => Promise<void>;
  deleteDistrict: (districtId: number, signal?: AbortSignal) => Promise<void>;
}

/** @param prefix in front of the State and District paths */
export function createStaffApi(request: RequestHelper, prefix: string): StaffApi {
  const change = async (path: string, body: object, signal?: AbortSignal): Promise<void> => {
    checkChange(await request.post(`${prefix}${path}`, body, { bearer: true, signal }), 'post');
  };
  return {
    async listStates(signal) {
      return readStates(await request.get(`${prefix}/State/GetState`, { bearer: true, signal }));
    },
    async listDistricts(stateId, signal) {
      const options = { params: { StateId: stateId }, bearer: true, signal };
      return readDistricts(await request.get(`${prefix}/District/GetDistrictList`, options), stateId);
    },
    addDistrict: (district, signal) => change('/District/AddDistrict', district, signal),
    updateDistrict: (district, signal) => change('/District/UpdateDistrict', district, signal),
    async deleteDistrict(districtId, signal) {
      const path = `${prefix}/District/DeleteDistrict`;
      checkChange(await request.delete(path, districtId, { bearer: true, signal }), 'delete');
    },
  };
}
