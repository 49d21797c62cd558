import { assetName } from './asset-address';
import { personOf } from '../schemas/kinds';
import { mayBeShown } from '../schemas/shown';
import type { Source } from './source';

/** The pictures and files that the content shows or links to; others stay with the editor. */
export function findUsedNames(sources: readonly Source[]): { pictures: string[]; files: string[] } {
  const all = sources
    .filter(isShown)
    .flatMap(({ kind, references, markdown }) => [
      ...references.filter(({ parent }) => kind !== 'gallery' || mayBeShown(parent)),
      ...markdown.map(({ type, target }) => ({ refers: type === 'image' ? 'picture' : type, value: target })),
    ]);
  const linked = all.flatMap(({ refers, value }) => (refers === 'link' ? (assetName(value) ?? []) : []));
  const valuesOf = (kind: string): string[] =>
    all.filter(({ refers }) => refers === kind).map(({ value }) => value);
  return {
    pictures: [...new Set(valuesOf('picture'))],
    files: [...new Set([...valuesOf('file'), ...linked])],
  };
}

/** A picture of a person who has not agreed must not even be on the server. */
function isShown({ kind, document }: Source): boolean {
  return !personOf(kind) || mayBeShown(document.value ?? {});
}
