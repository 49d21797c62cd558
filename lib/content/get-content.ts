import { siteDate, siteMoment } from '@/lib/dates/site-date';
import type { Content } from './content';
import { ContentError } from './messages/content-error';
import { contentDirectory } from './files/directory';
import { loadContent } from './load-content';

let loading: Promise<Content> | undefined;

/**
 * The checked content of the site; the one door to content/ for pages. Read once in a build, and again for each
 * request of `next dev`.
 * @throws ContentError with every problem, when there is one
 */
export function getContent(): Promise<Content> {
  if (process.env.NODE_ENV === 'development') return readContent();
  loading ??= readContent();
  return loading;
}

async function readContent(): Promise<Content> {
  const now = new Date();
  const { content, problems } = await loadContent(contentDirectory(), {
    day: siteDate(now),
    now: siteMoment(now),
  });
  if (!content) throw new ContentError(problems);
  return content;
}
