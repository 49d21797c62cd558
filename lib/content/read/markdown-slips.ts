import { toString } from 'mdast-util-to-string';
import { shorten, telephoneLink } from '@/lib/text/text';
import { rightContact } from '../say/right-names';
import { assetName } from './addresses';
import { type MarkdownNode, type MarkdownSlip, parseMarkdown, walkMarkdown } from './markdown';
import { BULLETS, TICKS } from './yaml-slips';
import { explainPasted, explainShortLines, explainTable, findTableSlips } from './table-slips';

/** What in a Markdown text would be shown as it is typed. Lines and columns are those of the text, 1-based. */
export function findSlips(text: string, routes: readonly string[]): MarkdownSlip[] {
  const lines = text.split('\n');
  const nodes = [...walkMarkdown(parseMarkdown(text))];
  // What a footnote says is the echo of its number in the text.
  const noted = nodes.some(({ type }) => type === 'footnoteReference');
  return nodes.flatMap((node) => {
    if (noted && node.type === 'footnoteDefinition') return [];
    if (node.type === 'table') return findTableSlips(node, lines);
    if (node.type !== 'paragraph') return [...findEmphasisSlips(node, text), ...explainNode(node, lines)];
    const line = node.position?.start.line ?? 1;
    const shown = maskCode(text, node).split('\n');
    const table = explainTable(shown, line, lines.slice(0, line - 1).findLast((each) => each.trim()) ?? '');
    if (table) return [table];
    const marks = findLineSlips(shown, line, lines[line - 1 + shown.length]);
    const pasted = marks.length ? undefined : explainPasted(shown, lines, line);
    if (pasted) return [pasted];
    const slips = [...marks, ...findLinkSlips(shown, line, routes)];
    const raw = lines.slice(line - 1, node.position?.end.line);
    const short = slips.length || shown[0] !== raw[0] ? undefined : explainShortLines(raw, line);
    return short ? [short] : slips;
  });
}

/** The source of a paragraph from the first column of its first line, with a sign for each of its code, links and pictures. */
function maskCode(text: string, paragraph: MarkdownNode): string {
  const { start, end } = paragraph.position ?? {};
  const from = text.lastIndexOf('\n', (start?.offset ?? 0) - 1) + 1;
  let shown = text.slice(from, end?.offset);
  for (const { type, position } of walkMarkdown(paragraph)) {
    if (!['inlineCode', 'link', 'image', 'linkReference', 'imageReference', 'html'].includes(type)) continue;
    const at = (position?.start.offset ?? 0) - from;
    const to = (position?.end.offset ?? 0) - from;
    // An address that is a link by itself may stand between brackets that make no link.
    if (type === 'link' && !/^[[<]/.test(shown.slice(at))) continue;
    shown = shown.slice(0, at) + shown.slice(at, to).replaceAll(/[^\n]/g, '\u0001') + shown.slice(to);
  }
  return shown;
}

/** A bullet, or a hyphen right before bold words. */
const BULLET = new RegExp(String.raw`^(\s*)(${BULLETS}|-(?=\*\*\S))\s*(?=\S)`, 'u');
/** `o` and a space is what Word's second level of bullets becomes; a star with a second one in its line makes slanted words. */
const DASH = new RegExp(
  String.raw`^(\s*)([–—]\s*|o[ \t]+(?=\S)|-(?=\p{L})|\*(?=\p{L})(?=[^*]*$)|${TICKS}\s*)(?=\S)`,
  'u',
);
const NUMBER = /^(\s*)(\d{1,2}[.)])(?=\p{L})/u;
/** `1- `, `1 : `, `1.) `, `(1) ` */
const OTHER_NUMBER = /^(\s*)((?:\(\d{1,2}\)|\d{1,2}(?: ?[-–:/]| \.|\.[)-]))\s+)(?=\p{L})/u;
/** `Step 1: `, `Route 2 - ` */
const LABEL = /^(\s*)(\p{L}{2,12} \d{1,2} ?[-–:.)])(?=\s)/u;
const ITEM = /^\s*(?:[-*+]|\d{1,2}[.)])\s/;
/** `a)`, `(ii)`, `२.`: numbers that make no list. */
const LETTER = /^\s*(?:\(?(?:[a-h]|[ivx]{1,4}|[०-९]{1,2})[.)]|\(\d{1,2}\))\s/i;
const HEADING = /^( {0,3})(#{2,6}(?=[^\s#])|#(?=\p{L})(?!\S*\p{Ll}\p{Lu}|.*#))/u;

/** Headings and lists whose signs are not quite Markdown's. @param line of the first of `lines` in the text  @param below the line after them */
function findLineSlips(lines: readonly string[], line: number, below = ''): MarkdownSlip[] {
  const occursTwice = (pattern: RegExp): boolean => lines.filter((text) => pattern.test(text)).length > 1;
  // One line with a dash may be a remark or the name below a quotation; two are a list, and one among items.
  const isAmongItems = [lines[0] ?? '', below].some((text) => ITEM.test(text));

  const isNumbered = occursTwice(NUMBER);
  const counts = lines
    .flatMap((text) => OTHER_NUMBER.exec(text)?.[2] ?? [])
    .map((sign) => sign.match(/\d+/)?.[0]);
  const isBroken = lines.some((text) => /(?: {2}|\\)$/.test(text));
  const isCounted =
    !isBroken && counts.length > 1 && counts.every((count, index) => count === `${index + 1}`);
  const isList = !isBroken && occursTwice(DASH);
  const isLabelled = !isBroken && occursTwice(LABEL);
  if (!isCounted && occursTwice(LETTER)) {
    const message =
      'begins lines with letters or numbers that make no list: they would run together in one paragraph. Begin each line with "1. " or "- ", or leave an empty line between them.';
    return [{ line, column: 1, message, warning: true }];
  }
  return lines.flatMap((text, index): MarkdownSlip[] => {
    if (/^\s*[=~#+]{4,}\s*$/.test(text)) {
      const message = `is a line of ${text.trim().charAt(0)}. Write --- for a line across the page, or take it out.`;
      // Below a line of text, --- would make a heading of it.
      const change = lines.length === 1 ? { from: text, to: '---' } : undefined;
      return [{ line: line + index, column: 1, message, change }];
    }
    const heading = HEADING.exec(text);
    const isDash = isList || (isAmongItems && /^\s*[-*]/.test(text));
    const label = isLabelled ? LABEL.exec(text) : null;
    const mark = BULLET.exec(text) ?? (isDash ? DASH.exec(text) : null) ?? label;
    const count = isCounted ? OTHER_NUMBER.exec(text) : null;
    const match =
      heading ??
      mark ??
      count ??
      (isNumbered || (isAmongItems && /\d[.)]\p{L}{2}/u.test(text)) ? NUMBER.exec(text) : null);
    if (!match) return [];
    const [whole, indent = '', sign = ''] = match;
    // The title is the heading of the first level.
    const to = label ? `- ${sign}` : count ? `${sign.match(/\d+/)?.[0]}. ` : `${sign.replace(/^#$/, '##')} `;
    const change = { from: whole.slice(indent.length), to: mark && !label ? '- ' : to };
    const right = shorten(`${change.to}${text.slice(whole.length)}`);
    const message = !mark
      ? `${count ? `begins with "${sign.trim()}"` : `has no space after ${sign}`}, and would be shown as it is typed. Write ${right}`
      : `begins with "${sign.trim()}", which makes no list. Begin each item on a line of its own with a hyphen and a space: ${right}`;
    // Speech may be printed with dashes, and #Name may be meant as it is.
    const warning = /[–—]|^#$/.test(sign);
    const place = { line: line + index, column: indent.length + 1 };
    return [{ ...place, message, warning, change: warning ? undefined : change }];
  });
}

/** Two stars that make nothing bold, and not three, which offices put round a line. */
const STARS = /(?<![*\\])\*\*(?!\*)/g;

/** Stars that visitors would see, and stars for "times", which visitors would not see. */
function findEmphasisSlips({ type, position }: MarkdownNode, text: string): MarkdownSlip[] {
  // What the parser put in by itself has no place.
  if (!position) return [];
  const { line, column, offset = 0 } = position.start;
  const source = text.slice(offset, position.end.offset);
  if (type === 'emphasis' && /^\*\d/.test(source) && /\d$/.test(text.slice(0, offset))) {
    const isProduct = /^\*\d{1,4}\*$/.test(source) && /^\d/.test(text.slice(offset + source.length));
    const change = { from: source, to: `×${source.slice(1, -1)}×` };
    const message = `"${shorten(source, 40)}" between two figures makes slanted letters, and its * are not shown. Write × for "times", or \\* for a star.`;
    return [{ line, column, message, change: isProduct ? change : undefined }];
  }
  if (type !== 'text') return [];
  const stars = [...source.matchAll(STARS)];
  // `2 ** 3` is no markup.
  const first = stars.length > 1 ? stars[0] : stars.find(({ index }) => touchesOneSide(source, index));
  if (!first) return [];
  const before = source.slice(0, first.index).split('\n');
  const message =
    'would be shown with its **. Bold words have ** right before and right after them, such as **in time**, within one paragraph.';
  const from = before.length > 1 ? 1 : column;
  return [{ line: line + before.length - 1, column: from + (before.at(-1)?.length ?? 0), message }];
}

const touchesOneSide = (source: string, at: number): boolean =>
  /\S$/.test(source.slice(0, at)) !== /^\S/.test(source.slice(at + '**'.length));

const ADDRESS = String.raw`(?:\/|#|https?:|mailto:|tel:|www\.|wa\.me\/|(?=\+?\d))[^()\[\]\n]*`;

/** What is wrong with a link of which no link comes, and what belongs in its place where that is certain. */
type ExplainLink = (
  shown: string,
  match: RegExpMatchArray,
  routes: readonly string[],
) => { message: string; to?: string } | undefined;

const explainBrackets =
  (wrong: string): ExplainLink =>
  (shown, [, words, address]) => {
    const to = `[${words}](${address?.trim()})`;
    return { message: `${shown} is no link: ${wrong}. Write ${shorten(to)}`, to };
  };

const explainSpaces: ExplainLink = (shown, [, words, address = ''], routes) => {
  if (!/\s/.test(address)) return undefined;
  const right = withoutSpaces(address, routes);
  const wrong = `${shown} is no link: its address has a space.`;
  if (right === undefined) return { message: `${wrong} Write the address without spaces.` };
  const rest = assetName(right) === undefined ? '' : ', or rename the file';
  return { message: `${wrong} Write ${right}${rest}.`, to: `[${words}](${right})` };
};

const explainPicture: ExplainLink = (shown) => ({
  message: `${shown} is no picture: its name has a space. Rename the file without it, and write that name.`,
});

const explainNoAddress: ExplainLink = (shown, [, name]) => ({
  message: `${shown} is no picture. Write ![what it shows](${name})`,
});

const FOOTNOTE = 'is a footnote, and pages have none. Write the note in brackets where it belongs.';

const BARE = String.raw`((?:\/|#|https?:|mailto:|tel:|www\.)[^\s()[\]]*[^\s()[\].,;])`;
const MISSING = explainBrackets('one of its brackets is missing');
const LINKS: readonly (readonly [RegExp, ExplainLink])[] = [
  // `[form](/form`, `[form(/form)`
  [new RegExp(String.raw`\[([^\][()\n]+)\]\(${BARE}(?![^\n)]{0,200}\))`, 'g'), MISSING],
  [new RegExp(String.raw`\[([^\][()\n]+)\(${BARE}\)`, 'g'), MISSING],
  [
    new RegExp(String.raw`\[([^\][\n]+)\][ \t]+\((${ADDRESS})\)`, 'g'),
    explainBrackets('there is a space between its brackets'),
  ],
  [
    new RegExp(String.raw`\(([^()\n]+)\)\[(${ADDRESS})\]`, 'g'),
    explainBrackets('its brackets are the wrong way round'),
  ],
  [new RegExp(String.raw`\[([^\][\n]+)\]\((${ADDRESS})\)`, 'g'), explainSpaces],
  [/\[\^[^\][\s]+\](?!:)/g, () => ({ message: FOOTNOTE })],
  [/!\[([^\][\n]{1,100}\.(?:jpe?g|png|webp|svg))\](?![([])/gi, explainNoAddress],
  [/!\[[^\][\n]*\]\([^()\n"]{1,100}\S [^()\n"]{1,100}\.\w{3,4}\)/g, explainPicture],
];

/** Links whose brackets are written so that no link comes of them. @param line of the first of `lines` in the text */
const findLinkSlips = (lines: readonly string[], line: number, routes: readonly string[]): MarkdownSlip[] =>
  lines.flatMap((text, index) =>
    LINKS.flatMap(([pattern, explain]) =>
      [...text.matchAll(pattern)].flatMap((match): MarkdownSlip[] => {
        const [from] = match;
        const found = explain(`"${shorten(from)}"`, match, routes);
        if (!found) return [];
        const { message, to } = found;
        const place = { line: line + index, column: match.index + 1 };
        return [{ ...place, message, change: to === undefined ? undefined : { from, to } }];
      }),
    ),
  );

/** The page or web address that is meant; undefined where spaces left out lead to no page. */
function withoutSpaces(address: string, routes: readonly string[]): string | undefined {
  const trimmed = address.trim();
  if (!/\s/.test(trimmed)) return trimmed;
  const contact = rightContact(trimmed);
  if (contact !== undefined) return contact;
  if (trimmed.startsWith('tel:')) return telephoneLink(trimmed);
  if (assetName(trimmed) !== undefined) return trimmed.replaceAll(' ', '%20');
  const near = ['', '-', '_'].map((sign) => trimmed.replaceAll(/\s+/g, sign));
  return routes.find((route) => near.some((each) => each.toLowerCase() === route.toLowerCase()));
}

function explainNode(node: MarkdownNode, lines: readonly string[]): MarkdownSlip[] {
  const { type, position } = node;
  const { line = 1, column = 1 } = position?.start ?? {};
  if (type === 'heading' && !toString(node).trim()) {
    const message = 'is a heading without words. Write them behind the signs #, or delete the line.';
    return [{ line, column, message }];
  }
  const last = position?.end.line ?? line;
  const from = lines.slice(line - 1, last).join('\n');
  // A heading has no full stop.
  if (type === 'heading' && node.depth === 2 && /[.!?।]\s*\n.*$/.test(from)) {
    const message = 'would be a heading: a line of hyphens stands right below. Leave an empty line above it.';
    const change = { from, to: from.replace(/\n(?=.*$)/, '\n\n') };
    return [{ line, column: 1, message, warning: true, change }];
  }
  if (type === 'heading' && node.depth === 1 && last > line) {
    const to = `## ${toString(node).replaceAll(/\s+/g, ' ')}`;
    // Several lines, or cells, above the signs are rather a table.
    const isAlone = last === line + 1 && !lines[last]?.trim();
    const change = isAlone && !/[\t|;]|^\s*>|,\S/.test(lines[line - 1] ?? '') ? { from, to } : undefined;
    return [{ line, column: 1, message: `is underlined with =. Write ${shorten(to)}`, change }];
  }
  const [indent = ''] = /^(?: {4,}|\t)\s*/.exec(lines[line - 1] ?? '') ?? [];
  if (type === 'code' && indent) {
    const message =
      'begins with four spaces or a tab, and would be shown in the letters of a program. Delete the spaces in front.';
    return [{ line, column: 1, message, change: { from: indent, to: '' } }];
  }
  return /^footnote(Reference|Definition)$/.test(type) ? [{ line, column, message: FOOTNOTE }] : [];
}
