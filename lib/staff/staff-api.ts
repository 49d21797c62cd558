import { array, mixed, number, object, string, type Schema } from 'yup';
import { ApiError, type RequestHelper, type Variant } from './client';
import { readClaims, type SessionStore } from './session';

export interface Credentials {
  loginName: string;
  password: string;
}

/** The calls of the user service; always below `/api`, whatever stands before the other paths. */
export const SIGN_IN_PATH = '/api/User/ValidateUser';
export const SIGN_OUT_PATH = '/api/User/SignOut';

export type UserService = ReturnType<typeof createUserService>;

/** The user service at `/api/User` (specification, section 7). It alone keeps a new token, which the other calls read. */
export function createUserService(request: Pick<RequestHelper, 'post'>, session: SessionStore) {
  const { signIn, signOut, ...holder } = session;
  return {
    ...holder,
    /** Asks for a token and keeps it; without one, the answer may say why. @throws ApiError; StorageError when the token is not kept */
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

/** The State and District calls (specification, section 7), below `prefix`. Each throws ApiError. */
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

/**
 * The names under which fields of answers are found, the contract's own (server/openapi.yaml) first. The
 * specification does not show them, so other servers' habits are understood too.
 */
export const FIELD_NAMES = {
  stateId: ['stateId', 'StateId', 'stateID', 'StateID', 'id', 'Id', 'ID'],
  stateName: ['stateName', 'StateName', 'name', 'Name'],
  districtId: ['districtId', 'DistrictId', 'districtID', 'DistrictID', 'id', 'Id', 'ID'],
  districtName: ['districtName', 'DistrictName', 'name', 'Name'],
} as const;

type FieldName = keyof typeof FIELD_NAMES;

const ID = number().integer().min(Number.MIN_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER).required();

const isToken = (token?: string | null): boolean => !token || readClaims(token) !== null;
/** With a token, or without one and perhaps with the reason (specification, section 4). */
const signIn = object({
  token: string().nullable().optional().test(isToken),
  errorMessage: mixed().nullable(),
}).required();

/** The types of server/openapi.yaml, "components". */
export type State = ReturnType<typeof readStates>[number];
export type District = ReturnType<typeof readDistricts>[number];
type SignIn = ReturnType<typeof readSignIn>;

/** @throws ApiError `wrongShape`, as the other functions here */
const readStates = (answer: unknown) => readList(answer, 'stateId', 'stateName');

/** @param stateId the state that was asked for: a server need not repeat it */
const readDistricts = (answer: unknown, stateId: number) =>
  readList(answer, 'districtId', 'districtName').map((district) => ({ ...district, stateId }));

/** An empty token or a blank message counts as none. */
export function readSignIn(answer: unknown) {
  const { token, errorMessage } = checkAnswer(answer, signIn, 'post');
  return { token: token || null, errorMessage: readReason(errorMessage) };
}

/** The reason for which a call was refused although its status is 200. */
const readReason = (said: unknown): string | null => (typeof said === 'string' && said.trim()) || null;

/** A change may be answered with any JSON but `null`: the list is read again. A reason in it is a refusal, as at the sign-in. */
function checkChange(answer: unknown, variant: Variant): void {
  const said = checkAnswer(answer, mixed().required(), variant);
  const serverMessage = readReason(Reflect.get(Object(said) as object, 'errorMessage'));
  if (serverMessage) throw new ApiError('status', variant, { status: 200, serverMessage });
}

/**
 * A list of items under the contract's names; ids that come as digits become numbers. What is missing or of another
 * kind is passed on as it is, for the schema to refuse.
 */
function readList<Id extends FieldName, Name extends FieldName>(answer: unknown, id: Id, name: Name) {
  const areUnique = (items: object[]) =>
    new Set(items.map((item) => Reflect.get(item, id))).size === items.length;
  const schema = array(object({ [id]: ID, [name]: string().required() }))
    .typeError('it must be a JSON list')
    .required()
    // They could not be told apart.
    .test('unique', `two items have the same ${id}`, areUnique);
  const readItem = (item: unknown): unknown => {
    if (typeof item !== 'object' || item === null) return item;
    const valueOf = (field: FieldName): unknown =>
      Reflect.get(item, FIELD_NAMES[field].find((each) => Object.keys(item).includes(each)) ?? field);
    const [key, text] = [valueOf(id), valueOf(name)];
    return {
      [id]: typeof key === 'string' && /^\d+$/.test(key) ? Number(key) : key,
      [name]: typeof text === 'string' ? text.trim() : text,
    };
  };
  const found = checkAnswer(Array.isArray(answer) ? answer.map(readItem) : answer, schema, 'get');
  return found as (Record<Id, number> & Record<Name, string>)[];
}

/** Strict: nothing is converted here. */
function checkAnswer<T>(answer: unknown, schema: Schema<T>, variant: Variant): T {
  try {
    return schema.validateSync(answer, { strict: true });
  } catch (error) {
    throw new ApiError('wrongShape', variant, { cause: error });
  }
}
