import { cache } from 'react';
import { siteTime } from '@/lib/dates/site-date';
import type { Content } from './content';
import { ContentError } from './messages/content-error';
import { contentVersion } from '@/lib/content/content-version';
import { contentDirectory } from './files/directory';
import { keptContent } from './kept-content';
import { loadContent } from './load-content';

let loading: Promise<Content> | undefined;

/**
 * The checked content of the site; the one door to content/ for pages. Read once in a build, whose processes share it, and
 * once for each request of `next dev`, which parses and checks only what was changed since the last one.
 * @throws ContentError with every problem, when there is one
 */
export function getContent(): Promise<Content> {
  if (process.env.NODE_ENV === 'development') return readForRequest(contentVersion);
  loading ??= takeContent();
  return loading;
}

/** Layout, metadata and page of one request share a reading. */
const readForRequest = cache((_version: number) => readContent());

async function takeContent(): Promise<Content> {
  return keptContent() ?? readContent();
}

async function readContent(): Promise<Content> {
  const { content, problems } = await loadContent(contentDirectory(), siteTime());
  if (!content) throw new ContentError(problems);
  return content;
}
