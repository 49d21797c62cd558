import type { Source } from '../files/source';
import { problemAt, type Problem } from '../messages/problem';
import { SINGLE_KINDS } from '../schemas/kinds';

/** Blocks whose content a school may do without. */
const OPTIONAL = ['timings', 'calendar'] as const;

/** Pages that show what a file holds which is not there. */
export function checkShownFiles(sources: readonly Source[]): Problem[] {
  return sources
    .filter(({ kind, valid }) => kind === 'pages' && valid)
    .flatMap((page) => {
      const { shows = [] } = page.document.value as { shows?: readonly string[] };
      const missing = OPTIONAL.filter(
        (name) => shows.includes(name) && !sources.some(({ kind }) => kind === name),
      );
      return missing.map((name) => {
        const message = `shows ${name}, and there is no content/${SINGLE_KINDS[name].file}. Copy the file from the sample school and change it, or delete this line.`;
        return problemAt(page, ['shows', shows.indexOf(name)], message);
      });
    });
}
