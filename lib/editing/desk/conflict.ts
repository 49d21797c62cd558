import { isDeepStrictEqual } from 'node:util';
import { ownValue } from '@/lib/content/kinds/describe';
import type { KindName } from '@/lib/content/kinds/kinds';
import type { Path } from '@/lib/content/parse/values';
import type { Conflict } from './api/problems';
import type { Draft, Typed, TypedFields } from './api/values';
import { nameOf } from './changes';
import { decode, readOrRefuse, typedParts } from './content-files';
import { matchItems } from './match-items';
import { versionOf, type Plan } from './versions';

type Field = Conflict['fields'][number];
/** The values of both files. */
type Whole = readonly [TypedFields, TypedFields];
type Sides = readonly [Typed | undefined, Typed | undefined];

/** Both sides of a draft whose file somebody has saved meanwhile. The server adds by whom. */
export function describeConflict({ kind, path, before }: Plan, draft?: Draft): Conflict {
  const code = 'changed';
  if (!before) return { code, errorMessage: 'Somebody has deleted this meanwhile.', fields: [] };
  const values = typedParts(readOrRefuse(decode(before), path));
  return {
    code,
    errorMessage: `Somebody has changed this meanwhile. ${draft ? 'Choose what is to stay.' : 'Look at it again first.'}`,
    version: versionOf(before),
    values,
    fields: draft ? differences(kind, [], [draft.values, values], [draft.values, values]) : [],
  };
}

function differences(kind: KindName, path: Path, whole: Whole, [yours, theirs]: Sides): Field[] {
  if (isDeepStrictEqual(yours, theirs)) return [];
  if (isGroup(yours) && isGroup(theirs)) {
    const names = [...new Set([...Object.keys(yours), ...Object.keys(theirs)])];
    return names.flatMap((name) =>
      differences(kind, [...path, name], whole, [ownValue(yours, name), ownValue(theirs, name)]),
    );
  }
  if (isList(yours) && isList(theirs) && isSameOrder(yours, theirs)) {
    const longer = yours.length > theirs.length ? yours : theirs;
    return longer.flatMap((_, at) => differences(kind, [...path, at], whole, [yours[at], theirs[at]]));
  }
  const field = nameOf(kind, { path, whole: yours === undefined ? whole[1] : whole[0] });
  return [{ path, field, yours, theirs }];
}

const isList = (side: Typed | undefined): side is readonly Typed[] => Array.isArray(side);
const isGroup = (side: Typed | undefined): side is TypedFields => typeof side === 'object' && !isList(side);

/** Whether the items have their places on both sides, apart from those added to the end of one. */
function isSameOrder(yours: readonly Typed[], theirs: readonly Typed[]): boolean {
  const both = Math.min(yours.length, theirs.length);
  const sources = matchItems(theirs, yours);
  return both > 0 && sources.every((from, at) => from === (at < both ? at : undefined));
}
