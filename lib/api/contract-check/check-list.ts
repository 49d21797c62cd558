import type { Report } from './finding';
import { findFieldName, readField, type FieldName } from './read-field';

/**
 * Checks that an answer is a list of items with an id and a name, says which names the server uses, and returns the
 * items; `null` when the staff area could not read it.
 */
export function checkList(
  json: unknown,
  idField: FieldName,
  nameField: FieldName,
  report: Report,
): object[] | null {
  if (!Array.isArray(json)) {
    report('misfit', `the answer must be a JSON list, not ${describeKind(json)}.`);
    return null;
  }
  const items: object[] = json.filter((item) => typeof item === 'object' && item !== null);
  if (items.length < json.length) {
    report('misfit', 'every item of the list must be an object.');
    return null;
  }
  if (items.length === 0) {
    report('fits', 'answers an empty list; its fields could not be looked at.');
    return items;
  }
  const readable = [checkField(items, idField, isId, report), checkField(items, nameField, isName, report)];
  if (readable.includes(false)) return null;
  if (new Set(items.map((item) => String(readField(item, idField)))).size < items.length) {
    report('misfit', `two items of the list have the same ${idField}.`);
    return null;
  }
  report('fits', `answers a list of ${items.length}.`);
  return items;
}

/** Checks one field over all items; reports and returns whether the staff area can read it. */
function checkField(
  items: object[],
  field: FieldName,
  isRight: (value: unknown) => boolean,
  report: Report,
): boolean {
  const missing = items.find((item) => findFieldName(item, field) === undefined);
  if (missing) {
    report(
      'misfit',
      `an item has no ${field}; its fields are: ${Object.keys(missing).slice(0, 8).join(', ') || 'none'}.`,
    );
    return false;
  }
  if (!items.every((item) => isRight(readField(item, field)))) {
    report('misfit', `${field} is empty or of the wrong kind in at least one item.`);
    return false;
  }
  const others = new Set(items.map((item) => findFieldName(item, field)).filter((name) => name !== field));
  if (others.size > 0) {
    report('tolerated', `${field} is called ${[...others].join(' and ')}; the staff area reads that too.`);
  }
  return true;
}

/** An id is a number; some servers send it as digits, which the staff area reads too. */
function isId(value: unknown): boolean {
  return (
    (typeof value === 'number' && Number.isSafeInteger(value)) ||
    (typeof value === 'string' && /^\d+$/.test(value))
  );
}

function isName(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

function describeKind(json: unknown): string {
  if (json === undefined) return 'an empty body';
  if (json === null) return 'null';
  if (typeof json !== 'object') return `a ${typeof json}`;
  return `an object with the fields ${Object.keys(json).slice(0, 8).join(', ') || '(none)'}`;
}
