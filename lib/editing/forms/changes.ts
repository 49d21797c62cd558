import { isDeepStrictEqual } from 'node:util';
import { toString } from 'mdast-util-to-string';
import { fieldAt, fieldOf } from '@/lib/content/kinds/describe';
import { kindOf, type KindName } from '@/lib/content/kinds/kinds';
import { STAFF_DEFAULTS } from '@/lib/content/kinds/staff';
import { groupOf, isGroup, textOf, type Fields, type Path } from '@/lib/content/parse/values';
import { parseMarkdown } from '@/lib/content/read/markdown';
import { describePath } from '@/lib/content/say/problem';
import { labelOf } from '@/lib/content/words/labels';
import { sayDays } from '@/lib/text/dates';
import { shorten } from '@/lib/text/text';
import { readParts } from './content-files';
import { BODY } from './form-kinds';
import { matchItems } from './match-items';
import { valueAt } from './value-at';
import { PUT_BACK } from './versions';

/** Describes the changes between two texts of a file: `Total of VI-VIII: from 1,500 to 1,550`. */
export function describeChanges(
  kind: KindName,
  before: string | undefined,
  after: string | undefined,
  isPutBack = false,
): string[] {
  if (before === undefined) return after === undefined ? [] : [isPutBack ? PUT_BACK : 'Added'];
  if (after === undefined) return ['Deleted'];
  const [was, is] = [partsOf(before), partsOf(after)];
  const fields = compare(kind, { path: [], whole: was.fields }, { path: [], whole: is.fields });
  if (was.body.trim() !== is.body.trim())
    fields.push(`${labelOf([BODY])}: ${compareLines(was.body, is.body)}`);
  const isNoted = is.isTranslation && fields.length === 0 && before !== after;
  if (isNoted) return ['Confirmed that it still fits the English text'];
  const others = fields.filter((each) => !each.startsWith(`${labelOf([kind, 'updated'])}: `));
  // The form sets "Last updated" with each change, so mention it only if nothing else has changed.
  return others.length ? others : fields;
}

/** The fields and the Markdown of a text. If a manual edit damaged the text, all of it counts as Markdown. */
export function partsOf(text: string): { fields: Fields; body: string; isTranslation?: boolean } {
  const plain = text.replace(/^\uFEFF/, '');
  try {
    const { fields, body = '', pairs } = readParts(plain, plain.startsWith('---'));
    // In a translation, `of` records which English texts it translates. It is not compared like the other fields.
    const { of, ...own } = fields;
    const isTranslation = pairs !== undefined || of !== undefined;
    return { body, isTranslation, fields: pairs ? nameByEnglish(pairs) : own };
  } catch {
    return { fields: {}, body: plain };
  }
}

const nameByEnglish = (pairs: readonly unknown[]): Fields =>
  Object.fromEntries(
    pairs.map((pair) => {
      const { en, ...own } = groupOf(pair);
      return [shorten(textOf(en), 60), Object.values(own)[0]];
    }),
  );

interface Side {
  path: Path;
  /** The fields of the whole file. */
  whole: unknown;
}

const valueOf = ({ path, whole }: Side): unknown => valueAt(whole, path);

const below = ({ path, whole }: Side, step: string | number): Side => ({ path: [...path, step], whole });

function compare(kind: KindName, before: Side, after: Side): string[] {
  const [was, is] = [valueOf(before), valueOf(after)];
  if (isDeepStrictEqual(was, is)) return [];
  if (Array.isArray(was) && Array.isArray(is)) return compareLists(kind, before, after, was, is);
  if (isGroup(was) && isGroup(is)) {
    const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
    return names.flatMap((name) => compare(kind, below(before, name), below(after, name)));
  }
  const { choices = [] } = fieldAt(fieldOf(kindOf(kind).schema), after.path) ?? {};
  const named = (value: unknown) => (choices.includes(value as string) ? nameChoice(value) : value);
  const label = labelAt(kind, isAbsent(is) ? before : after).replace(/\?$/, '');
  return [`${label}: ${sayChange(named(was), named(is))}`];
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null;

function sayChange(was: unknown, is: unknown): string {
  const [old = '', now = ''] = fromDifference(was, is).map(show);
  if (isAbsent(was)) return `added ${now}`.trimEnd();
  if (isAbsent(is)) return `removed ${old}`.trimEnd();
  return old === now ? 'spaces changed' : `from ${old} to ${now}`;
}

function compareLists(kind: KindName, before: Side, after: Side, was: unknown[], is: unknown[]): string[] {
  const sources = matchItems(was, is);
  const changed = sources.flatMap((from, to) =>
    from === undefined
      ? `${labelAt(kind, below(after, to))}: added`
      : compare(kind, below(before, from), below(after, to)),
  );
  const gone = was.flatMap((_, from) =>
    sources.includes(from) ? [] : `${labelAt(kind, below(before, from))}: removed`,
  );
  const kept = sources.filter((from) => from !== undefined);
  const isMoved = kept.some((from, at) => at > 0 && from < (kept[at - 1] ?? 0));
  return [...changed, ...gone, ...(isMoved ? [`${labelAt(kind, after)}: order changed`] : [])];
}

/** Describes the first changed line, and counts the others. */
function compareLines(before: string, after: string): string {
  const linesOf = (text: string) => text.split(/\s*\n\s*/);
  const [was, is] = [linesOf(before), linesOf(after)];
  const gone = was.filter((line) => !is.includes(line));
  const added = is.filter((line) => !was.includes(line));
  if (!gone.length && !added.length) return 'changed';
  const others = Math.max(gone.length, added.length) - 1;
  // Signs such as ** mean nothing to an office, unless only they changed.
  const [old, now] = [gone[0], added[0]].map((line) => line && toString(parseMarkdown(line)));
  return (
    (old === now ? sayChange(gone[0], added[0]) : sayChange(old, now)) +
    (others > 0 ? `, and ${others} more` : '')
  );
}

/** Replaces most of the common beginning of two long texts with `…`. Returns other values unchanged. */
function fromDifference(was: unknown, is: unknown): unknown[] {
  if (typeof was !== 'string' || typeof is !== 'string') return [was, is];
  let same = 0;
  while (same < was.length && was[same] === is[same]) same += 1;
  const start = was.lastIndexOf(' ', same - 15);
  return [was, is].map((text) => (same > 40 && start > 0 ? `…${text.slice(start)}` : text));
}

/** `['tuition', 1, 'total']` → `Total of VI-VIII` */
export function labelAt(kind: KindName, { path, whole }: Side): string {
  const names = path.filter((step) => typeof step === 'string');
  const label = labelOf([kind, ...names]);
  const at = path.findLastIndex((step) => typeof step === 'number');
  if (at < 0) return label;
  const item = path.slice(0, at + 1);
  const value = valueOf({ path: item, whole });
  const isRow = path[at - 1] === 'rows';
  const words =
    typeof value === 'string'
      ? quote(value, 40)
      : (isRow ? 'row ' : '') + sayDays(describePath(item, whole).split(' › ').at(-1) ?? '');
  if (at < path.length - 1) return `${label} of ${words}`;
  // The part of a disclosure says more than the label of its rows.
  return `${isRow && names.length > 1 ? labelOf([kind, ...names.slice(0, -1)]).replace(/:.*/, '') : label}, ${words}`;
}

const nameChoice = (value: unknown): unknown => valueAt(STAFF_DEFAULTS.choices, [String(value)]) ?? value;

/** @returns '' for a list or a group */
const show = (value: unknown): string => {
  if (typeof value === 'number') return value.toLocaleString('en-IN');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? quote(value, 60) : '';
};

/** Writes a day in words, and quotes any other text unchanged. */
function quote(value: string, most: number): string {
  const day = /^\d{4}-\d\d-\d\d(T\S+)?$/.test(value) ? sayDays(value) : value;
  return day === value ? `“${shorten(value, most)}”` : day;
}
