import { isDeepStrictEqual } from 'node:util';
import type { KindName } from '@/lib/content/kinds/kinds';
import { labelOf } from '@/lib/content/words/labels';
import { groupOf, type Path } from '@/lib/content/parse/values';
import type { Conflict, Draft, Typed } from './api';
import { decode, readOrRefuse } from './content-files';
import { typedFields } from './typed';
import { versionOf, type Plan } from './versions';

/** Both sides of a draft whose file somebody has saved meanwhile. The server adds by whom. */
export function describeConflict({ kind, path, before }: Plan, draft?: Draft): Conflict {
  const code = 'changed';
  if (!before) return { code, errorMessage: 'Somebody has deleted this meanwhile.', fields: [] };
  const theirs = readOrRefuse(decode(before), path);
  const values = typedFields(theirs.fields);
  const isOtherBody = draft?.body !== undefined && draft.body.trim() !== theirs.body;
  return {
    code,
    errorMessage: 'Somebody has changed this meanwhile. Choose what is to stay.',
    version: versionOf(before),
    values,
    ...(theirs.body !== undefined && { body: theirs.body }),
    fields: draft ? differences(kind, [], draft.values, values) : [],
    ...(isOtherBody && { bodies: { yours: draft.body ?? '', theirs: theirs.body ?? '' } }),
  };
}

function differences(
  kind: KindName,
  path: Path,
  yours: Typed | undefined,
  theirs: Typed | undefined,
): Conflict['fields'][number][] {
  if (isDeepStrictEqual(yours, theirs)) return [];
  const isSplit = (side: unknown): boolean => typeof side === 'object' && !Array.isArray(side);
  if (!isSplit(yours) || !isSplit(theirs)) {
    const names = path.filter((step) => typeof step === 'string');
    const sides = { ...(yours !== undefined && { yours }), ...(theirs !== undefined && { theirs }) };
    return [{ path, field: labelOf([kind, ...names]), ...sides }];
  }
  const [one, other] = [groupOf(yours), groupOf(theirs)] as Record<string, Typed>[];
  const names = [...new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})])];
  return names.flatMap((name) => differences(kind, [...path, name], one?.[name], other?.[name]));
}
