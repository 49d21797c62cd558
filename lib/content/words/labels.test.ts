import { fieldOf, walkFields } from '../kinds/describe';
import { KINDS } from '../kinds/kinds';
import { labelOf, LABELS } from './labels';

const { words: _words, staff: _staff, ...kinds } = KINDS;

/** The path of each field, beginning with the kind: `['fees', 'tuition', 'total']`. */
const FIELDS = Object.entries(kinds).flatMap(([kind, { schema }]) =>
  walkFields(fieldOf(schema)).flatMap(({ path }) =>
    typeof path.at(-1) === 'string' ? [[kind, ...path.filter((step) => typeof step === 'string')]] : [],
  ),
);

const keyOf = (names: readonly string[]): string | undefined =>
  names.map((_, from) => names.slice(from).join('.')).find((key) => Object.hasOwn(LABELS, key));

test('every field of every file has a label', () => {
  expect(FIELDS.filter((names) => keyOf(names) === undefined)).toEqual([]);
});

test('every label is of a field', () => {
  const used = new Set(FIELDS.map(keyOf));
  expect(Object.keys(LABELS).filter((key) => !used.has(key))).toEqual([]);
});

test('the more exact label comes first', () => {
  expect(labelOf(['calendar', 'days'])).toBe(LABELS.days);
  expect(labelOf(['offices', 'days'])).toBe(LABELS['offices.days']);
});
