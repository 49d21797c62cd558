import { calendarFile } from '@/lib/site/calendar';
import { getContent } from '@/lib/content/get-content';
import { siteDate } from '@/lib/text/dates';

export const dynamic = 'force-static';

/** Without a calendar the answer is empty, and the file does not come into `out/` (lib/build/remove-unused.ts). */
export async function GET(): Promise<Response> {
  const file = calendarFile(await getContent(), siteDate(new Date()));
  return new Response(file, { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
}
