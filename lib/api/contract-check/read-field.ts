/**
 * The names under which the staff area finds a field, the contract's own first (design: "reading is tolerant in one
 * documented adapter"). Change them together with that adapter.
 */
const FIELD_NAMES = {
  stateId: ['stateId', 'StateId', 'stateID', 'StateID', 'id', 'Id', 'ID'],
  stateName: ['stateName', 'StateName', 'name', 'Name'],
  districtId: ['districtId', 'DistrictId', 'districtID', 'DistrictID', 'id', 'Id', 'ID'],
  districtName: ['districtName', 'DistrictName', 'name', 'Name'],
} as const;

export type FieldName = keyof typeof FIELD_NAMES;

/** Under which of its names a field stands in an item, or `undefined`. */
export function findFieldName(item: object, field: FieldName): string | undefined {
  return FIELD_NAMES[field].find((name) => Object.hasOwn(item, name));
}

/** The value of a field, whichever of its names the server uses. */
export function readField(item: object, field: FieldName): unknown {
  const name = findFieldName(item, field);
  return name === undefined ? undefined : Reflect.get(item, name);
}
