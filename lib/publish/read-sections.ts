import { loadContent } from '@/lib/content/load-content';
import { formatProblem, type Problem } from '@/lib/content/messages/problem';
import { readDisclosure } from '@/lib/disclosure/read-disclosure';
import { readFreshness } from '@/lib/freshness/read-freshness';
import type { Section } from './section';

/**
 * What the checks of the content say before publishing. What belongs to the disclosure is said there and not twice, and
 * outdated texts do not stop publishing: an urgent change must be able to go out.
 */
export async function readSections(directory: string, day: string): Promise<Section[]> {
  const { problems } = await loadContent(directory, { day, publish: true });
  const { rows, otherBoard } = await readDisclosure(directory, { day, publish: true });
  const ofForm = rows.flatMap((row) => row.problems);
  const said = new Set(ofForm.map(formatProblem));
  const others = problems.filter((problem) => !said.has(formatProblem(problem)));
  const stale = await readFreshness(directory, day);
  return [
    toSection('The content', others),
    toSection(otherBoard ? 'The disclosure of CBSE, not required' : 'The disclosure of the Board', ofForm),
    toSection('What is out of date', stale),
  ];
}

function toSection(title: string, problems: readonly Problem[]): Section {
  const linesOf = (severity: Problem['severity']): string[] =>
    problems.filter((problem) => problem.severity === severity).map(formatProblem);
  return { title, mend: linesOf('error'), look: linesOf('warning') };
}
