import type { Field } from '../fields/field';
import { LIST_MARK } from '../yaml/list-mark';
import type { Path, YamlDocument } from '../yaml/yaml-document';
import { replaceValue, type Remedy } from './remedy';
import { rightValue } from './right-value';

/** What certainly belongs in the place of a value that its schema refuses. */
export interface Right {
  /** As messages show it. */
  shown: string;
  remedy: Remedy | undefined;
}

/** Quotes round a number or a yes where text belongs; undefined where the value is something else. */
export function findQuotes(value: unknown, path: Path, document: YamlDocument): Remedy | undefined {
  if (typeof value !== 'number' && typeof value !== 'boolean') return undefined;
  const typed = document.typedAt(path);
  return typed === undefined ? undefined : replaceValue(document, path, JSON.stringify(typed));
}

/**
 * @param accepts what the schema of the field says of a value
 * @returns undefined where the value does not say with certainty what is meant
 */
export function findRight(
  value: unknown,
  path: Path,
  document: YamlDocument,
  field: Field | undefined,
  accepts: (value: unknown) => boolean,
): Right | undefined {
  if (!field || !['string', 'number', 'boolean'].includes(typeof value) || value === '') return undefined;
  const typed = document.sourceOf(path) ?? String(value);
  const shown = rightValue(typed, field, accepts);
  if (shown === undefined) return undefined;
  const remedy = replaceValue(document, path, shown);
  const isText = field.type === 'string';
  return { shown, remedy: remedy && (isText ? remedy : { ...remedy, to: shown }) };
}

/** A hyphen and a space for the other sign with which the first item of a list begins. */
export function findListMark(path: Path, document: YamlDocument): Remedy | undefined {
  const [line = ''] = document.typedAt(path)?.split('\n') ?? [];
  const mark = LIST_MARK.exec(line)?.[2];
  return mark === undefined ? undefined : { ...document.positionOf(path), from: mark, to: '- ' };
}
