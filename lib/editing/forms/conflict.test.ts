import { stringify } from 'yaml';
import type { Typed } from './api/forms';
import { describeConflict } from './conflict';

const feeOf = (name: string, amount: string) => ({ class: name, amount });
const FEES = ['I', 'II', 'III', 'IV'].map((name) => feeOf(name, '2000'));

/** The differences between a draft with the admission fees `yours` and a current file with `theirs`. */
function differencesOf(yours: readonly Typed[], theirs: readonly Typed[]) {
  const before = Buffer.from(stringify({ updated: '2026-11-20', admission: theirs }));
  const draft = { kind: 'fees', values: { updated: '2026-11-21', admission: yours } } as const;
  const { fields } = describeConflict({ kind: 'fees', path: 'fees.yaml', title: 'Fees', before }, draft);
  return fields.map(({ path, yours: own, theirs: other }) => [path.join('.'), own, other]);
}

it('lists are compared item by item, even if one has more items', () => {
  const yours = FEES.with(3, feeOf('IV', '5501'));
  const theirs = FEES.with(0, feeOf('I', '2001'));
  const edits = [
    ['admission.0.amount', '2000', '2001'],
    ['admission.3.amount', '5501', '2000'],
  ];
  expect(differencesOf(yours, theirs)).toEqual(edits);
  const added = ['admission.4', undefined, feeOf('V', '1')];
  expect(differencesOf(yours, [...theirs, feeOf('V', '1')])).toEqual([...edits, added]);
});

it('lists are compared as a whole if their items are in a different order', () => {
  const turned = FEES.toReversed();
  expect(differencesOf(FEES, turned)).toEqual([['admission', FEES, turned]]);
});
