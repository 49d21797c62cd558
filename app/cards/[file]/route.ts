import { renderSVG } from 'uqr';
import { calendarFile } from '@/lib/site/calendar';
import { classesOfSchool, contentOfClass, feeDays } from '@/lib/site/class-card';
import { cardManifest } from '@/lib/site/icons';
import { addressOf } from '@/lib/content/read/addresses';
import { getContent } from '@/lib/content/get-content';
import { siteDate } from '@/lib/text/dates';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** Next.js needs at least one file. lib/build/remove-unused.ts deletes this empty one. */
const NONE = 'none.ics';

/** For each class: the calendar, the QR code for print, and the web app manifest. */
export async function generateStaticParams(): Promise<{ file: string }[]> {
  const names = classesOfSchool(await getContent()).map(({ name }) => name.toLowerCase());
  return [NONE, ...names.flatMap((name) => [`${name}.ics`, `${name}.svg`, `${name}.webmanifest`])].map(
    (file) => ({ file }),
  );
}

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const content = await getContent();
  const [name, ending] = (await params).file.split('.');
  const of = classesOfSchool(content).find((each) => each.files === `/cards/${name}`);
  if (!of) return new Response();
  const answer = (body: string | undefined, type: string) =>
    new Response(body, { headers: { 'Content-Type': type } });
  if (ending === 'webmanifest')
    return answer(JSON.stringify(cardManifest(content, of)), 'application/manifest+json');
  if (ending === 'svg')
    return answer(renderSVG(addressOf(content.school, of.route), { border: 0 }), 'image/svg+xml');
  const day = siteDate(new Date());
  const title = `${of.title}, ${content.school.name}`;
  const about = { title, route: `${of.files}.ics`, due: feeDays(content, of.name, day) };
  return answer(calendarFile(contentOfClass(content, of.name), day, about), 'text/calendar; charset=utf-8');
}
