import { contentDirectory } from '@/lib/content/directory';
import { siteDate } from '@/lib/dates/site-date';
import { checkSite } from './check-site';
import { readSections } from './read-sections';
import { formatSections } from './section';

/** `npm run publish:check`: everything that must be in order before the site goes out; exit code 1 when it is not. */
async function run(): Promise<number> {
  const sections = await readSections(contentDirectory(), siteDate(new Date()));
  const all = [...sections, ...[checkSite()].filter((section) => section !== undefined)];
  console.log(formatSections(all));
  return all.some(({ mend }) => mend.length) ? 1 : 0;
}

try {
  process.exitCode = await run();
} catch (error) {
  console.log(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
