import { array, mixed, number, object, string, type Schema } from 'yup';
import { ApiError, type Variant } from './failures';
import { readClaims } from './session';

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

export type FieldName = keyof typeof FIELD_NAMES;

const ID = number().integer().min(Number.MIN_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER).required();

/** With a token, or without one and perhaps with the reason (specification, section 4). */
const signIn = object({
  token: string()
    .nullable()
    .optional()
    .test((token) => !token || readClaims(token) !== null),
  errorMessage: mixed().nullable(),
}).required();
/** The reason for which a call was refused although its status is 200. */
const readReason = (said: unknown): string | null => (typeof said === 'string' && said.trim()) || null;

/** The types of server/openapi.yaml, "components". */
export type State = ReturnType<typeof readStates>[number];
export type District = ReturnType<typeof readDistricts>[number];
export type SignIn = ReturnType<typeof readSignIn>;

/** @throws ApiError `wrongShape`, as the other functions here */
export function readStates(answer: unknown) {
  return readList(answer, 'stateId', 'stateName');
}

/** @param stateId the state that was asked for: a server need not repeat it */
export function readDistricts(answer: unknown, stateId: number) {
  return readList(answer, 'districtId', 'districtName').map((district) => ({ ...district, stateId }));
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

/** The name under which an item has a field, or `undefined`. */
export function findFieldName(item: object, field: FieldName): string | undefined {
  return FIELD_NAMES[field].find((each) => Object.keys(item).includes(each));
}

/**
 * A list of items under the contract's names; ids that come as digits become numbers. What is missing or of another
 * kind is passed on as it is, for the schema to refuse.
 */
function readList<Id extends FieldName, Name extends FieldName>(answer: unknown, id: Id, name: Name) {
  const schema = array(object({ [id]: ID, [name]: string().required() }))
    .typeError('it must be a JSON list')
    .required()
    // They could not be told apart.
    .test(
      'unique',
      `two items have the same ${id}`,
      (items) => new Set(items.map((item) => item[id])).size === items.length,
    );
  const readItem = (item: unknown): unknown => {
    if (typeof item !== 'object' || item === null) return item;
    const [key, text] = [id, name].map((field): unknown =>
      Reflect.get(item, findFieldName(item, field) ?? field),
    );
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
