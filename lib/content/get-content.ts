import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { CheckedContent, Content } from './content';
import { cache } from 'react';
import { siteTime } from '@/lib/text/dates';
import { ContentError } from './say/problem';
// Keep this import path: next.config.mjs replaces the module under `next dev`.
import { contentVersion } from '@/lib/content/content-version';
import { contentDirectory } from './read/tree';
import { loadContent } from './load-content';
import { setWords } from './words/in-use';

const NAME = 'checked-content-';

/** Saves the content for other processes. @returns their environment, and a function that deletes the file */
export function saveContent(content: CheckedContent, folder = path.join(process.cwd(), '.cache')) {
  mkdirSync(folder, { recursive: true });
  // Delete files left by earlier builds that were killed.
  for (const left of readdirSync(folder).filter((name) => name.startsWith(NAME)))
    rmSync(path.join(folder, left));
  const file = path.join(folder, NAME + process.pid);
  writeFileSync(file, serialize(content));
  return { env: { CHECKED_CONTENT: file }, forget: () => rmSync(file, { force: true }) };
}

/** The content that the build saved for its processes; undefined outside a build. */
export function savedContent(
  env: Record<string, string | undefined> = process.env,
): CheckedContent | undefined {
  const file = env.CHECKED_CONTENT;
  return file && existsSync(file) ? (deserialize(readFileSync(file)) as CheckedContent) : undefined;
}

/** `npm run dev -- --language hi` shows the site in that language. */
const load = () => loadContent(contentDirectory(), { ...siteTime(), language: process.env.SITE_LANGUAGE });

let loading: Promise<CheckedContent> | undefined;

/** The only way for pages to read content/. While it has mistakes, `next dev` returns the last valid content. */
export async function getContent(): Promise<Content> {
  const isDev = process.env.NODE_ENV === 'development';
  const content = isDev
    ? (await readForRequest(contentVersion)).content
    : await (loading ??= Promise.resolve(savedContent() ?? readContent()));
  setWords(content.words, content.school.language);
  return content;
}

/** The mistakes that `next dev` shows instead of the site; always empty in a build. */
export async function getMistakes() {
  return process.env.NODE_ENV === 'development' ? (await readForRequest(contentVersion)).mistakes : [];
}

let lastValid: CheckedContent | undefined;

/** The layout, metadata and page of one request share the result. A new content version replaces it. */
const readForRequest = cache(async (_version: number) => {
  const { content, problems } = await load();
  lastValid = content ?? lastValid ?? savedContent();
  if (!lastValid) throw new ContentError(problems);
  const errors = content ? [] : problems.filter(({ severity }) => severity === 'error');
  const mistakes = errors.map(({ file, line, field, message }) => {
    return { place: `${file}, line ${line}`, sentence: field ? `${field}: ${message}` : message };
  });
  return { content: lastValid, mistakes };
});

export async function readContent(): Promise<CheckedContent> {
  const { content, problems } = await load();
  if (!content) throw new ContentError(problems);
  return content;
}
