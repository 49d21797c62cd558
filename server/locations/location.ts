/** A State or Union Territory as the API answers it. */
export interface State {
  stateId: number;
  stateName: string;
}

/** A district as the API answers it. */
export interface District {
  districtId: number;
  districtName: string;
  stateId: number;
}

// The program sorts, not the database: collations differ between machines.
const collator = new Intl.Collator('en-IN', { numeric: true });

/** Sorts by name in the order a reader expects. */
export function sortByName<Item>(items: Item[], nameOf: (item: Item) => string): Item[] {
  return items.toSorted((one, other) => collator.compare(nameOf(one), nameOf(other)));
}
