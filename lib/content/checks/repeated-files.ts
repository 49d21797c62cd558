import { inspect } from 'node:util';
import { onceForSource } from '../files/once-for-source';
import type { Source } from '../files/source';
import { wholeFileProblem, type Problem } from '../messages/problem';

/** Kinds of which each file is one item. A page has its own check of titles. */
const ITEMS = new Set(['announcements', 'news', 'events', 'testimonials', 'toppers', 'messages']);

/** Items that were copied, and of which the copy was not changed. Their place among the others does not count. */
export function checkRepeatedFiles(sources: readonly Source[]): Problem[] {
  const items = sources.filter(({ kind, valid }) => valid && ITEMS.has(kind));
  const firsts = new Map<string, Source>();
  return items.flatMap((source) => {
    const key = keyOf(source);
    const first = firsts.get(key);
    if (!first) {
      firsts.set(key, source);
      return [];
    }
    const message = `says the same as ${first.file}. Delete one of the two files, or change it.`;
    return [{ ...wholeFileProblem(source.file, message), severity: 'warning' as const }];
  });
}

/** The same text for items that say the same, in whatever order their fields are. */
const keyOf = onceForSource((source): string =>
  inspect([source.kind, withoutOrder(source), source.body.trim()], {
    sorted: true,
    depth: Infinity,
    maxArrayLength: Infinity,
    maxStringLength: Infinity,
  }),
);

function withoutOrder({ document }: Source): unknown {
  return { ...(document.value as object), order: undefined };
}
