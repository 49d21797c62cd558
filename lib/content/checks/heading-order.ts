import { shorten } from '@/lib/text/shorten';
import { parseMarkdown, walkMarkdown } from '../markdown/markdown-tree';
import type { Source } from '../files/source';
import type { Problem } from '../messages/problem';

/** Headings that leave out a level on the way down (WCAG 1.3.1): a page's title is the first level, a message's name the second. */
export function checkHeadingOrder({ kind, file, body, bodyLine }: Source): Problem[] {
  let before = kind === 'pages' ? 1 : 2;
  return [...walkMarkdown(parseMarkdown(body))].flatMap(({ type, depth = 1, position }): Problem[] => {
    // A heading of the first level is refused by itself.
    if (type !== 'heading' || depth === 1) return [];
    const level = before + 1;
    const jumps = depth > level;
    before = depth;
    if (!jumps) return [];
    const { line = 1, column = 1 } = position?.start ?? {};
    const typed = body.split('\n')[line - 1]?.slice(column - 1) ?? '';
    const from = '#'.repeat(depth);
    const to = '#'.repeat(level);
    const message = `the heading "${shorten(typed, 40)}" leaves out a level. Begin it with ${to} instead of ${from}.`;
    const place = { line: line + bodyLine - 1, column };
    const remedy = typed.startsWith(from) ? { ...place, from, to } : undefined;
    return [{ file, ...place, path: [], field: 'Text', message, severity: 'error', remedy }];
  });
}
