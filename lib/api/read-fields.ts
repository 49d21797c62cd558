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

/**
 * The fields of an answer under the contract's names; ids that come as digits become numbers. What is missing or of
 * another kind is passed on as it is, for the schema to refuse.
 */
export function readFields(item: unknown, fields: readonly FieldName[]): unknown {
  if (typeof item !== 'object' || item === null) return item;
  return Object.fromEntries(fields.map((field) => [field, toValue(field, findValue(item, field))]));
}

/** The name under which an item has a field, or `undefined`. */
export function findFieldName(item: object, field: FieldName): string | undefined {
  return FIELD_NAMES[field].find((each) => Object.hasOwn(item, each));
}

function findValue(item: object, field: FieldName): unknown {
  const name = findFieldName(item, field);
  return name === undefined ? undefined : Reflect.get(item, name);
}

function toValue(field: FieldName, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (field.endsWith('Id')) return /^\d+$/.test(value) ? Number(value) : value;
  return value.trim();
}
