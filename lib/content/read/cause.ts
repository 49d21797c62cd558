import { isAlias, isMap, isNode, parseDocument } from 'yaml';
import type { Field } from '../kinds/describe';
import type { Position, Remedy } from './yaml';

/** A line at or near which the parser gave up. */
export interface BadLine {
  typed: string;
  /** Its number, 1-based. */
  number: number;
  /** All lines of the file. */
  lines: readonly string[];
  /** Fields that the file may have. */
  names: ReadonlyMap<string, Field>;
}

/** What an editor typed that makes a file unreadable, at its own place. */
export interface Cause extends Position {
  message: string;
  remedy?: Remedy;
}

/** @param before what stands in front of it in its line  @param change of what stands there, where it is certain */
export function causeAt(
  line: number,
  before: string,
  message: string,
  change?: Pick<Remedy, 'from' | 'to'> | false,
): Cause {
  const place = { line, column: before.length + 1 };
  return { ...place, message, remedy: change ? { ...place, ...change } : undefined };
}

/** A damaged line would keep the parser busy, and no message could show it. */
export const MOST_SIGNS = 1000;

/** Whether the value by itself is what it looks like. */
export function isSound(value: string): boolean {
  // YAML takes the sign for a mark of its own, and leaves it out.
  if (value.startsWith('! ')) return false;
  const { errors, warnings, contents } = parseDocument(`x: ${value}\n`, { logLevel: 'error' });
  const node = isMap(contents) ? contents.items[0]?.value : undefined;
  const hasAnchor = isNode(node) && !isAlias(node) && node.anchor !== undefined;
  return errors.length + warnings.length === 0 && !isAlias(node) && !hasAnchor;
}
