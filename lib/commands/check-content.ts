import { siteTime } from '@/lib/text/dates';
import { commandFor, contentDirectory } from '@/lib/content/read/tree';
import { loadContent } from '@/lib/content/load-content';
import { annotate } from '@/lib/content/annotations';
import { formatProblem, type Problem } from '@/lib/content/say/problem';
import { refreshSchemas } from '@/lib/editing/editor-files';
import { summarize, type CommandArguments } from '@/lib/setup/run-program.mjs';

/** How many placeholders to report. A school made from the sample has a hundred, which would hide its mistakes. */
const MOST_PLACEHOLDERS = 5;

export const known = ['--publish'];

/** `npm run check:content`: reports every mistake; exit code 1 if there is one. `--publish` rejects placeholders. */
export async function run({ values: { publish } }: CommandArguments): Promise<number> {
  refreshSchemas();
  const { problems, unused } = await loadContent(contentDirectory(), { ...siteTime(), publish });
  const of = (wanted: Problem['severity']) => problems.filter(({ severity }) => severity === wanted);
  const errors = of('error');
  const report = [
    ...list('Still to fill in before publishing:', of('placeholder'), MOST_PLACEHOLDERS),
    ...list('To look at:', of('warning')),
    ...list('To fix:', errors),
    ...(unused.length ? [sayUnused(unused)] : []),
    errors.length ? count(errors) : 'The content is in order.',
  ].join('\n\n');
  console.log(report);
  annotate('error', errors.map(formatProblem));
  annotate('warning', of('warning').map(formatProblem));
  // If there are no errors, `npm run publish:check` writes the summary.
  if (errors.length) summarize(report);
  return errors.length ? 1 : 0;
}

function list(title: string, problems: readonly Problem[], most = problems.length): string[] {
  if (!problems.length) return [];
  const lines = problems.slice(0, most).map((problem) => `  ${formatProblem(problem)}`);
  const more = problems.length - lines.length;
  if (more) lines.push(`  and ${more} more. All of them: ${commandFor('npm run publish:check')}`);
  return [`${title}\n${lines.join('\n')}`];
}

/** Returns only a note, not a mistake: unused files do no harm, and might be needed later. */
function sayUnused(unused: readonly string[]): string {
  const files = unused.length === 1 ? '1 photo or PDF' : `${unused.length} photos and PDFs`;
  return `${files} not used yet: ${unused.join(', ')}. Use each on a page, or delete those that you do not need.`;
}

/** Reads the number that `count` printed, in this or another version of the program. */
export const mistakesIn = (text: string) => Number(/^(\d+) mistakes? in \d+ files?\./m.exec(text)?.[1] ?? 0);
function count(errors: readonly Problem[]): string {
  const files = new Set(errors.map(({ file }) => file)).size;
  const certain = errors.filter(({ remedy }) => remedy).length;
  const offer = certain ? ` ${commandFor('npm run fix')} corrects ${certain} of them.` : '';
  return `${errors.length} ${errors.length === 1 ? 'mistake' : 'mistakes'} in ${files} ${files === 1 ? 'file' : 'files'}. Nothing was built.${offer}`;
}
