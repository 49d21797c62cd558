import { findFieldName, readFields, type FieldName } from '@/lib/staff/answers';
import type { Report } from './finding';

/**
 * Explains how a list differs from what the staff area reads, and which other names it uses.
 * @returns whether anything was found that the staff area cannot read
 */
export function explainList(json: unknown, fields: readonly [FieldName, FieldName], report: Report): boolean {
  if (!Array.isArray(json)) {
    report('misfit', `the answer must be a JSON list, not ${describeKind(json)}.`);
    return true;
  }
  const items: object[] = json.filter((item) => typeof item === 'object' && item !== null);
  if (items.length < json.length) {
    report('misfit', 'every item of the list must be an object.');
    return true;
  }
  const unreadable = fields.map((field) => explainField(items, field, report)).includes(true);
  if (!unreadable && new Set(items.map((item) => readValue(item, fields[0]))).size < items.length) {
    report('misfit', `two items of the list have the same ${fields[0]}.`);
    return true;
  }
  return unreadable;
}

/** Explains one field over all items. @returns whether the staff area cannot read it */
function explainField(items: object[], field: FieldName, report: Report): boolean {
  const missing = items.find((item) => findFieldName(item, field) === undefined);
  if (missing) {
    const names = Object.keys(missing).slice(0, 8).join(', ') || 'none';
    report('misfit', `an item has no ${field}; its fields are: ${names}.`);
    return true;
  }
  const isRight = field.endsWith('Id') ? Number.isSafeInteger : isName;
  if (!items.every((item) => isRight(readValue(item, field)))) {
    report('misfit', `${field} is empty or of the wrong kind in at least one item.`);
    return true;
  }
  const others = new Set(items.map((item) => findFieldName(item, field)).filter((name) => name !== field));
  if (others.size > 0) {
    report('tolerated', `${field} is called ${[...others].join(' and ')}; the staff area reads that too.`);
  }
  return false;
}

function readValue(item: object, field: FieldName): unknown {
  return Reflect.get(Object(readFields(item, [field])), field);
}

function isName(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

function describeKind(json: unknown): string {
  if (json === null) return 'null';
  if (typeof json !== 'object') return `a ${typeof json}`;
  return `an object with the fields ${Object.keys(json).slice(0, 8).join(', ') || '(none)'}`;
}
