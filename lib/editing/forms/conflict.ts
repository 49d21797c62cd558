import { isDeepStrictEqual } from 'node:util';
import type { KindName } from '@/lib/content/kinds/kinds';
import { isGroup, type Path } from '@/lib/content/parse/values';
import type { Draft, Typed, TypedFields } from './api/forms';
import { labelAt } from './changes';
import { decode, readOrRefuse, typedParts } from './content-files';
import { matchItems } from './match-items';
import { EditorRefusal, type Conflict } from './refusal';
import { isList } from './typed';
import { valueAt } from './value-at';
import { hasChanged, versionOf, type Plan } from './versions';

/** @param version the file as its form was opened @throws EditorRefusal if somebody has saved the file since then */
export function refuseOld(plan: Plan, version: string | undefined, draft?: Draft): void {
  const present = plan.before && versionOf(plan.before);
  if (hasChanged(plan) && present !== version) throw new EditorRefusal(describeConflict(plan, draft));
}

/** Both sides of a conflict: somebody else has saved the file since the draft was begun. The server adds their name. */
export function describeConflict({ kind, path, before, translation }: Plan, draft?: Draft): Conflict {
  const code = 'changed';
  if (!before) return { code, errorMessage: 'Somebody has deleted this in the meantime.', fields: [] };
  const values = translation?.values ?? typedParts(readOrRefuse(decode(before), path));
  const yours = ofUser(draft?.values ?? {});
  return {
    code,
    errorMessage: `Somebody has changed this in the meantime. ${draft ? 'Choose what to keep.' : 'Look at it, then try again.'}`,
    version: versionOf(before),
    values,
    fields: (draft ? differences(kind, [], [yours, ofUser(values)]) : []).map((each) => {
      return { ...each, field: translation?.fields[String(each.path[0])] ?? each.field };
    }),
  };
}

/** Leaves out the fields that the form sets by itself. */
function ofUser(values: TypedFields): TypedFields {
  const { fits: _, updated: __, ...own } = values;
  return own;
}

/** @param sides the user's fields, then the other person's */
function differences(kind: KindName, path: Path, sides: readonly TypedFields[]): Conflict['fields'] {
  const [yours, theirs] = sides.map((side) => valueAt(side, path) as Typed | undefined);
  if (isDeepStrictEqual(yours, theirs)) return [];
  const below = (steps: Iterable<string | number>) =>
    [...new Set(steps)].flatMap((step) => differences(kind, [...path, step], sides));
  if (isGroup(yours) && isGroup(theirs)) return below([...Object.keys(yours), ...Object.keys(theirs)]);
  if (isList(yours) && isList(theirs) && isSameOrder(yours, theirs))
    return below([...yours.keys(), ...theirs.keys()]);
  const whole = sides.find((side) => valueAt(side, path) !== undefined);
  return [{ path, field: labelAt(kind, { path, whole }), yours, theirs }];
}

/** True if the items are in the same order on both sides. One side may have more items at its end. */
function isSameOrder(yours: readonly Typed[], theirs: readonly Typed[]): boolean {
  const both = Math.min(yours.length, theirs.length);
  const sources = matchItems(theirs, yours);
  return both > 0 && sources.every((from, at) => from === (at < both ? at : undefined));
}
