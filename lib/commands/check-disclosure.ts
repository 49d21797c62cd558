import { contentDirectory } from '@/lib/content/read/tree';
import { annotate } from '@/lib/content/annotations';
import { formatProblem } from '@/lib/content/say/problem';
import { siteDate } from '@/lib/text/dates';
import { readDisclosure } from '@/lib/disclosure/judge-disclosure';
import { formatReport, formatRules, stateOf, toJson } from '@/lib/disclosure/report';

export const known = ['--publish', '--json'];

/**
 * `npm run check:disclosure`: every row of the Board's form with ✓, ! or ✗ and how to correct it, then the register of
 * rules; exit code 1 when there is a ✗. `--json` as data; `--publish` refuses placeholders.
 */
export async function run(args: readonly string[]): Promise<number> {
  const [publish, asJson] = ['--publish', '--json'].map((option) => args.includes(option));
  const read = await readDisclosure(contentDirectory(), { day: siteDate(new Date()), publish });
  const { otherBoard } = read;
  const text =
    otherBoard === undefined
      ? formatReport(read)
      : `The Mandatory Public Disclosure is CBSE's, and the board in school.yaml is ${otherBoard}: it is not required. What your own board wants published goes into own-disclosure.yaml.\n\n${formatRules(read)}`;
  for (const problem of read.rows.flatMap((row) => row.problems))
    if (problem.severity !== 'placeholder' && !asJson) annotate(problem.severity, [formatProblem(problem)]);
  console.log(asJson ? JSON.stringify(toJson(read), null, 2) : text);
  return read.rows.some((row) => stateOf(row) === 'wrong') ? 1 : 0;
}
