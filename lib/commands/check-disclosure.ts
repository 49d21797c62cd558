import { contentDirectory } from '@/lib/content/read/tree';
import { annotate } from '@/lib/content/annotations';
import { formatProblem } from '@/lib/content/say/problem';
import { siteDate } from '@/lib/text/dates';
import { readDisclosure } from '@/lib/disclosure/judge-disclosure';
import { formatReport, formatRules, stateOf } from '@/lib/disclosure/report';
import type { CommandArguments } from '@/lib/setup/run-program.mjs';

export const known = ['--publish'];

/** `npm run check:disclosure`: lists the form's rows and the rules with ✓, ! or ✗; exit code 1 if a row has ✗. */
export async function run({ values: { publish } }: CommandArguments): Promise<number> {
  const read = await readDisclosure(contentDirectory(), { day: siteDate(new Date()), publish });
  const { otherBoard } = read;
  const text =
    otherBoard === undefined
      ? formatReport(read)
      : `The Mandatory Public Disclosure is a CBSE form. The board in school.yaml is ${otherBoard}, so the form is not required. In own-disclosure.yaml, write what your own board asks for.\n\n${formatRules(read)}`;
  for (const problem of read.rows.flatMap((row) => row.problems))
    if (problem.severity !== 'placeholder') annotate(problem.severity, [formatProblem(problem)]);
  console.log(text);
  return read.rows.some((row) => stateOf(row) === 'wrong') ? 1 : 0;
}
