import { isAlias, isMap, isNode, parseDocument } from 'yaml';
import type { Position, Remedy } from './yaml';

/** What an editor typed that makes a file unreadable, at its own place. */
export interface Cause extends Position {
  message: string;
  remedy?: Remedy;
}

/** @returns a cause whose change puts `to` in the place of `from`, which stands behind `before` in its line */
export function causeAt(line: number, before: string, message: string, from: string, to: string): Cause {
  const place = { line, column: before.length + 1 };
  return { ...place, message, remedy: { ...place, from, to } };
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
