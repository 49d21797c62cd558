import { mergeChanges } from './merge-changes';

const [a, b, c] = ['A', 'B', 'C'].map((name) => ({ name, days: ['1'] }));
const A2 = { ...a, days: ['2'] };
const B2 = { ...b, days: ['2'] };
const [NEW, OTHER] = [{ name: 'New' }, { name: 'Other' }];

type Lists = [what: string, yours: object[], theirs: object[], merged: object[] | undefined];
const LISTS = [
  ['two items added at the top', [NEW, a, b, c], [OTHER, a, b, c], [NEW, OTHER, a, b, c]],
  ['an item added below one that they moved', [a, NEW, b, c], [b, c, a], [b, c, a, NEW]],
  ['the same item added by both', [NEW, a, b, c], [NEW, a, b, c], [NEW, a, b, c]],
  ['a changed item, and a different one that they deleted', [a, B2, c], [b, c], [B2, c]],
  ['two changed items', [A2, b, c], [a, B2, c], [A2, B2, c]],
  ['a deleted item, and one that they added', [b, c], [a, b, c, OTHER], [b, c, OTHER]],
  ['one item changed by both', [A2, b, c], [{ ...a, days: ['3'] }, b, c], undefined],
  ['a changed item that they deleted', [A2, b, c], [b, c], undefined],
  ['an item added and another deleted on one side', [NEW, a, b], [OTHER, a, b, c], undefined],
  ['equal items', [a, a, b, c], [OTHER, a, b, c], undefined],
] as unknown as Lists[];

const begun = { days: [a, b, c], note: 'x' } as never;
const conflictOf = (theirs: object[], by?: string, note = 'x') => ({
  code: 'changed' as const,
  errorMessage: '',
  by,
  values: { days: theirs, note } as never,
  fields: [
    { path: ['days', 0, 'name'], field: 'Name' },
    ...(note === 'x' ? [] : [{ path: ['note'], field: 'Note' }]),
  ],
});

test.each(LISTS)('a conflict between lists: %s', (_, yours, theirs, merged) => {
  const found = mergeChanges(begun, { days: yours, note: 'x' } as never, conflictOf(theirs, 'Ravi'));
  expect(found).toEqual(merged && [{ path: ['days'], value: merged }]);
});

test('a field that only one side has changed is merged', () => {
  const [conflict, days] = [conflictOf([a, b, c] as object[], 'Ravi', 'y'), [NEW, a, b, c]];
  const theirs = [
    { path: ['days'], value: days },
    { path: ['note'], value: 'y' },
  ];
  expect(mergeChanges(begun, { days, note: 'x' } as never, conflict)).toEqual(theirs);
  const yours = { days, note: 'z' } as never;
  expect(mergeChanges({ days: [a, b, c], note: 'y' } as never, yours, conflict)).toEqual(theirs.slice(0, 1));
  expect(mergeChanges(begun, yours, conflict)).toBeUndefined();
});

test.each([
  ['the file was changed by hand', begun, conflictOf([OTHER, a, b, c] as object[])],
  [
    'the text from which both started is not known',
    undefined,
    conflictOf([OTHER, a, b, c] as object[], 'Ravi'),
  ],
])('the user chooses if %s', (_, base, conflict) => {
  expect(mergeChanges(base, { days: [NEW, a, b, c], note: 'x' } as never, conflict)).toBeUndefined();
});
