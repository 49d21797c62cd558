import { getContent } from '@/lib/content/get-content';
import { newsFeed } from '@/lib/site/feed';

export const dynamic = 'force-static';

/** Empty if there are no items: lib/build/remove-unused.ts then deletes the file. */
export async function GET(): Promise<Response> {
  const feed = await newsFeed(await getContent());
  return new Response(feed, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } });
}
