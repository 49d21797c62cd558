import { calendarFile } from '@/lib/site/calendar';
import { getContent } from '@/lib/content/get-content';
import { siteDate } from '@/lib/text/dates';

export const dynamic = 'force-static';

/** Empty if the school has no calendar: lib/build/remove-unused.ts then deletes the file. */
export async function GET(): Promise<Response> {
  const file = calendarFile(await getContent(), siteDate(new Date()));
  return new Response(file, { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
}
