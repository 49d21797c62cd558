import type { ContentTree } from '../read/tree';
import { BINARIES } from '../kinds/kinds';
import { problemsOf, type Cause, type Problem } from '../say/problem';

/** From so many on, one line with a count says more than a line for each. */
const MANY = 3;

/** What a missing folder, page, picture or file makes wrong everywhere, as one line for each with a count. */
export function foldEchoes(problems: readonly Problem[], name: string, tree: ContentTree): Problem[] {
  const pages = tree.texts.filter(({ kind }) => kind === 'pages');
  const folders: [Cause['id'], folder: string, files: readonly unknown[]][] = [
    ['no picture', BINARIES.pictures.folder, tree.pictures],
    ['no file', BINARIES.files.folder, tree.files],
    ['no page', 'pages', pages],
  ];
  let left = problems;
  const causes = folders.flatMap(([id, folder, files]) => {
    const others = left.filter(({ cause }) => cause?.id !== id);
    const count = left.length - others.length;
    if (files.length || count < MANY) return [];
    left = others;
    const message = `is empty or missing, and ${count} fields and links name what should be in it. Put the folder back from a copy.`;
    return problemsOf(`${name}/${folder}`, message);
  });
  return [...causes, ...foldSame(left)];
}

/** Several links to one page, or names of one picture or file, that is not there. What is said of them must be the same. */
function foldSame(problems: readonly Problem[]): Problem[] {
  const echoes = problems.filter(({ cause }) => cause);
  return problems.flatMap((problem) => {
    const group = echoes.filter(({ message }) => message === problem.message);
    if (group.length < MANY || !echoes.includes(problem)) return [problem];
    if (group[0] !== problem) return [];
    const others = group.slice(1).map(({ file, line }) => `${file}:${line}`);
    const more = others.length > 3 ? ` and ${others.length - 3} more` : '';
    const message = `${problem.message} The same in ${others.length} other places: ${others.slice(0, 3).join(', ')}${more}. Was its file renamed?`;
    return [{ ...problem, message }];
  });
}
