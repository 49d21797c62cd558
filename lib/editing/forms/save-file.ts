import { isDeepStrictEqual } from 'node:util';
import { isAlias, isMap, isScalar, isSeq, parseDocument, type Node, type YAMLMap, type YAMLSeq } from 'yaml';
import { cleanText, isGroup, type Fields, type Path } from '@/lib/content/parse/values';
import { matchItems } from './match-items';
import {
  writeBlock,
  writeFlow,
  writeLike,
  columnOf,
  contentEnd,
  dashOf,
  isBlock,
  keyBefore,
  lineEnd,
  lineStart,
  spanOf,
  type Placed,
} from './yaml-text';
import { splitMarkdown } from '@/lib/content/parse/front-matter';

/** Returns the names of a group's fields in order. A new field is inserted after the fields that precede it here. */
export type OrderAt = (path: Path) => readonly string[];

/** Thrown for a file that cannot be saved without changing unrelated parts. */
export class CannotSave extends Error {}

interface Edit {
  from: number;
  to: number;
  text: string;
}

interface Place extends Placed {
  orderAt: OrderAt;
  eol: string;
}

/** The fields of a file, or the pairs of a translation. */
export type Values = Fields | readonly unknown[];

/** A limit on the edits of one save, far above the number that a form could need. */
const MOST_EDITS = 2000;

/**
 * The YAML text with the values `wanted`. Unchanged values keep their bytes. The text is parsed again after each edit,
 * so the result has exactly the wanted values. @throws CannotSave
 */
export function saveFields(text: string, wanted: Values, orderAt: OrderAt, eol: string): string {
  let now = text;
  for (let left = MOST_EDITS; left > 0; left -= 1) {
    const document = parseDocument(now, { uniqueKeys: false, prettyErrors: false });
    const [error] = document.errors;
    if (error) throw new CannotSave(error.message);
    const edit = findEdit({ text: now, document, orderAt, eol }, [], document.toJS() ?? {}, wanted);
    if (!edit) return now;
    now = now.slice(0, edit.from) + edit.text.replaceAll(/\r?\n/g, eol) + now.slice(edit.to);
  }
  throw new CannotSave('the edits do not end');
}

/** The first edit that brings the value at `path` closer to the wanted one. */
function findEdit(place: Place, path: Path, value: unknown, wanted: unknown): Edit | undefined {
  if (isDeepStrictEqual(value, wanted)) return undefined;
  const { text, document } = place;
  const node = path.length ? document.getIn(path, true) : document.contents;
  if (isAlias(node)) throw new CannotSave('an alias');
  if (isMap(node) && isGroup(value) && isGroup(wanted) && Object.keys(wanted).length)
    return findInMap(place, path, node, value, wanted);
  if (isSeq(node) && Array.isArray(value) && Array.isArray(wanted) && value.length && wanted.length)
    return findInList(place, path, node, value, wanted);
  if (path.length) return setValue(place, path, node as Node | null, wanted);
  return { from: text.length, to: text.length, text: endBefore(place, text.length) + writeBlock(wanted, 0) };
}

/** A line break if the text before `at` does not end with one, as in a file without a last line break. */
const endBefore = ({ text, eol }: Place, at: number): string => (at > 0 && text[at - 1] !== '\n' ? eol : '');

function findInMap(place: Place, path: Path, map: YAMLMap, value: Fields, wanted: Fields): Edit | undefined {
  const rewritten = (): Edit => {
    const [from = 0, to = 0] = map.range ?? [];
    return { from, to, text: writeFlow(wanted) };
  };
  for (const [index, pair] of map.items.entries()) {
    const key = String(pair.key);
    if (Object.hasOwn(wanted, key)) {
      const edit = findEdit(place, [...path, key], value[key], wanted[key]);
      if (edit) return edit;
      continue;
    }
    return map.flow ? rewritten() : removeField(place, map, index);
  }
  const name = Object.keys(wanted).find((key) => !Object.hasOwn(value, key));
  if (name === undefined) return undefined;
  return map.flow ? rewritten() : addField(place, path, map, name, wanted[name]);
}

function removeField(place: Place, map: YAMLMap, index: number): Edit {
  const { text } = place;
  const [pair, next] = map.items.slice(index);
  if (!pair) throw new CannotSave('a field that is not there');
  const [from, to] = spanOf(place, pair);
  const start = lineStart(text, from);
  if (!text.slice(start, from).trim()) return { from: start, to, text: '' };
  // The field is on the line of its item's "- ", so the next field moves up to that line.
  if (!next) throw new CannotSave('the last field of an item');
  const [at] = spanOf(place, next);
  const between = text.slice(to, lineStart(text, at));
  // Keep the lines between the two fields: a comment after the "- ", empty lines above the item.
  if (between.trim()) return { from, to, text: '' };
  return { from: start, to: at, text: between + text.slice(start, from) };
}

function addField(place: Place, path: Path, map: YAMLMap, name: string, value: unknown): Edit {
  const { text } = place;
  const order = place.orderAt(path);
  const earlier = order.slice(0, Math.max(0, order.indexOf(name)));
  const isKnown = order.includes(name);
  const before = isKnown ? map.items.findLast(({ key }) => earlier.includes(String(key))) : map.items.at(-1);
  const [first] = map.items;
  if (!first) throw new CannotSave('an empty group');
  const [at] = spanOf(place, first);
  const indent = columnOf(text, at);
  const line = writeBlock({ [name]: value }, indent);
  if (!before) return { from: at, to: at, text: line + ' '.repeat(indent) };
  const [, to] = spanOf(place, before);
  return { from: to, to, text: endBefore(place, to) + ' '.repeat(indent) + line };
}

/** Items that are not deleted keep their text wherever they move, and comments above an item move with it. */
function findInList(
  place: Place,
  path: Path,
  list: YAMLSeq,
  value: readonly unknown[],
  wanted: readonly unknown[],
): Edit | undefined {
  const sources = matchItems(value, wanted);
  const isInOrder = sources.length === value.length && sources.every((from, to) => from === to);
  if (!isInOrder)
    return list.flow ? arrangeFlow(place, list, sources, wanted) : arrange(place, list, sources, wanted);
  for (const [index, item] of wanted.entries()) {
    const edit = findEdit(place, [...path, index], value[index], item);
    if (edit) return edit;
  }
  return undefined;
}

type Sources = readonly (number | undefined)[];

function arrangeFlow({ text }: Place, list: YAMLSeq, sources: Sources, wanted: readonly unknown[]): Edit {
  const nodes = list.items as Node[];
  const [from = 0, to = 0] = list.range ?? [];
  if (
    text
      .slice(from, to)
      .replaceAll(/"[^"]*"|'[^']*'/g, '')
      .includes('#')
  )
    throw new CannotSave('a comment within [ ]');
  const shown = sources.map((source, at) => {
    const [start, end] = (source === undefined ? undefined : nodes[source]?.range) ?? [];
    return start === undefined ? writeFlow(wanted[at]) : text.slice(start, end);
  });
  return { from, to, text: `[${shown.join(', ')}]` };
}

function arrange(place: Place, list: YAMLSeq, sources: Sources, wanted: readonly unknown[]): Edit {
  const { text, eol } = place;
  const nodes = list.items as Node[];
  const ends = nodes.map((item) => lineEnd(text, contentEnd(place, item)));
  const [first] = nodes;
  const dash = first ? dashOf(text, first, list.range?.[0] ?? 0) : 0;
  const start = lineStart(text, dash);
  const indent = columnOf(text, dash);
  if (text.slice(start, dash).trim()) throw new CannotSave('a list that begins within a line');
  const chunks = nodes.map((_, index) => {
    const chunk = text.slice(index ? ends[index - 1] : start, ends[index]);
    return chunk.endsWith('\n') ? chunk : chunk + eol;
  });
  const arranged = sources.map((source, at) =>
    source === undefined ? ' '.repeat(indent) + writeBlock([wanted[at]], indent) : chunks[source],
  );
  return { from: start, to: ends.at(-1) ?? start, text: arranged.join('') };
}

function setValue(place: Place, path: Path, node: Node | null, wanted: unknown): Edit {
  const { text } = place;
  const key = keyBefore(place, path);
  const isMultiline = typeof wanted === 'string' && /\S.*\n|\n.*\S/s.test(wanted);
  const isCollection = typeof wanted === 'object' && wanted !== null && Object.keys(wanted).length > 0;
  const takesLines = isMultiline || isCollection;
  const [from, to] = node?.range ?? [key.end, key.end];
  if (key.isFlow) return { from, to, text: takesLines ? writeFlow(wanted) : writeLike(node, wanted, true) };
  if (!isBlock(node) && !takesLines) {
    const space = text[from - 1] === ' ' ? '' : ' ';
    return { from, to, text: space + writeLike(node, wanted, false) };
  }
  const value = takesLines
    ? writeBlock({ k: wanted }, columnOf(text, key.start)).slice('k:'.length).replace(/\n$/, '')
    : writeLike(node, wanted, false);
  return replaceLines(place, { from: key.end, to }, node, { value, isCollection });
}

/** Replaces everything after the colon. A comment there moves to the end of the new value's first line. */
function replaceLines(
  place: Place,
  { from, to }: { from: number; to: number },
  node: Node | null,
  { value, isCollection }: { value: string; isCollection: boolean },
): Edit {
  const { text } = place;
  const wasBlock = isBlock(node);
  const end = wasBlock ? lineEnd(text, contentEnd(place, node)) : to;
  const header = isScalar(node) ? text.slice(node.range?.[0], end) : '';
  const [, ofHeader = ''] = /^[|>][^\n#]*?([ \t]+#[^\n\r]*)?\r?\n/.exec(header) ?? [];
  const after = wasBlock ? '' : (/^[ \t]+#[^\n\r]*/.exec(text.slice(to))?.[0] ?? '');
  const [first = '', ...rest] = value.trimStart().split('\n');
  const shown = isCollection ? after + value : ` ${[first + ofHeader + after, ...rest].join('\n')}`;
  return { from, to: end + after.length, text: shown + (wasBlock ? '\n' : '') };
}

/**
 * A file's text with these fields, and with `body` if it has Markdown. All other bytes stay the same: comments, order,
 * quotes, empty lines, line endings. @throws CannotSave, in which case the caller must not write anything
 */
export function saveFile(
  text: string,
  isMarkdown: boolean,
  fields: Values,
  body: string | undefined,
  orderAt: OrderAt,
): string {
  const bom = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const plain = text.slice(bom.length);
  const eol = plain.includes('\r\n') ? '\r\n' : '\n';
  if (!isMarkdown) return bom + saveFields(plain, fields, orderAt, eol);
  const { open, own, close, below } = partsOfMarkdown(plain);
  const saved = bom + open + saveFields(own, fields, orderAt, eol) + close;
  if (body === undefined || unified(body) === unified(below)) return saved + below;
  const before = below.slice(0, below.length - below.trimStart().length);
  const after = below.trim() ? below.slice(below.trimEnd().length) : '';
  return saved + (before || eol) + cleanText(unified(body)).replaceAll('\n', eol) + (after || eol);
}

const unified = (text: string): string => text.trim().replaceAll(/\r\n?/g, '\n');

/** @throws CannotSave */
export function partsOfMarkdown(text: string) {
  const parts = splitMarkdown(text);
  if (!parts) throw new CannotSave('no lines "---" around the fields');
  return parts;
}
