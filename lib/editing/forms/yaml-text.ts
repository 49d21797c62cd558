import {
  isMap,
  isScalar,
  isSeq,
  type Document,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
  stringify,
} from 'yaml';
import type { Path } from '@/lib/content/parse/values';

/** YAML text and its parsed document, whose node ranges are offsets into `text`. */
export interface Placed {
  text: string;
  document: Document.Parsed;
}

export const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1;

/** The offset just after the line that contains `at`, so that a comment after a value is included. */
export function lineEnd(text: string, at: number): number {
  if (at > 0 && text[at - 1] === '\n') return at;
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end + 1;
}

export const columnOf = (text: string, at: number): number => at - lineStart(text, at);

/** The offset of a list item's "-". @param from the lowest offset to search */
export const dashOf = (text: string, item: Node, from: number): number =>
  text.lastIndexOf('-', Math.max(from, (item.range?.[0] ?? 0) - 1));

const isBlockText = (node: unknown): boolean => isScalar(node) && node.type?.startsWith('BLOCK') === true;

/** True for a value that takes whole lines: text after `|` or `>`, or a list or group that is not in brackets. */
export const isBlock = (node: unknown): boolean =>
  isBlockText(node) || ((isMap(node) || isSeq(node)) && node.flow !== true);

/** The end of a value. The parser's ranges of groups and lists include the comments after them. */
export function contentEnd(place: Placed, node: Node | null | undefined): number {
  if (isMap(node) && !node.flow) {
    const last = node.items.at(-1);
    if (!last) return node.range?.[1] ?? 0;
    return last.value ? contentEnd(place, last.value as Node) : ((last.key as Node).range?.[1] ?? 0) + 1;
  }
  if (isSeq(node) && !node.flow) return contentEnd(place, node.items.at(-1) as Node);
  const [from = 0, to = 0] = node?.range ?? [];
  if (!isBlockText(node)) return to;
  // Empty lines after the text belong to the next node.
  return from + place.text.slice(from, to).replace(/(\r?\n)(?:[ \t]*\r?\n)+$/, '$1').length;
}

/** The span of a field, from its name to the end of its last line. */
export function spanOf(place: Placed, pair: Pair): [number, number] {
  const [from = 0, end = 0] = (pair.key as Node).range ?? [];
  const to = pair.value ? contentEnd(place, pair.value as Node) : place.text.indexOf(':', end) + 1;
  return [from, lineEnd(place.text, Math.max(to, end + 1))];
}

/** The span of the name, or of the "-", before a value. */
export function keyBefore({ text, document }: Placed, path: Path) {
  const parent = (path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents) as
    YAMLMap | YAMLSeq<Node>;
  const step = path.at(-1);
  const isFlow = parent.flow === true;
  if (isMap(parent)) {
    const pair = parent.items.find(({ key }) => String(key) === step);
    const [start = 0, end = 0] = (pair?.key as Node | undefined)?.range ?? [];
    return { start, end: text.indexOf(':', end) + 1, isFlow };
  }
  const item = parent.items[Number(step)] as Node;
  const start = isFlow ? (item.range?.[0] ?? 0) : dashOf(text, item, 0);
  return { start, end: isFlow ? start : start + 1, isFlow };
}

/** A value in the style of `npm run new`, with every line but the first indented by `indent` spaces. */
export const writeBlock = (value: unknown, indent: number): string =>
  stringify(value, { lineWidth: 0, singleQuote: true, blockQuote: 'literal' }).replaceAll(
    /\n(?=[^\n])/g,
    `\n${' '.repeat(indent)}`,
  );

/** A value within brackets and on one line: `[Monday, Friday]`. */
export function writeFlow(value: unknown): string {
  if (typeof value === 'string' && value.includes('\n')) return JSON.stringify(value);
  const how = {
    collectionStyle: 'flow',
    lineWidth: 0,
    singleQuote: true,
    flowCollectionPadding: false,
  } as const;
  return stringify([value], how).trim().slice(1, -1);
}

/** A string, number or boolean on one line, with the same quotes as the value that it replaces. */
export function writeLike(old: unknown, value: unknown, isInFlow: boolean): string {
  const type = isScalar(old) ? old.type : undefined;
  if (typeof value === 'string') {
    if (value.includes('\n') || type === 'QUOTE_DOUBLE') return JSON.stringify(value);
    if (type === 'QUOTE_SINGLE') return `'${value.replaceAll("'", "''")}'`;
  }
  return isInFlow ? writeFlow(value) : writeBlock({ k: value }, 0).slice('k: '.length).trimEnd();
}
