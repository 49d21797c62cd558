import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { CheckedContent, Content } from './content';
import { cache } from 'react';
import { siteTime } from '@/lib/text/dates';
import { ContentError } from './say/problem';
// By this name: under `next dev` another module stands in its place (next.config.mjs).
import { contentVersion } from '@/lib/content/content-version';
import { contentDirectory } from './read/tree';
import { loadContent } from './load-content';
import { setWords } from './words/in-use';

const FOLDER = '.cache';
const NAME = 'checked-content-';

/**
 * Writes the content that this build has checked, for the processes in which Next.js renders: each would read and check
 * all of it again.
 * @returns the environment in which they take it, and what makes them read the content folder again
 */
export function saveContent(content: CheckedContent) {
  const folder = path.join(process.cwd(), FOLDER);
  mkdirSync(folder, { recursive: true });
  // A build that was killed has left its own.
  for (const left of readdirSync(folder).filter((name) => name.startsWith(NAME)))
    rmSync(path.join(folder, left));
  const file = path.join(folder, NAME + process.pid);
  writeFileSync(file, serialize(content));
  return { env: { CHECKED_CONTENT: file }, forget: () => rmSync(file, { force: true }) };
}

/** What `saveContent` wrote for this process; undefined when nobody did, or the build has ended since. */
export function savedContent(
  env: Record<string, string | undefined> = process.env,
): CheckedContent | undefined {
  const file = env.CHECKED_CONTENT;
  return file && existsSync(file) ? (deserialize(readFileSync(file)) as CheckedContent) : undefined;
}

let loading: Promise<CheckedContent> | undefined;

/**
 * The checked content of the site; the one door to content/ for pages. Read once in a build, whose processes share it, and
 * once for each request of `next dev`, which parses and checks only what was changed since the last one. While the
 * content has mistakes, `next dev` gets the last that had none: the layout shows the mistakes in its place.
 * @throws ContentError with every problem, when there is one
 */
export async function getContent(): Promise<Content> {
  const isDev = process.env.NODE_ENV === 'development';
  const content = isDev
    ? (await readForRequest(contentVersion)).content
    : await (loading ??= Promise.resolve(savedContent() ?? readContent()));
  setWords(content.words);
  return content;
}

/** The mistakes that `next dev` shows in the place of the site; empty when there are none, and in a build. */
export async function getMistakes() {
  return process.env.NODE_ENV === 'development' ? (await readForRequest(contentVersion)).mistakes : [];
}

/** Layout, metadata and page of one request share a reading. */
const readForRequest = cache((_version: number) => readForDev());

let lastValid: CheckedContent | undefined;

async function readForDev() {
  const { content, problems } = await loadContent(contentDirectory(), siteTime());
  lastValid = content ?? lastValid ?? savedContent();
  if (!lastValid) throw new ContentError(problems);
  const errors = content ? [] : problems.filter(({ severity }) => severity === 'error');
  const mistakes = errors.map(({ file, line, field, message }) => {
    return { place: `${file}, line ${line}`, sentence: field ? `${field}: ${message}` : message };
  });
  return { content: lastValid, mistakes };
}

async function readContent(): Promise<CheckedContent> {
  const { content, problems } = await loadContent(contentDirectory(), siteTime());
  if (!content) throw new ContentError(problems);
  return content;
}
