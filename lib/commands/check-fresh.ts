import { contentDirectory } from '@/lib/content/read/tree';
import { annotate } from '@/lib/content/annotations';
import { formatProblem } from '@/lib/content/say/problem';
import { siteDate } from '@/lib/text/dates';
import { readFreshness } from '@/lib/site/freshness';

/** `npm run check:fresh`: lists texts that are due for review, with file and line; exit code 1 if there are any. */
export async function run(): Promise<number> {
  const found = await readFreshness(contentDirectory(), siteDate(new Date()));
  for (const problem of found) console.log(formatProblem(problem));
  annotate('error', found.map(formatProblem));
  console.log(
    found.length
      ? `\nTexts to review: ${found.length}.`
      : 'Nothing is out of date, and no text mentions an older session.',
  );
  return found.length ? 1 : 0;
}
