import { contentDirectory, contentDirectoryName } from '@/lib/content/read/tree';
import { askYesNo } from '@/lib/editing/ask';
import { git, uncommitted } from '@/lib/editing/git';
import type { CommandArguments } from '@/lib/setup/run-program.mjs';

export const known = ['--back', '--yes'];

/** The title of the stash, which `--back` uses to find it. */
const TITLE = 'npm run undo';
const BACK = 'To restore it: npm run undo -- --back';

/** `npm run undo`: asks first, then moves uncommitted changes in content/ to Git's stash. `-- --back` restores them. */
export async function run({ values }: CommandArguments): Promise<number> {
  const directory = contentDirectory();
  const last = git(directory, 'log', '-1', '--format=%s, %ad', '--date=format:%d.%m.%Y %H.%M');
  if (last === undefined)
    throw new Error('Git has no commit yet to which you could return. Nothing was changed.');
  if (values.back) return bringBack(directory);
  const files = uncommitted(directory);
  const name = contentDirectoryName(directory);
  if (!files.length) {
    console.log(`Nothing in ${name} has been changed since the last commit (${last}).`);
    return 0;
  }
  console.log([`Changed, new or deleted since the last commit (${last}):`, ...files].join(`\n  ${name}/`));
  if (!values.yes && !(await askYesNo('\nUndo all of this?'))) throw new Error('Nothing was changed.');
  const kept = git(directory, 'stash', 'push', '--include-untracked', '--quiet', '-m', TITLE, '--', '.');
  if (kept === undefined) throw new Error('Git could not undo it. Nothing was changed.');
  console.log(`${name} is as it was at the last commit. ${BACK}`);
  return 0;
}

function bringBack(directory: string): number {
  const stashes = git(directory, 'stash', 'list', '--format=%gd %gs')?.split('\n') ?? [];
  const [newest] = stashes.find((line) => line.endsWith(TITLE))?.split(' ') ?? [];
  if (!newest) throw new Error('npm run undo has not undone anything here.');
  // Check first: `git stash pop` restores new files before it fails because of a changed one.
  const kept = [
    git(directory, 'diff', '--name-only', '--relative', `${newest}^1`, newest),
    git(directory, 'ls-tree', '-r', '--name-only', `${newest}^3`),
  ].flatMap((names) => names?.split('\n') ?? []);
  const inTheWay = uncommitted(directory).filter((file) => kept.includes(file));
  const changed = `Changed again since: ${inTheWay.join(', ')}. Commit these files first. Nothing was changed.`;
  if (inTheWay.length) throw new Error(changed);
  const conflict =
    'The same lines have since been changed and committed. The undone changes are still in git stash.';
  if (git(directory, 'stash', 'pop', '--quiet', newest) === undefined) throw new Error(conflict);
  console.log('All undone changes are restored.');
  return 0;
}
