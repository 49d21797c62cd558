import { isMap, isScalar, LineCounter, parseDocument, stringify, visit } from 'yaml';
import type { Document, Node } from 'yaml';
import { type Path, cleanText } from './values';
import { findSlips, NESTED } from './yaml-syntax';

export interface Position {
  line: number;
  column: number;
}

/** A correction that is certain to be right. It replaces whole lines or a part of one line. `npm run fix` offers it. */
export interface Remedy extends Position {
  /** The current text at that position. If `to` is empty, whole lines are deleted. */
  from: string;
  /** The new text. It has several lines if lines are added. */
  to: string;
}

/** A parsed YAML text that keeps the position of each value. */
export type YamlDocument<Value = unknown> = ReturnType<typeof parseYaml> & { value: Value };

export function parseYaml(text: string) {
  const lines = new LineCounter();
  // Set here, because LineCounter sees only text that the parser reads, and text nested too deeply is not parsed.
  lines.lineStarts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
  const at = (offset: number): Position => {
    const { line, col: column } = lines.linePos(offset);
    return { line, column };
  };
  const nested = NESTED_TOO_DEEP.exec(text);
  // The parser's own search for duplicate fields takes minutes on a damaged file. findSlips finds them instead.
  const how = { uniqueKeys: false, prettyErrors: false, logLevel: 'error' } as const;
  const document = parseDocument(nested ? '' : text, how);
  const scalarAt = (path: Path) => {
    const node = document.getIn(path, true);
    return isScalar(node) ? node : undefined;
  };
  const slip = nested ? { offset: nested.index, message: NESTED } : findSlips(text, document);
  cleanQuoted(document);
  return {
    value: (slip ? undefined : document.toJS()) as unknown,
    /** The position of a value or, if it is missing, of its nearest existing parent. */
    positionOf: (path: Path) => at(offsetOf(document, path)),
    positionOfKey: (path: Path) => at(keyOffsetOf(document, path)),
    /** The value as it was typed, without quotes. */
    sourceOf: (path: Path) => {
      const node = scalarAt(path);
      return node && (node.source ?? String(node.value));
    },
    /** The value as it was typed, with quotes; undefined for groups and lists. */
    typedAt: (path: Path) => {
      const { range } = scalarAt(path) ?? {};
      return range ? text.slice(range[0], range[1]) : undefined;
    },
    linesOf: (path: Path): Remedy => {
      const start = text.lastIndexOf('\n', keyOffsetOf(document, path) - 1) + 1;
      const node = document.getIn(path, true) as Node | null | undefined;
      const [, , end = start] = node?.range ?? [];
      const rest = text.slice(end).indexOf('\n');
      const whole = text.slice(start, text[end - 1] === '\n' || rest < 0 ? end : end + rest);
      return { ...at(start), from: whole.trimEnd(), to: '' };
    },
    /** The comment on the line of a value, including "#". */
    noteAfter: (path: Path) => {
      const { range, type } = scalarAt(path) ?? {};
      if (!range || type?.startsWith('BLOCK')) return undefined;
      const [, end] = range;
      const [, space = '', note] = /^([ \t]*)(#.*)/.exec(text.slice(end)) ?? [];
      return note === undefined ? undefined : { ...at(end + space.length), text: note.trimEnd() };
    },
    ...(slip && { error: { position: at(slip.offset), message: slip.message } }),
  };
}

/** Writes a value as YAML that offices can read: quotes only where needed, and each text on one line. */
export const writeYaml = (value: unknown): string => stringify(value, { lineWidth: 0, singleQuote: true });

/** A correction of the value at `path`; undefined if that value spans several lines. */
export function replaceValue(document: YamlDocument, path: Path, value: string): Remedy | undefined {
  const from = document.typedAt(path);
  if (from === undefined || from.includes('\n')) return undefined;
  return { ...document.positionOf(path), from, to: keepQuotes(from, value) };
}

function keepQuotes(typed: string, value: string): string {
  if (typed.startsWith("'")) return `'${value.replaceAll("'", "''")}'`;
  return typed.startsWith('"') ? JSON.stringify(value) : value;
}

/** Matches nesting that would overflow the stack: the parser calls itself for each of these characters. */
const NESTED_TOO_DEEP = /(?:[-?:][ \t]+|[[{][ \t]*){100}/;

/** Trims quoted values, and removes invisible characters that escapes such as `"\0"` add. */
function cleanQuoted(document: Document.Parsed): void {
  visit(document, {
    Scalar: (_, node) => {
      if (typeof node.value === 'string' && node.type?.startsWith('QUOTE'))
        node.value = cleanText(node.value).trim();
    },
  });
}

function offsetOf(document: Document, path: Path): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    const range = (node as Node | null | undefined)?.range;
    if (range) return range[0];
    if (length > 0 && length === path.length && document.hasIn(path)) return keyOffsetOf(document, path);
  }
  return 0;
}

function keyOffsetOf(document: Document, path: Path): number {
  const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  const name = path.at(-1);
  const pair = isMap(parent)
    ? parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(name))
    : undefined;
  return isScalar(pair?.key) && pair.key.range ? pair.key.range[0] : offsetOf(document, path.slice(0, -1));
}
