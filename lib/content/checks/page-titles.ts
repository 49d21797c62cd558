import { shorten } from '@/lib/text/shorten';
import type { Source } from '../files/source';
import { problemAt, type Problem } from '../messages/problem';

/** Pages that have the title or the description of another page: search engines could not tell them apart. */
export function checkPageTitles(sources: readonly Source[]): Problem[] {
  const pages = sources.filter(({ kind }) => kind === 'pages');
  const named = new Set<Source>();
  return ['title', 'description'].flatMap((field) => {
    const first = new Map<string, Source>();
    return pages.flatMap((page) => {
      const text = (page.document.value as Record<string, unknown>)[field];
      if (typeof text !== 'string' || !text.trim()) return [];
      const other = first.get(text.trim());
      if (!other) {
        first.set(text.trim(), page);
        return [];
      }
      // Of a page that was copied whole, one message is enough.
      if (named.has(page)) return [];
      named.add(page);
      const { line } = other.document.positionOf([field]);
      const message = `"${shorten(text)}" is already the ${field} of ${other.file}, line ${line}. Write another.`;
      return [problemAt(page, [field], message)];
    });
  });
}
