import {
  checkChange,
  readDistricts,
  readSignIn,
  readStates,
  type District,
  type SignIn,
  type State,
} from './answers';
import type { RequestHelper } from './client';
import type { SessionStore } from './session';

export interface Credentials {
  loginName: string;
  password: string;
}

/** The calls of the user service; always below `/api`, whatever stands before the other paths. */
export const SIGN_IN_PATH = '/api/User/ValidateUser';
export const SIGN_OUT_PATH = '/api/User/SignOut';

export type UserService = ReturnType<typeof createUserService>;

/**
 * The user service at `/api/User` (specification, section 7). It alone keeps a new token; the session store holds it,
 * and the other calls read it from there.
 */
export function createUserService(request: Pick<RequestHelper, 'post'>, session: SessionStore) {
  const { signIn, signOut, ...holder } = session;
  return {
    ...holder,
    /**
     * Asks for a token and keeps it; without one, the answer may say why.
     * @throws ApiError; StorageError when the browser does not keep the token
     */
    validateUser: async (credentials: Credentials, signal?: AbortSignal): Promise<SignIn> => {
      const answer = readSignIn(await request.post(SIGN_IN_PATH, credentials, { signal }));
      if (answer.token) signIn(answer.token);
      return answer;
    },
    /** Ends the session on the server too, and so every copy of its token; does not wait for the answer. */
    logOut: (): void => {
      // Asked while the token is still there. Here the session ends whatever comes of it: the server may be away, or
      // have no such call, and nobody can do anything about that on the way out.
      request.post(SIGN_OUT_PATH, {}, { bearer: true, keepalive: true }).catch(() => undefined);
      signOut('loggedOut');
    },
  };
}

export type StaffApi = ReturnType<typeof createStaffApi>;
export type NewDistrict = Omit<District, 'districtId'>;

/**
 * The State and District calls (specification, section 7). Each throws ApiError.
 * @param prefix in front of the State and District paths
 */
export function createStaffApi(request: RequestHelper, prefix: string) {
  const change = async (path: string, body: object, signal?: AbortSignal): Promise<void> => {
    checkChange(await request.post(`${prefix}${path}`, body, { bearer: true, signal }), 'post');
  };
  return {
    listStates: async (signal?: AbortSignal): Promise<State[]> =>
      readStates(await request.get(`${prefix}/State/GetState`, { bearer: true, signal })),
    listDistricts: async (stateId: number, signal?: AbortSignal): Promise<District[]> => {
      const options = { params: { StateId: stateId }, bearer: true, signal };
      return readDistricts(await request.get(`${prefix}/District/GetDistrictList`, options), stateId);
    },
    addDistrict: (district: NewDistrict, signal?: AbortSignal) =>
      change('/District/AddDistrict', district, signal),
    updateDistrict: (district: District, signal?: AbortSignal) =>
      change('/District/UpdateDistrict', district, signal),
    deleteDistrict: async (districtId: number, signal?: AbortSignal): Promise<void> => {
      const path = `${prefix}/District/DeleteDistrict`;
      checkChange(await request.delete(path, districtId, { bearer: true, signal }), 'delete');
    },
  };
}
