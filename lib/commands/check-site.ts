import { annotate } from '@/lib/content/say/annotations';
import { siteSection } from '@/lib/build/ready-to-publish';

/** `npm run check:site`: every check of the finished site, including the slow ones; exit code 1 when one fails. */
export async function run(): Promise<number> {
  const { mend, look, pages } = await siteSection();
  for (const line of look) console.log(`To look at: ${line}`);
  annotate('error', mend);
  if (mend.length) {
    console.error(
      `${mend.join('\n')}\n\nThe finished site has ${mend.length} ${mend.length === 1 ? 'fault' : 'faults'}.`,
    );
    return 1;
  }
  console.log(`The finished site is in order: ${pages} pages were checked.`);
  return 0;
}
