import type { Source } from '../files/source';
import { OTHER_CHARGES } from '../markdown/page-places';
import { groupOf } from '../fields/walk-fields';

const PARTS = ['part-A', 'part-B', 'part-C', 'part-D', 'part-E', 'result-x', 'result-xii'];

/** Places of blocks that no page has, since the school has nothing to show there. */
export function absentPlaces(sources: readonly Source[]): ReadonlySet<string> {
  const valueOf = (kind: Source['kind']) =>
    groupOf(sources.find((each) => each.kind === kind)?.document.value);
  const [fees, admission, disclosure] = [valueOf('fees'), valueOf('admission'), valueOf('disclosure')];
  const results = groupOf(disclosure.C);
  const places: readonly [string, boolean][] = [
    ...PARTS.map((part): [string, boolean] => [part, !('A' in disclosure)]),
    ['result-x', isEmpty(results.classX)],
    ['result-xii', isEmpty(results.classXII)],
    ['own-disclosure', !('rows' in valueOf('ownDisclosure'))],
    ['fee-of-class', isEmpty(fees.tuition)],
    ['tuition', isEmpty(fees.tuition)],
    ['fees', [fees.tuition, fees.other, fees.admission, fees.registration, fees.annual].every(isEmpty)],
    ...OTHER_CHARGES.map((place, index): [string, boolean] => [
      place,
      isEmpty(fees.other) || (Array.isArray(fees.other) && fees.other.length <= index),
    ]),
    ['charges', [fees.admission, fees.registration, fees.annual].every(isEmpty)],
    ['accountants', isEmpty(fees.accountants)],
    ['rules', isEmpty(admission.rules)],
    ['required-documents', isEmpty(admission.documents)],
    ['form', admission.form === undefined],
    ['downloads', isEmpty(valueOf('documents').documents)],
  ];
  return new Set(places.filter(([, isAbsent]) => isAbsent).map(([place]) => place));
}

/** A list that cannot be read is a mistake of its own, and is taken for one that has items. */
function isEmpty(list: unknown): boolean {
  return list === undefined || (Array.isArray(list) && list.length === 0);
}
