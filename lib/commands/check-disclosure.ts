import { contentDirectory } from '@/lib/content/read/tree';
import { annotate } from '@/lib/content/say/annotations';
import { formatProblem } from '@/lib/content/say/problem';
import { siteDate } from '@/lib/text/dates';
import { formatReport, stateOf, toJson, readDisclosure } from '@/lib/disclosure/judge-disclosure';
import { runProgram } from '@/lib/setup/run-program';

/**
 * `npm run check:disclosure`: every row of the Board's form with ✓, ! or ✗ and how to mend it; exit code 1 when there
 * is a ✗. `--json` as data; `--publish` refuses placeholders.
 */
async function run(args: readonly string[]): Promise<number> {
  const publish = args.includes('--publish');
  const { rows, otherBoard } = await readDisclosure(contentDirectory(), {
    day: siteDate(new Date()),
    publish,
  });
  const text = otherBoard === undefined ? formatReport(rows) : explainOther(otherBoard);
  for (const { severity, ...problem } of rows.flatMap((row) => row.problems))
    if (severity !== 'placeholder' && !args.includes('--json'))
      annotate(severity, [formatProblem({ severity, ...problem })]);
  console.log(args.includes('--json') ? JSON.stringify(toJson(rows), null, 2) : text);
  return rows.some((row) => stateOf(row) === 'wrong') ? 1 : 0;
}

function explainOther(board: string): string {
  return `The Mandatory Public Disclosure is CBSE's, and the board in school.yaml is ${board}: it is not required. What your own board wants published goes into own-disclosure.yaml.`;
}

await runProgram(run, ['--publish', '--json']);
