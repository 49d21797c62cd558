import { contentDirectory, contentDirectoryName } from '@/lib/content/read/tree';
import { askYesNo } from '@/lib/editing/ask';
import { git, uncommitted } from '@/lib/editing/git';

export const known = ['--back', '--yes'];

/** The name by which `--back` finds what was taken back. */
const TITLE = 'npm run undo';
const BACK = 'npm run undo -- --back brings it again.';

/**
 * `npm run undo`: on "y" takes back everything in the content folder since the last commit, new files included, and
 * keeps it in Git's stash; `-- --back` brings it again.
 */
export async function run(args: readonly string[]): Promise<number> {
  const directory = contentDirectory();
  const last = git(directory, 'log', '-1', '--format=%s, %ad', '--date=format:%d.%m.%Y %H.%M');
  if (last === undefined) return say('There is no commit in Git yet to go back to. Nothing was changed.');
  if (args.includes('--back')) return bringBack(directory);
  const files = uncommitted(directory);
  const name = contentDirectoryName(directory);
  if (!files.length) {
    console.log(`Nothing in ${name} has been changed since the last commit (${last}).`);
    return 0;
  }
  console.log([`Changed, new or deleted since the last commit (${last}):`, ...files].join(`\n  ${name}/`));
  if (!args.includes('--yes') && !(await askYesNo('\nTake all of this back?')))
    return say('Nothing was changed.');
  const kept = git(directory, 'stash', 'push', '--include-untracked', '--quiet', '-m', TITLE, '--', '.');
  if (kept === undefined) return say(`Git could not take it back. Nothing was changed.`);
  console.log(`${name} is as it was at the last commit. ${BACK}`);
  return 0;
}

function bringBack(directory: string): number {
  const stashes = git(directory, 'stash', 'list', '--format=%gd %gs')?.split('\n') ?? [];
  const [newest] = stashes.find((line) => line.endsWith(TITLE))?.split(' ') ?? [];
  if (!newest) return say('Nothing was taken back here with npm run undo.');
  // Git restores new files before it finds that a changed one is in the way.
  const kept = [
    git(directory, 'diff', '--name-only', '--relative', `${newest}^1`, newest),
    git(directory, 'ls-tree', '-r', '--name-only', `${newest}^3`),
  ].flatMap((names) => names?.split('\n') ?? []);
  const inTheWay = uncommitted(directory).filter((file) => kept.includes(file));
  if (inTheWay.length)
    return say(`Changed again since: ${inTheWay.join(', ')}. Commit that first. Nothing was changed.`);
  if (git(directory, 'stash', 'pop', '--quiet', newest) === undefined)
    return say('The same lines were changed and committed since. What was taken back is still in git stash.');
  console.log('Everything that was taken back is here again.');
  return 0;
}

function say(refusal: string): 1 {
  console.error(refusal);
  return 1;
}
