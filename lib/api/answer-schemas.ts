import { array, mixed, number, object, string, type InferType } from 'yup';

/** What an answer must be once `readFields` has named its fields (server/openapi.yaml, "components"). */
const id = number().integer().min(Number.MIN_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER).required();
const name = string().required();

/** A list in which no two items have the same id: they could not be told apart. */
const uniqueBy = <T extends object>(field: keyof T) =>
  function isUnique(items: readonly T[] | undefined): boolean {
    return new Set(items?.map((item) => item[field])).size === (items?.length ?? 0);
  };

const state = object({ stateId: id, stateName: name });
const district = object({ districtId: id, districtName: name });

export const statesSchema = array(state).required().test(uniqueBy<InferType<typeof state>>('stateId'));
export const districtsSchema = array(district)
  .required()
  .test(uniqueBy<InferType<typeof district>>('districtId'));

/** With a token, or without one and perhaps with the reason (specification, section 4). */
export const signInSchema = object({
  token: string().nullable().optional(),
  errorMessage: string().nullable().optional(),
}).required();

/** What a change is answered with is not specified; any JSON but `null` will do, since the list is read again. */
export const changeSchema = mixed().required();
