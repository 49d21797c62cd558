import { shorten } from '@/lib/text/shorten';
import type { MarkdownSlip } from './markdown-slip';

const ADDRESS = String.raw`(?:\/|#|https?:|mailto:|tel:|www\.)[^()\[\]\n]*`;
const SPACE_BETWEEN = new RegExp(String.raw`\[([^\][\n]+)\][ \t]+\((${ADDRESS})\)`, 'g');
const TURNED = new RegExp(String.raw`\(([^()\n]+)\)\[(${ADDRESS})\]`, 'g');
const SPACE_WITHIN = new RegExp(String.raw`\[([^\][\n]+)\]\((${ADDRESS})\)`, 'g');
const NUMBERED = /\[([^\][\n^]+)\]\[([^\][\n]*)\]/g;
const FOOTNOTE = /\[\^[^\][\s]+\](?!:)/g;

/** Links whose brackets are written so that no link comes of them. @param line of the first of `lines` in the text */
export function findLinkSlips(
  lines: readonly string[],
  line: number,
  routes: readonly string[],
): MarkdownSlip[] {
  return lines.flatMap((text, index) => {
    const at = (match: RegExpMatchArray, message: string, to?: string): MarkdownSlip => {
      const place = { line: line + index, column: (match.index ?? 0) + 1 };
      return { ...place, message, remedy: to === undefined ? undefined : { ...place, from: match[0], to } };
    };
    const link = (match: RegExpMatchArray, wrong: string): MarkdownSlip => {
      const right = `[${match[1]}](${match[2]?.trim()})`;
      return at(match, `"${shorten(match[0])}" is no link: ${wrong}. Write ${shorten(right)}`, right);
    };
    return [
      ...[...text.matchAll(SPACE_BETWEEN)].map((match) =>
        link(match, 'there is a space between its brackets'),
      ),
      ...[...text.matchAll(TURNED)].map((match) => link(match, 'its brackets are the wrong way round')),
      ...[...text.matchAll(SPACE_WITHIN)].flatMap((match) => {
        if (!/\s/.test(match[2] ?? '')) return [];
        const right = withoutSpaces(match[2] ?? '', routes);
        const wrong = `"${shorten(match[0])}" is no link: its address has a space.`;
        return right === undefined
          ? at(match, `${wrong} Write the address without spaces.`)
          : at(match, `${wrong} Write ${right}.`, `[${match[1]}](${right})`);
      }),
      ...[...text.matchAll(NUMBERED)].map((match) =>
        at(
          match,
          `"${shorten(match[0])}" is no link: nothing says where it leads. Write the address in round brackets, such as [${shorten(match[1] ?? '', 30)}](/transport).`,
        ),
      ),
      ...[...text.matchAll(FOOTNOTE)].map((match) =>
        at(match, 'is a footnote, and pages have none. Write the note in brackets where it belongs.'),
      ),
    ];
  });
}

/** The page or web address that is meant; undefined where spaces left out lead to no page. */
function withoutSpaces(address: string, routes: readonly string[]): string | undefined {
  const trimmed = address.trim();
  if (!/\s/.test(trimmed)) return trimmed;
  if (trimmed.startsWith('tel:')) return trimmed.replaceAll(/\s+/g, '');
  const near = ['', '-', '_'].map((sign) => trimmed.replaceAll(/\s+/g, sign));
  return routes.find((route) => near.some((each) => each.toLowerCase() === route.toLowerCase()));
}
