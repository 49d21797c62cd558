import { commandFor, contentDirectory, contentDirectoryName } from '@/lib/content/read/tree';
import { annotate } from '@/lib/content/say/annotations';
import { siteDate } from '@/lib/text/dates';
import { siteSection, readSections, formatSections } from '@/lib/build/ready-to-publish';

/** `npm run publish:check`: everything that must be in order before the site goes out; exit code 1 when it is not. */
export async function run(): Promise<number> {
  const directory = contentDirectory();
  const sections = await readSections(directory, siteDate(new Date()));
  const all = [...sections, await siteSection()];
  const command = commandFor('npm run publish:check', contentDirectoryName(directory));
  console.log(formatSections(all, command));
  annotate(
    'error',
    all.flatMap(({ mend }) => mend),
  );
  return all.some(({ mend }) => mend.length) ? 1 : 0;
}
