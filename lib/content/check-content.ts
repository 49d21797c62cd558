import { siteDate } from '@/lib/dates/site-date';
import { contentDirectory } from './directory';
import { loadContent } from './load-content';
import { formatProblem, type Problem } from './problem';

/** `npm run check:content`: every mistake in one run; exit code 1 when there is one. `--publish` refuses placeholders. */
async function run(): Promise<number> {
  const publish = process.argv.includes('--publish');
  const { problems } = await loadContent(contentDirectory(), { day: siteDate(new Date()), publish });
  const errors = problems.filter(({ severity }) => severity === 'error');
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  if (!process.argv.includes('--errors-only')) list('Still to fill in before publishing:', warnings);
  list('To mend:', errors);
  console.log(errors.length ? summarize(errors) : 'The content is in order.');
  return errors.length ? 1 : 0;
}

function list(title: string, problems: readonly Problem[]): void {
  if (problems.length)
    console.log(`${title}\n${problems.map((problem) => `  ${formatProblem(problem)}`).join('\n')}\n`);
}

function summarize(errors: readonly Problem[]): string {
  const files = new Set(errors.map(({ file }) => file)).size;
  return `${errors.length} ${errors.length === 1 ? 'mistake' : 'mistakes'} in ${files} ${files === 1 ? 'file' : 'files'}. Nothing was built.`;
}

try {
  process.exitCode = await run();
} catch (error) {
  // A wrong SITE_DATE, say: the sentence is for the editor, the stack is not.
  console.log(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
