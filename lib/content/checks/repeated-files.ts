import { isDeepStrictEqual } from 'node:util';
import type { Source } from '../files/source';
import { wholeFileProblem, type Problem } from '../messages/problem';

/** Kinds of which each file is one item. A page has its own check of titles. */
const ITEMS = new Set(['announcements', 'news', 'events', 'testimonials', 'toppers', 'messages']);

/** Items that were copied, and of which the copy was not changed. Their place among the others does not count. */
export function checkRepeatedFiles(sources: readonly Source[]): Problem[] {
  const items = sources.filter(({ kind, valid }) => valid && ITEMS.has(kind));
  return items.flatMap((source, index) => {
    const first = items.slice(0, index).find((other) => other.kind === source.kind && isSame(other, source));
    if (!first) return [];
    const message = `says the same as ${first.file}. Delete one of the two files, or change it.`;
    return [{ ...wholeFileProblem(source.file, message), severity: 'warning' as const }];
  });
}

function isSame(a: Source, b: Source): boolean {
  return isDeepStrictEqual([withoutOrder(a), a.body.trim()], [withoutOrder(b), b.body.trim()]);
}

function withoutOrder({ document }: Source): unknown {
  return { ...(document.value as object), order: undefined };
}
