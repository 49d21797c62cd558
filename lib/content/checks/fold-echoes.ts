import type { ContentTree } from '../files/content-tree';
import { FILE_FOLDER, FOLDER_KINDS, PICTURE_FOLDER } from '../schemas/kinds';
import { wholeFileProblem, type Problem } from '../messages/problem';

/** From so many on, one line with a count says more than a line for each. */
const MANY = 3;

/** What a missing folder, page, picture or file makes wrong everywhere, as one line for each with a count. */
export function foldEchoes(problems: readonly Problem[], name: string, tree: ContentTree): Problem[] {
  const folders = [
    { folder: PICTURE_FOLDER, gone: !tree.pictures.length, echo: /there is no picture "/ },
    { folder: FILE_FOLDER, gone: !tree.files.length, echo: /there is no file "/ },
    {
      folder: FOLDER_KINDS.pages.folder,
      gone: !tree.texts.some(({ kind }) => kind === 'pages'),
      echo: /there is no such page/,
    },
  ];
  const causes: Problem[] = [];
  let left = [...problems];
  for (const { folder, gone, echo } of folders) {
    const echoes = left.filter(({ message }) => echo.test(message));
    if (!gone || echoes.length < MANY) continue;
    left = left.filter((problem) => !echoes.includes(problem));
    const message = `is empty or missing, and ${echoes.length} fields and links name what should be in it. Put the folder back from a copy.`;
    causes.push(wholeFileProblem(`${name}/${folder}`, message));
  }
  return [...causes, ...foldSame(left)];
}

/** Several links to one page, or names of one picture, that is not there. */
function foldSame(problems: readonly Problem[]): Problem[] {
  const isEcho = ({ message }: Problem): boolean => /there is no (such page|picture "|file ")/.test(message);
  const groups = groupByMessage(problems.filter(isEcho));
  return problems.flatMap((problem) => {
    const group = isEcho(problem) ? (groups.get(problem.message) ?? []) : [];
    if (group.length < MANY) return [problem];
    if (group[0] !== problem) return [];
    const others = group.slice(1).map(({ file, line }) => `${file}:${line}`);
    const shown = others.slice(0, 3).join(', ');
    const more = others.length > 3 ? ` and ${others.length - 3} more` : '';
    return [
      {
        ...problem,
        message: `${problem.message} The same in ${others.length} other places: ${shown}${more}. Was its file renamed?`,
      },
    ];
  });
}

function groupByMessage(problems: readonly Problem[]): Map<string, Problem[]> {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems)
    groups.set(problem.message, [...(groups.get(problem.message) ?? []), problem]);
  return groups;
}
