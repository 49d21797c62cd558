import { annotate } from '@/lib/content/annotations';
import { siteSection } from '@/lib/build/ready-to-publish';

/** `npm run check:site`: runs every check of the finished site, including slow ones; exit code 1 if one fails. */
export async function run(): Promise<number> {
  const { fix, look, pages } = await siteSection();
  for (const line of look) console.log(`To look at: ${line}`);
  annotate('error', fix);
  if (fix.length) {
    console.error(
      `${fix.join('\n')}\n\nThe finished site has ${fix.length} ${fix.length === 1 ? 'fault' : 'faults'}.`,
    );
    return 1;
  }
  console.log(`The finished site is in order: ${pages} pages were checked.`);
  return 0;
}
