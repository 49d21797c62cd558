import { array, mixed, number, object, string, type InferType, type Schema } from 'yup';
import { ApiError, type Variant } from './failures';

/**
 * The names under which fields of answers are found, the contract's own (server/openapi.yaml) first. The
 * specification does not show them, so other servers' habits are understood too. The one list of them: the contract
 * check reads with it too.
 */
export const FIELD_NAMES = {
  stateId: ['stateId', 'StateId', 'stateID', 'StateID', 'id', 'Id', 'ID'],
  stateName: ['stateName', 'StateName', 'name', 'Name'],
  districtId: ['districtId', 'DistrictId', 'districtID', 'DistrictID', 'id', 'Id', 'ID'],
  districtName: ['districtName', 'DistrictName', 'name', 'Name'],
} as const;

export type FieldName = keyof typeof FIELD_NAMES;

const id = number().integer().min(Number.MIN_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER).required();
const name = string().required();
/** Two items with the same id could not be told apart. */
const uniqueBy =
  (field: FieldName) =>
  (items: readonly object[] = []) =>
    new Set(items.map((item): unknown => Reflect.get(item, field))).size === items.length;
const NO_LIST = 'it must be a JSON list';

const states = array(object({ stateId: id, stateName: name }))
  .typeError(NO_LIST)
  .required()
  .test('unique', 'two items have the same stateId', uniqueBy('stateId'));
const districts = array(object({ districtId: id, districtName: name }))
  .typeError(NO_LIST)
  .required()
  .test('unique', 'two items have the same districtId', uniqueBy('districtId'));

/** With a token, or without one and perhaps with the reason (specification, section 4). */
const signIn = object({ token: string().nullable().optional(), errorMessage: mixed().nullable() }).required();
/** The reason for which a call was refused although its status is 200. */
const readReason = (said: unknown): string | null => (typeof said === 'string' && said.trim()) || null;

/** The types of server/openapi.yaml, "components". */
export type State = InferType<typeof states>[number];
export type District = InferType<typeof districts>[number] & { stateId: number };
export type SignIn = ReturnType<typeof readSignIn>;

/** @throws ApiError `wrongShape`, as the other functions here */
export function readStates(answer: unknown): State[] {
  return checkAnswer(readItems(answer, ['stateId', 'stateName']), states, 'get');
}

/** @param stateId the state that was asked for: a server need not repeat it */
export function readDistricts(answer: unknown, stateId: number): District[] {
  const found = checkAnswer(readItems(answer, ['districtId', 'districtName']), districts, 'get');
  return found.map((district) => ({ ...district, stateId }));
}

/** An empty token or a blank message counts as none. */
export function readSignIn(answer: unknown) {
  const { token, errorMessage } = checkAnswer(answer, signIn, 'post');
  return { token: token || null, errorMessage: readReason(errorMessage) };
}

/**
 * What a change is answered with is not specified; any JSON but `null` will do, since the list is read again. A reason
 * in it is a refusal, as it is at the sign-in.
 */
export function checkChange(answer: unknown, variant: Variant): void {
  const said = checkAnswer(answer, mixed().required(), variant);
  const serverMessage = readReason(Reflect.get(Object(said) as object, 'errorMessage'));
  if (serverMessage) throw new ApiError('status', variant, { status: 200, serverMessage });
}

/**
 * The fields of an answer under the contract's names; ids that come as digits become numbers. What is missing or of
 * another kind is passed on as it is, for the schema to refuse.
 */
function readFields(item: unknown, fields: readonly FieldName[]): unknown {
  if (typeof item !== 'object' || item === null) return item;
  return Object.fromEntries(fields.map((field) => [field, readField(item, field)]));
}

/** The name under which an item has a field, or `undefined`. */
export function findFieldName(item: object, field: FieldName): string | undefined {
  return FIELD_NAMES[field].find((each) => Object.keys(item).includes(each));
}

function readField(item: object, field: FieldName): unknown {
  const found = findFieldName(item, field);
  const value: unknown = found === undefined ? undefined : Reflect.get(item, found);
  if (typeof value !== 'string') return value;
  if (field.endsWith('Id')) return /^\d+$/.test(value) ? Number(value) : value;
  return value.trim();
}

function readItems(answer: unknown, fields: readonly FieldName[]): unknown {
  return Array.isArray(answer) ? answer.map((item) => readFields(item, fields)) : answer;
}

/** Strict: nothing is converted here. */
function checkAnswer<T>(answer: unknown, schema: Schema<T>, variant: Variant): T {
  try {
    return schema.validateSync(answer, { strict: true });
  } catch (error) {
    throw new ApiError('wrongShape', variant, { cause: error });
  }
}
