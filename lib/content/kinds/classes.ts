/** The classes of a school in their order, as fee tables name them. */
export const CLASSES = [
  'Nursery',
  'LKG',
  'UKG',
  'I',
  'II',
  'III',
  'IV',
  'V',
  'VI',
  'VII',
  'VIII',
  'IX',
  'X',
  'XI',
  'XII',
] as const;

/** A class that a label of a fee table names; `stream` where the fee is for one stream of it only. */
export interface FeeClass {
  /** Such as `VI`. */
  name: string;
  /** Such as `Biology`; empty for the whole class. */
  stream: string;
}

const SPELLINGS: Record<string, string> = {
  KG: 'UKG',
  'LOWER KG': 'LKG',
  'UPPER KG': 'UKG',
  NUR: 'Nursery',
  नर्सरी: 'Nursery',
};
const RANGE = /^(.+?)\s*(?:-|–|to)\s*(.+)$/i;

/**
 * The classes that a label of content/fees.yaml names: `Nursery-III`, `VI`, `IV, V`, `XI and XII Biology`,
 * `Classes 6 to 8`.
 * @returns empty when the label names no class that is known
 */
export function readClasses(label: string): FeeClass[] {
  const parts = label.replace(/^class(es)?\s+/i, '').split(/\s*(?:,|&|\band\b)\s*/);
  const last = parts.at(-1) ?? '';
  const { rest, stream } = cutStream(last);
  const found = [...parts.slice(0, -1), rest].map(readPart);
  if (found.some((names) => names.length === 0)) return [];
  return found.flat().map((name) => ({ name, stream }));
}

/** The place of a class in the school, from 0. */
export function placeOfClass({ name }: FeeClass): number {
  return CLASSES.findIndex((each) => each === name);
}

function cutStream(text: string): { rest: string; stream: string } {
  const [first = '', ...words] = text.split(/\s+/);
  if (readPart(text).length || words.length === 0 || readPart(first).length === 0)
    return { rest: text, stream: '' };
  return { rest: first, stream: words.join(' ').replaceAll(/[()]/g, '') };
}

function readPart(part: string): string[] {
  const one = nameOf(part);
  if (one) return [one];
  const [, from, to] = RANGE.exec(part) ?? [];
  const [begin, end] = [from, to].map((name) => CLASSES.findIndex((each) => each === nameOf(name ?? '')));
  if (begin === undefined || end === undefined || begin < 0 || end < begin) return [];
  return CLASSES.slice(begin, end + 1);
}

function nameOf(text: string): string | undefined {
  const upper = text.trim().toUpperCase();
  const number = /^(\d+)(?:ST|ND|RD|TH)?$/.exec(upper)?.[1];
  if (number) return CLASSES[Number(number) + 2];
  const known = SPELLINGS[upper] ?? upper;
  return CLASSES.find((each) => each.toUpperCase() === known.toUpperCase());
}

/** The id of every class that labels of the tuition table name. */
export function classIdsOf(labels: readonly string[]): string[] {
  return labels.flatMap(readClasses).map(idOfClass);
}

/** For the address: `class-6`, `class-11-biology`, `class-nursery`. */
export function idOfClass(each: FeeClass): string {
  const place = placeOfClass(each);
  const name = place < 3 ? each.name : String(place - 2);
  const words = `class ${name} ${each.stream}`.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? [];
  return words.join('-');
}
