import type { ScannedPage } from './scan-page';

/** Names of the islands on a page, each once, sorted. */
export function islandsOf({ elements }: Pick<ScannedPage, 'elements'>): string[] {
  const names = elements
    .map(({ attributes }) => attributes['data-island'])
    .filter((name) => name !== undefined);
  return [...new Set(names)].toSorted();
}
