import { contentDirectory } from '@/lib/content/files/directory';
import { formatProblem } from '@/lib/content/messages/problem';
import { siteDate } from '@/lib/dates/site-date';
import { readFreshness } from '@/lib/freshness/read-freshness';
import { runProgram } from '@/lib/terminal/run-program';

/** `npm run check:fresh`: texts that are due for review, with file and line; exit code 1 when there are any. */
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

await runProgram(run);
