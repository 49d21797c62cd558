import { commandFor, contentDirectory, contentDirectoryName } from '@/lib/content/read/tree';
import { annotate } from '@/lib/content/annotations';
import { summarize } from '@/lib/setup/run-program.mjs';
import { siteDate } from '@/lib/text/dates';
import { siteSection, readSections, formatSections } from '@/lib/build/ready-to-publish';

/**
 * `npm run publish:check`: all checks before a publication; exit code 1 if one fails. Duties to the Board are listed but do
 * not stop it. On GitHub the report is also the summary of the workflow.
 */
export async function run(): Promise<number> {
  const directory = contentDirectory();
  const sections = await readSections(directory, siteDate(new Date()));
  const all = [...sections, await siteSection()];
  const command = commandFor('npm run publish:check', contentDirectoryName(directory));
  const report = formatSections(all, command);
  console.log(report);
  const fix = all.flatMap((section) => section.fix);
  annotate('error', fix);
  const owed = all.flatMap((section) => section.owed ?? []);
  annotate('warning', owed);
  summarize(report);
  return fix.length ? 1 : 0;
}
