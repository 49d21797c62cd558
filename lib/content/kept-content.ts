import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Content } from './content';

const FOLDER = '.cache';

/** Content that a build has checked, for its own processes. */
export interface KeptContent {
  /** The environment in which they take it. */
  env: Record<string, string>;
  /** What is read later must be read from the content folder again. */
  forget: () => void;
}

/**
 * Writes the content that this build has checked, for the processes in which Next.js renders: each would read and check
 * all of it again.
 */
export function keepContent(content: Content): KeptContent {
  const file = path.join(process.cwd(), FOLDER, `checked-content-${process.pid}`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, serialize(content));
  return { env: { CHECKED_CONTENT: file }, forget: () => rmSync(file, { force: true }) };
}

/** What `keepContent` wrote for this process; undefined when nobody did, or the build has ended since. */
export function keptContent(env: Record<string, string | undefined> = process.env): Content | undefined {
  const file = env.CHECKED_CONTENT;
  return file && existsSync(file) ? (deserialize(readFileSync(file)) as Content) : undefined;
}
