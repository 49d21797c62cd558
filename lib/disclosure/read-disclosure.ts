import { judgeContent } from '@/lib/content/judge-content';
import type { LoadOptions } from '@/lib/content/judge-content';
import { readFolder } from '@/lib/content/load-content';
import { formatProblem } from '@/lib/content/messages/problem';
import { isCbse } from '@/lib/content/schemas/board';
import { sessionOf } from '@/lib/dates/session';
import { judgeDisclosure, type RowReport } from './judge-disclosure';

/** The form, row by row; or no rows and the name of a board that does not ask for it. */
export interface ReadDisclosure {
  rows: RowReport[];
  otherBoard?: string;
}

/**
 * The disclosure of a content folder, even where other files have mistakes.
 * @throws Error in an editor's words when content/disclosure.yaml cannot be read at all
 */
export async function readDisclosure(directory: string, options: LoadOptions): Promise<ReadDisclosure> {
  const folder = await readFolder(directory);
  if (!folder) throw new Error('There is no content folder. Write its name after --content.');
  const { problems } = judgeContent(folder, options);
  const sources = folder.read.flatMap(({ source }) => source ?? []);
  const school = sources.find(({ kind }) => kind === 'school')?.document.value as
    { session?: unknown; board?: unknown } | undefined;
  if (typeof school?.board === 'string' && !isCbse(school.board))
    return { rows: [], otherBoard: school.board };
  const source = sources.find(({ kind }) => kind === 'disclosure');
  if (!source) {
    const why = problems.filter(({ file }) => file.endsWith('/disclosure.yaml')).map(formatProblem);
    throw new Error(['The disclosure cannot be read.', ...why].join('\n'));
  }
  const session = typeof school?.session === 'string' ? school.session : sessionOf(options.day);
  return { rows: judgeDisclosure({ source, problems, session, day: options.day }) };
}
