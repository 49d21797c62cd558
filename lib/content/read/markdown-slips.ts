import { toString } from 'mdast-util-to-string';
import { shorten, telephoneLink } from '@/lib/text/text';
import { correctContact } from '../say/correct-names';
import { BULLETS } from '@/lib/text/bullets';
import { assetName } from './addresses';
import { type MarkdownNode, type MarkdownSlip, parseMarkdown, walkMarkdown } from './markdown';
import { explainPasted, explainTable, findTableSlips } from './table-slips';

/** Finds Markdown mistakes that would leave raw characters on the page. Lines and columns count from 1. */
export function findSlips(text: string): MarkdownSlip[] {
  const lines = text.split('\n');
  const nodes = [...walkMarkdown(parseMarkdown(text))];
  // The reference to the footnote is reported; do not report its definition too.
  const noted = nodes.some(({ type }) => type === 'footnoteReference');
  return nodes.flatMap((node) => {
    if (noted && node.type === 'footnoteDefinition') return [];
    if (node.type === 'table') return findTableSlips(node, lines);
    if (node.type !== 'paragraph') return [...findLoneStars(node, text), ...explainNode(node, lines)];
    const line = node.position?.start.line ?? 1;
    const shown = maskCode(text, node).split('\n');
    const before = lines.slice(0, line - 1).findLast((each) => each.trim()) ?? '';
    const marks = findLineSlips(shown, line, lines[line - 1 + shown.length]);
    const table =
      explainTable(shown, line, before) ?? (marks.length ? undefined : explainPasted(shown, lines, line));
    return table ? [table] : [...marks, ...findLinkSlips(shown, line)];
  });
}

/** The source of a paragraph, beginning at column 1, with code, links and pictures masked. */
function maskCode(text: string, paragraph: MarkdownNode): string {
  const { start, end } = paragraph.position ?? {};
  const from = text.lastIndexOf('\n', (start?.offset ?? 0) - 1) + 1;
  let shown = text.slice(from, end?.offset);
  for (const { type, position } of walkMarkdown(paragraph)) {
    if (!['inlineCode', 'link', 'image', 'linkReference', 'imageReference', 'html'].includes(type)) continue;
    const at = (position?.start.offset ?? 0) - from;
    const to = (position?.end.offset ?? 0) - from;
    // Do not mask a bare address that the parser made a link: the brackets around it might be a faulty link.
    if (type === 'link' && !/^[[<]/.test(shown.slice(at))) continue;
    shown = shown.slice(0, at) + shown.slice(at, to).replaceAll(/[^\n]/g, '\u0001') + shown.slice(to);
  }
  return shown;
}

const BULLET = new RegExp(String.raw`^(\s*)(${BULLETS}|-(?=\*\*\S))\s*(?=\S)`, 'u');
/** Matches a dash, hyphen or asterisk that begins a line. Two asterisks in a line can make italics. */
const DASH = /^(\s*)([–—]\s*|-(?=\p{L})|\*(?=\p{L})(?=[^*]*$))(?=\S)/u;
const NUMBER = /^(\s*)(\d{1,2}[.)])(?=\p{L})/u;
const ITEM = /^\s*(?:[-*+]|\d{1,2}[.)])\s/;
/** Matches `a)`, `(ii)`, `(1)`, `२.`: letters and numbers that do not begin a list in Markdown. */
const LETTER = /^\s*(?:\(?(?:[a-h]|[ivx]{1,4}|[०-९]{1,2})[.)]|\(\d{1,2}\))\s/i;
const HEADING = /^( {0,3})(#{2,6}(?=[^\s#]))/u;

/** Finds headings and lists with faulty markup. @param line number of `lines[0]` @param below the next line */
function findLineSlips(lines: readonly string[], line: number, below = ''): MarkdownSlip[] {
  const occursTwice = (pattern: RegExp): boolean => lines.filter((text) => pattern.test(text)).length > 1;
  // A single line with a dash can be a remark, or a name below a quotation. Several such lines are list items.
  const isAmongItems = [lines[0] ?? '', below].some((text) => ITEM.test(text));
  const isNumbered = occursTwice(NUMBER);
  const isList = occursTwice(DASH) && !lines.some((text) => /(?: {2}|\\)$/.test(text));
  if (occursTwice(LETTER)) {
    const message =
      'begins lines with letters or numbers that do not make a list: the lines would run together in one paragraph. Begin each line with "1. " or "- ", or leave an empty line between them.';
    return [{ line, column: 1, message, warning: true }];
  }
  return lines.flatMap((text, index): MarkdownSlip[] => {
    const isDash = isList || (isAmongItems && /^\s*[-*]/.test(text));
    const isCounted = isNumbered || (isAmongItems && /\d[.)]\p{L}{2}/u.test(text));
    const mark = BULLET.exec(text) ?? (isDash ? DASH.exec(text) : null);
    const match = HEADING.exec(text) ?? mark ?? (isCounted ? NUMBER.exec(text) : null);
    if (!match) return [];
    const [whole, indent = '', sign = ''] = match;
    const change = { from: whole.slice(indent.length), to: mark ? '- ' : `${sign} ` };
    const right = shorten(`${change.to}${text.slice(whole.length)}`);
    const message = mark
      ? `begins with "${sign.trim()}", which does not make a list. Begin each item on its own line with a hyphen and a space: ${right}`
      : `has no space after ${sign}, so it would be shown as it is typed. Write ${right}`;
    // A dash can introduce speech, so only warn.
    const warning = /[–—]/.test(sign);
    const place = { line: line + index, column: indent.length + 1 };
    return [{ ...place, message, warning, change: warning ? undefined : change }];
  });
}

/** Matches exactly two asterisks. Offices put three around a line for decoration. */
const STARS = /(?<![*\\])\*\*(?!\*)/g;

/** Finds `**` that visitors would see, because it makes nothing bold. */
function findLoneStars({ type, position }: MarkdownNode, text: string): MarkdownSlip[] {
  // Nodes that the parser itself adds have no position.
  if (type !== 'text' || !position) return [];
  const { line, column, offset = 0 } = position.start;
  const source = text.slice(offset, position.end.offset);
  const stars = [...source.matchAll(STARS)];
  // Do not report `2 ** 3`: asterisks between spaces are not markup.
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

/** Explains text that looks like a link but is not one. `to` is the correction, if it is certain. */
type ExplainLink = (shown: string, match: RegExpMatchArray) => { message: string; to?: string } | undefined;

const explainBrackets =
  (wrong: string): ExplainLink =>
  (shown, [, words, address]) => {
    const to = `[${words}](${address?.trim()})`;
    return { message: `${shown} is not a link: ${wrong}. Write ${shorten(to)}`, to };
  };

const explainSpaces: ExplainLink = (shown, [, words, address = '']) => {
  if (!/\s/.test(address)) return undefined;
  const right = withoutSpaces(address.trim());
  const wrong = `${shown} is not a link: its address contains a space.`;
  if (right === undefined) return { message: `${wrong} Write the address without spaces.` };
  const rest = assetName(right) === undefined ? '' : ', or rename the file';
  return { message: `${wrong} Write ${right}${rest}.`, to: `[${words}](${right})` };
};

/** The address without its spaces; undefined if the intended address is not certain. */
function withoutSpaces(address: string): string | undefined {
  if (!/\s/.test(address)) return address;
  if (assetName(address) !== undefined) return address.replaceAll(' ', '%20');
  return correctContact(address) ?? (address.startsWith('tel:') ? telephoneLink(address) : undefined);
}

const explainPicture: ExplainLink = (shown) => ({
  message: `${shown} is not a picture: its name contains a space. Rename the file without the space, and write that name.`,
});

const FOOTNOTE = 'is a footnote, which pages cannot show. Write the note in brackets where it belongs.';

const LINKS: readonly (readonly [RegExp, ExplainLink])[] = [
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
  [/!\[[^\][\n]*\]\([^()\n"]{1,100}\S [^()\n"]{1,100}\.\w{3,4}\)/g, explainPicture],
];

const findLinkSlips = (lines: readonly string[], line: number): MarkdownSlip[] =>
  lines.flatMap((text, index) =>
    LINKS.flatMap(([pattern, explain]) =>
      [...text.matchAll(pattern)].flatMap((match): MarkdownSlip[] => {
        const [from] = match;
        const found = explain(`"${shorten(from)}"`, match);
        if (!found) return [];
        const { message, to } = found;
        const place = { line: line + index, column: match.index + 1 };
        return [{ ...place, message, change: to === undefined ? undefined : { from, to } }];
      }),
    ),
  );

function explainNode(node: MarkdownNode, lines: readonly string[]): MarkdownSlip[] {
  const { type, position } = node;
  const { line = 1, column = 1 } = position?.start ?? {};
  if (type === 'heading' && !toString(node).trim()) {
    const message = 'is a heading without words. Write them after the # signs, or delete the line.';
    return [{ line, column, message }];
  }
  const [indent = ''] = /^(?: {4,}|\t)\s*/.exec(lines[line - 1] ?? '') ?? [];
  if (type === 'code' && indent) {
    const message =
      'begins with four spaces or a tab, so it would be shown as program code. Delete the spaces in front.';
    return [{ line, column: 1, message, change: { from: indent, to: '' } }];
  }
  return /^footnote(Reference|Definition)$/.test(type) ? [{ line, column, message: FOOTNOTE }] : [];
}
