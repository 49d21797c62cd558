import { shorten } from '@/lib/text/shorten';
import type { MarkdownNode } from './markdown-tree';
import type { MarkdownSlip } from './markdown-slip';

/** Two stars that make nothing bold, and not three, which offices put round a line. */
const STARS = /(?<![*\\])\*\*(?!\*)/g;

/** Stars that visitors would see, and stars for "times", which visitors would not see. */
export function findEmphasisSlips({ type, position }: MarkdownNode, text: string): MarkdownSlip[] {
  // What the parser put in by itself has no place.
  if (!position) return [];
  const { line, column, offset = 0 } = position.start;
  const source = text.slice(offset, position.end.offset);
  const place = { line, column };
  if (type === 'emphasis' && /^\*\d/.test(source) && /\d$/.test(text.slice(0, offset))) {
    const to = `×${source.slice(1, -1)}×`;
    const message = `"${shorten(source, 40)}" between two figures makes slanted letters, and its * are not shown. Write × for "times", or \\* for a star.`;
    return [
      { ...place, message, remedy: source.includes('\n') ? undefined : { ...place, from: source, to } },
    ];
  }
  if (type !== 'text') return [];
  const stars = [...source.matchAll(STARS)];
  // `2 ** 3` is no markup.
  const first = stars.length > 1 ? stars[0] : stars.find(({ index }) => touchesOneSide(source, index));
  if (!first) return [];
  const before = source.slice(0, first.index).split('\n');
  const message =
    'would be shown with its **. Bold words have ** right before and right after them, such as **in time**, within one paragraph.';
  return [
    {
      line: line + before.length - 1,
      column: (before.length > 1 ? 1 : column) + (before.at(-1)?.length ?? 0),
      message,
    },
  ];
}

function touchesOneSide(source: string, at: number): boolean {
  return /\S$/.test(source.slice(0, at)) !== /^\S/.test(source.slice(at + '**'.length));
}
