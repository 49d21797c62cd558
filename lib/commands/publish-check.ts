import { commandFor, contentDirectory } from '@/lib/content/read/tree';
import { annotate } from '@/lib/content/annotations';
import { summarize } from '@/lib/setup/run-program.mjs';
import { siteDate } from '@/lib/text/dates';
import { siteSection, readSections, formatSections } from '@/lib/build/ready-to-publish';

/** `npm run publish:check`: runs all checks of a site. What the school owes the Board never stops publishing. */
export async function run(): Promise<number> {
  const all = [...(await readSections(contentDirectory(), siteDate(new Date()))), await siteSection()];
  const report = formatSections(all, commandFor('npm run publish:check'));
  console.log(report);
  const fix = all.flatMap((section) => section.fix);
  annotate('error', fix);
  const owed = all.flatMap((section) => section.owed ?? []);
  annotate('warning', owed);
  summarize(report);
  return fix.length ? 1 : 0;
}
