import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Content } from './content';

const FILE = '.cache/checked-content';

/**
 * Writes the content that this build has checked, for the processes in which Next.js renders: each would read and check
 * all of it again.
 * @returns the environment in which they take it
 */
export function keepContent(content: Content): Record<string, string> {
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, serialize(content));
  return { CHECKED_CONTENT: path.resolve(FILE) };
}

/** What `keepContent` wrote for this process; undefined when nobody did. */
export function keptContent(): Content | undefined {
  const file = process.env.CHECKED_CONTENT;
  return file === undefined ? undefined : (deserialize(readFileSync(file)) as Content);
}
