import { shorten } from '@/lib/text/shorten';
import type { Path } from '../yaml/yaml-document';

/** `tuition[3].installment` → `['tuition', 3, 'installment']` (yup's paths). */
export function parsePath(path: string): (string | number)[] {
  return [...path.matchAll(/\["([^"]+)"\]|\[(\d+)\]|([^.[\]]+)/g)].map(([, quoted, index, name]) =>
    index === undefined ? (quoted ?? name ?? '') : Number(index),
  );
}

const NAMING_FIELDS = [
  'class',
  'row',
  'title',
  'name',
  'text',
  'id',
  'year',
  'network',
  'caption',
  'picture',
];

/** The way to a field in the editor's words: `Tuition › VI-VIII › installment`. Items are named by what they hold. */
export function describePath(path: Path, value: unknown): string {
  const words: string[] = [];
  let current = value;
  for (const step of path) {
    current = (current as Record<string | number, unknown> | undefined)?.[step];
    words.push(typeof step === 'number' ? describeItem(step, current) : shorten(step, 40));
  }
  const [first = '', ...rest] = words;
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(' › ');
}

function describeItem(index: number, item: unknown): string {
  const names = (typeof item === 'object' && item !== null ? item : {}) as Record<string, unknown>;
  const name = NAMING_FIELDS.map((field) => names[field]).find(
    (text) => typeof text === 'string' && text.trim() !== '',
  );
  return typeof name === 'string' ? shorten(name, 40) : `item ${index + 1}`;
}
