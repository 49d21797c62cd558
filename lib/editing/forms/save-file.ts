import { isDeepStrictEqual } from 'node:util';
import { isAlias, isMap, isSeq, parseDocument, type Node, type YAMLMap, type YAMLSeq } from 'yaml';
import { splitMarkdown } from '@/lib/content/parse/front-matter';
import { cleanText, isGroup, type Fields, type Path } from '@/lib/content/parse/values';
import { matchItems } from './match-items';
import * as yaml from './yaml-text';

/** Returns the names of a group's fields in order. A new field is inserted after the fields that precede it here. */
type OrderAt = (path: Path) => readonly string[];

/** Thrown for a file that cannot be saved without changing unrelated parts. */
export class CannotSave extends Error {}

interface Place extends yaml.Placed {
  orderAt: OrderAt;
  eol: string;
}

type Group = YAMLMap<Node, Node | null>;
type List = YAMLSeq<Node>;

/** The fields of a file, or the pairs of a translation. */
type Values = Fields | readonly unknown[];

/** A limit on the edits of one save, far above the number that a form could need. */
const MOST_EDITS = 2000;

/** The text is parsed again after each edit, so the result has exactly the wanted values. @throws CannotSave */
function saveFields(text: string, wanted: Values, orderAt: OrderAt, eol: string): string {
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
function findEdit(place: Place, path: Path, value: unknown, wanted: unknown): yaml.Edit | undefined {
  if (isDeepStrictEqual(value, wanted)) return undefined;
  const { text, document } = place;
  const node = path.length ? document.getIn(path, true) : document.contents;
  if (isAlias(node)) throw new CannotSave('an alias');
  if (isMap<Node, Node | null>(node) && isGroup(value) && isGroup(wanted) && Object.keys(wanted).length)
    return findInMap(place, path, node, value, wanted);
  if (isSeq<Node>(node) && Array.isArray(value) && Array.isArray(wanted) && value.length && wanted.length)
    return findInList(place, path, node, value, wanted);
  if (path.length) return yaml.setValue(place, path, node as Node | null, wanted);
  return {
    from: text.length,
    to: text.length,
    text: endBefore(place, text.length) + yaml.writeBlock(wanted),
  };
}

/** A line break if the text before `at` does not end with one, as in a file without a last line break. */
const endBefore = ({ text, eol }: Place, at: number): string => (at > 0 && text[at - 1] !== '\n' ? eol : '');

const replaceNode = ({ range }: Group | List, text: string): yaml.Edit => {
  return { from: range?.[0] ?? 0, to: range?.[1] ?? 0, text };
};

function findInMap(
  place: Place,
  path: Path,
  map: Group,
  value: Fields,
  wanted: Fields,
): yaml.Edit | undefined {
  for (const [index, { key }] of map.items.entries()) {
    const own = String(key);
    if (!Object.hasOwn(wanted, own))
      return map.flow ? replaceNode(map, yaml.writeFlow(wanted)) : removeField(place, map, index);
    const edit = findEdit(place, [...path, own], value[own], wanted[own]);
    if (edit) return edit;
  }
  const name = Object.keys(wanted).find((key) => !Object.hasOwn(value, key));
  if (name === undefined) return undefined;
  if (map.flow) return replaceNode(map, yaml.writeFlow(wanted));
  return addField(place, map, place.orderAt(path), name, wanted[name]);
}

function removeField(place: Place, map: Group, index: number): yaml.Edit {
  const { text } = place;
  const [from, to] = yaml.spanOf(text, map.items[index]!);
  const start = yaml.lineStart(text, from);
  if (!text.slice(start, from).trim()) return { from: start, to, text: '' };
  // The field is on the line of its item's "- ", so the next field moves up to that line.
  const next = map.items[index + 1];
  if (!next) throw new CannotSave('the last field of an item');
  const [at] = yaml.spanOf(text, next);
  const between = text.slice(to, yaml.lineStart(text, at));
  // Keep the lines between the two fields: a comment after the "- ", empty lines above the item.
  if (between.trim()) return { from, to, text: '' };
  return { from: start, to: at, text: between + text.slice(start, from) };
}

function addField(
  place: Place,
  map: Group,
  order: readonly string[],
  name: string,
  value: unknown,
): yaml.Edit {
  const isBefore = (key: Node): boolean => order.slice(0, order.indexOf(name)).includes(String(key));
  const before = order.includes(name) ? map.items.findLast(({ key }) => isBefore(key)) : map.items.at(-1);
  const [at] = yaml.spanOf(place.text, map.items[0]!);
  const indent = yaml.columnOf(place.text, at);
  const line = yaml.writeBlock({ [name]: value }, indent);
  if (!before) return { from: at, to: at, text: line + ' '.repeat(indent) };
  const [, to] = yaml.spanOf(place.text, before);
  return { from: to, to, text: endBefore(place, to) + ' '.repeat(indent) + line };
}

/** Items that are not deleted keep their text wherever they move, and comments above an item move with it. */
function findInList(
  place: Place,
  path: Path,
  list: List,
  value: readonly unknown[],
  wanted: readonly unknown[],
): yaml.Edit | undefined {
  const sources = matchItems(value, wanted);
  const isInOrder = sources.length === value.length && sources.every((from, to) => from === to);
  if (!isInOrder) return (list.flow ? arrangeFlow : arrange)(place, list, sources, wanted);
  for (const [index, item] of wanted.entries()) {
    const edit = findEdit(place, [...path, index], value[index], item);
    if (edit) return edit;
  }
  return undefined;
}

type Sources = ReturnType<typeof matchItems>;

function arrangeFlow({ text }: Place, list: List, sources: Sources, wanted: readonly unknown[]): yaml.Edit {
  const unquoted = text.slice(...(list.range ?? [])).replaceAll(/"[^"]*"|'[^']*'/g, '');
  if (unquoted.includes('#')) throw new CannotSave('a comment within [ ]');
  const shown = sources.map((source, at) => {
    const [start, end] = (source === undefined ? undefined : list.items[source]?.range) ?? [];
    return start === undefined ? yaml.writeFlow(wanted[at]) : text.slice(start, end);
  });
  return replaceNode(list, `[${shown.join(', ')}]`);
}

function arrange(place: Place, list: List, sources: Sources, wanted: readonly unknown[]): yaml.Edit {
  const { text, eol } = place;
  const ends = list.items.map((item) => yaml.lineEnd(text, yaml.contentEnd(text, item)));
  const dash = yaml.dashOf(text, list.items[0]!, list.range?.[0]);
  const start = yaml.lineStart(text, dash);
  const indent = yaml.columnOf(text, dash);
  if (text.slice(start, dash).trim()) throw new CannotSave('a list that begins within a line');
  const chunks = ends.map((end, index) => {
    const chunk = text.slice(index ? ends[index - 1] : start, end);
    return chunk.endsWith('\n') ? chunk : chunk + eol;
  });
  const arranged = sources.map((source, at) =>
    source === undefined ? ' '.repeat(indent) + yaml.writeBlock([wanted[at]], indent) : chunks[source],
  );
  return { from: start, to: ends.at(-1) ?? start, text: arranged.join('') };
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
