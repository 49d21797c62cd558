import { array, boolean, mixed, number, object, string, type InferType, type Schema } from 'yup';
import { ENQUIRIES_AT_ONCE, ENQUIRY_STATES } from '@/lib/text/enquiry';
import { ApiError, type RequestHelper, type Variant } from './client';
import { readClaims, type SessionStore } from './session';

export interface Credentials {
  loginName: string;
  password: string;
}

/** Always under `/api`, whatever prefix other paths have. */
export const SIGN_IN_PATH = '/api/User/ValidateUser';
export const SIGN_OUT_PATH = '/api/User/SignOut';

export type UserService = ReturnType<typeof createUserService>;

/** The user service (specification, section 7). No other code stores a new token. */
export function createUserService(request: Pick<RequestHelper, 'post'>, session: SessionStore) {
  const { signIn, signOut, ...holder } = session;
  return {
    ...holder,
    /** Signs in, and stores the token. A response without a token may give a reason. @throws ApiError, StorageError */
    validateUser: async (credentials: Credentials, signal?: AbortSignal): Promise<SignIn> => {
      const answer = readSignIn(await request.post(SIGN_IN_PATH, credentials, { signal }));
      if (answer.token) signIn(answer.token);
      return answer;
    },
    /** Signs out, and revokes the token on the server without waiting for the response. */
    logOut: (): void => {
      // Send this while the token is stored. Ignore a failure, because the user can do nothing about it.
      request.post(SIGN_OUT_PATH, {}, { bearer: true, keepalive: true }).catch(() => undefined);
      signOut('loggedOut');
    },
  };
}

export type StaffApi = ReturnType<typeof createStaffApi>;
export type NewDistrict = Omit<District, 'districtId'>;

/** The calls for State and District (specification, section 7), under `prefix`. Each may throw ApiError. */
export function createStaffApi(request: RequestHelper, prefix: string) {
  const { change, remove } = changesOf(request, prefix);
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
    deleteDistrict: (districtId: number, signal?: AbortSignal) =>
      remove('/District/DeleteDistrict', districtId, signal),
  };
}

const changesOf = (request: RequestHelper, base: string) => ({
  change: async (path: string, body: object, signal?: AbortSignal): Promise<void> =>
    checkChange(await request.post(`${base}${path}`, body, { bearer: true, signal }), 'post'),
  remove: async (path: string, id: number, signal?: AbortSignal): Promise<void> =>
    checkChange(await request.delete(`${base}${path}`, id, { bearer: true, signal }), 'delete'),
});

export type EnquiryApi = ReturnType<typeof createEnquiryApi>;

/** The staff's calls for enquiries (server/openapi.yaml). Each may throw ApiError. */
export function createEnquiryApi(request: RequestHelper) {
  const path = '/api/Enquiry';
  const { change: update, remove } = changesOf(request, path);
  return {
    listEnquiries: async (signal?: AbortSignal): Promise<StaffEnquiry[]> => {
      const all: StaffEnquiry[] = [];
      for (;;) {
        const last = all[all.length - 1];
        const options = { params: last && { Before: last.enquiryId }, bearer: true, signal };
        const part = checkAnswer(await request.get(`${path}/GetEnquiries`, options), enquiries, 'get');
        all.push(...part);
        if (part.length < ENQUIRIES_AT_ONCE) return all;
      }
    },
    /** Reads the enquiries as CSV for Excel. */
    readTable: async (signal?: AbortSignal): Promise<string> => {
      const answer = await request.get(`${path}/GetTable`, { bearer: true, signal });
      return checkAnswer(answer, object({ table: string().required() }).required(), 'get').table;
    },
    updateEnquiry: (change: EnquiryChange, signal?: AbortSignal) => update('/UpdateEnquiry', change, signal),
    deleteEnquiry: (enquiryId: number, signal?: AbortSignal) => remove('/DeleteEnquiry', enquiryId, signal),
  };
}

/** Accepted names of fields, which the specification does not give. The first is the name in server/openapi.yaml. */
export const FIELD_NAMES = {
  stateId: ['stateId', 'StateId', 'stateID', 'StateID', 'id', 'Id', 'ID'],
  stateName: ['stateName', 'StateName', 'name', 'Name'],
  districtId: ['districtId', 'DistrictId', 'districtID', 'DistrictID', 'id', 'Id', 'ID'],
  districtName: ['districtName', 'DistrictName', 'name', 'Name'],
} as const;

type FieldName = keyof typeof FIELD_NAMES;

const ID = number().integer().min(Number.MIN_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER).required();

const enquiry = object({
  enquiryId: ID,
  reference: string().required(),
  sentAt: string().required(),
  keepUntil: string().required(),
  name: string().required(),
  telephone: string().required(),
  class: string().required(),
  language: string().defined(),
  message: string().defined(),
  state: string().oneOf(ENQUIRY_STATES).required(),
  note: string().defined(),
  doubtful: boolean().required(),
});
const enquiries = array(enquiry.required()).required();

export type StaffEnquiry = InferType<typeof enquiry>;
export type EnquiryChange = Pick<StaffEnquiry, 'enquiryId'> &
  Partial<Pick<StaffEnquiry, 'state' | 'note' | 'doubtful'> & { noteBefore: string }>;

const isToken = (token?: string | null): boolean => !token || readClaims(token) !== null;
/** The response to a sign-in (specification, section 4). */
const signInAnswer = object({
  token: string().nullable().optional().test(isToken),
  errorMessage: mixed().nullable(),
}).required();

/** The types of server/openapi.yaml, "components". */
export type State = ReturnType<typeof readStates>[number];
export type District = ReturnType<typeof readDistricts>[number];
type SignIn = ReturnType<typeof readSignIn>;

const readStates = (answer: unknown) => readList(answer, 'stateId', 'stateName');

/** @param stateId the id in the request, because the server may omit it in the response */
const readDistricts = (answer: unknown, stateId: number) =>
  readList(answer, 'districtId', 'districtName').map((district) => ({ ...district, stateId }));

/** Reads the response to a sign-in. An empty token or message becomes null. */
export function readSignIn(answer: unknown) {
  const { token, errorMessage } = checkAnswer(answer, signInAnswer, 'post');
  return { token: token || null, errorMessage: readReason(errorMessage) };
}

/** The reason why the server rejected a call with status 200, or null. */
const readReason = (text: unknown): string | null => (typeof text === 'string' && text.trim()) || null;

/** Accepts any JSON except `null` and refusals (an `errorMessage`). After a change, callers reload the list. */
function checkChange(answer: unknown, variant: Variant): void {
  const checked = checkAnswer(answer, mixed().required(), variant);
  const serverMessage = readReason(Reflect.get(Object(checked) as object, 'errorMessage'));
  if (serverMessage) throw new ApiError('status', variant, { status: 200, serverMessage });
}

/** Reads a list, and gives its fields the contract's names. Ids sent as text become numbers. Rejects anything else. */
function readList<Id extends FieldName, Name extends FieldName>(answer: unknown, id: Id, name: Name) {
  const areUnique = (items: object[]) =>
    new Set(items.map((item) => Reflect.get(item, id))).size === items.length;
  const schema = array(object({ [id]: ID, [name]: string().required() }))
    .typeError('it must be a JSON list')
    .required()
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

function checkAnswer<T>(answer: unknown, schema: Schema<T>, variant: Variant): T {
  try {
    return schema.validateSync(answer, { strict: true });
  } catch (error) {
    throw new ApiError('wrongShape', variant, { cause: error });
  }
}
