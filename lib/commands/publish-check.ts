import { commandFor, contentDirectory, contentDirectoryName } from '@/lib/content/files/directory';
import { siteDate } from '@/lib/dates/site-date';
import { siteSection } from '@/lib/publish/site-section';
import { readSections } from '@/lib/publish/read-sections';
import { formatSections } from '@/lib/publish/section';
import { runProgram } from '@/lib/terminal/run-program';

/** `npm run publish:check`: everything that must be in order before the site goes out; exit code 1 when it is not. */
async function run(): Promise<number> {
  const directory = contentDirectory();
  const sections = await readSections(directory, siteDate(new Date()));
  const all = [...sections, await siteSection()];
  const command = commandFor('npm run publish:check', contentDirectoryName(directory));
  console.log(formatSections(all, command));
  return all.some(({ mend }) => mend.length) ? 1 : 0;
}

await runProgram(run);
