import { mayBeShown, PERSONS } from '../schemas/consent';
import type { Source } from './source';

const ASSETS = '/assets/';

/** The pictures and files that the content shows or links to; others stay with the editor. */
export function findUsedNames(sources: readonly Source[]): { pictures: string[]; files: string[] } {
  const all = sources
    .filter(isShown)
    .flatMap(({ kind, references, markdown }) => [
      ...references.filter(({ parent }) => kind !== 'gallery' || mayBeShown(parent)),
      ...markdown.map(({ type, target }) => ({ refers: type === 'image' ? 'picture' : type, value: target })),
    ]);
  const links = all.filter(({ refers, value }) => refers === 'link' && value.startsWith(ASSETS));
  const valuesOf = (kind: string): string[] =>
    all.filter(({ refers }) => refers === kind).map(({ value }) => value);
  return {
    pictures: [...new Set(valuesOf('picture'))],
    files: [...new Set([...valuesOf('file'), ...links.map(({ value }) => value.slice(ASSETS.length))])],
  };
}

/** A picture of somebody who has not agreed must not even lie on the server. */
function isShown({ kind, document }: Source): boolean {
  return !PERSONS[kind] || mayBeShown(document.value ?? {});
}
