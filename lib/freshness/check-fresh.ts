import { contentDirectory } from '@/lib/content/directory';
import { formatProblem } from '@/lib/content/problem';
import { siteDate } from '@/lib/dates/site-date';
import { readFreshness } from './read-freshness';

/** `npm run check:fresh`: what somebody should read again, with file and line; exit code 1 when there is something. */
async function run(): Promise<number> {
  const found = await readFreshness(contentDirectory(), siteDate(new Date()));
  for (const problem of found) console.log(formatProblem(problem));
  console.log(
    found.length
      ? `\n${found.length} to read again.`
      : 'Nothing is past its date, and nothing names an older session.',
  );
  return found.length ? 1 : 0;
}

try {
  process.exitCode = await run();
} catch (error) {
  console.log(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
