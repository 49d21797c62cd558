import { getContent } from '@/lib/content/get-content';
import { newsFeed } from '@/lib/site/feed';

export const dynamic = 'force-static';

/** Without an item the answer is empty, and the file does not come into `out/` (lib/build/remove-unused.ts). */
export async function GET(): Promise<Response> {
  const feed = await newsFeed(await getContent());
  return new Response(feed, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } });
}
