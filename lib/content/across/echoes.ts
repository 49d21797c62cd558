import type { ContentTree } from '../read/tree';
import { FILE_FOLDER, FOLDER_KINDS, PICTURE_FOLDER } from '../kinds/kinds';
import { sortProblems, wholeFileProblem, type Problem } from '../say/problem';

/** From so many on, one line with a count says more than a line for each. */
const MANY = 3;

const MISSING_PAGE = /leads to (\/\S+), and there is no such page\./;
const ORPHAN = /^no link leads to this page\. Give it a place in menu\.yaml: to: (\S+),/;

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
  return [...causes, ...foldSame(foldRename(left))];
}

/** One page that is missing everywhere and one to which nothing leads: the file got another name. */
function foldRename(problems: readonly Problem[]): Problem[] {
  const links = problems.filter(({ message }) => MISSING_PAGE.test(message));
  const [missing = '', ...others] = new Set(links.map(({ message }) => MISSING_PAGE.exec(message)?.[1]));
  const [orphan, ...orphans] = problems.filter(({ message }) => ORPHAN.test(message));
  const [first] = links;
  if (!orphan || !first || orphans.length || others.length || links.length < MANY) return [...problems];
  const route = ORPHAN.exec(orphan.message)?.[1] ?? '';
  const message = `seems to be ${missing.slice(1)}.md under a new name: ${links.length} links still lead to ${missing}, the first on line ${first.line} of ${first.file}. Give the file its old name back, or change the links to ${route}.`;
  const left = problems.filter((problem) => problem !== orphan && !links.includes(problem));
  return sortProblems([...left, { ...orphan, message }]);
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
