import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { SINGLES } from '@/lib/content/kinds/kinds';
import { makeFolder } from '@/lib/setup/swap-folders';
import { askYesNo } from '@/lib/editing/ask';
import { FIELDS, GUIDE, WORDS } from '@/lib/editing/write-guide';
import { git, startRepository, uncommitted } from '@/lib/editing/git';
import * as repository from '@/lib/editing/new-school/write-repository';
import { refuseFolder } from '@/lib/editing/new-school/write-school';
import type { CommandArguments } from '@/lib/setup/run-program.mjs';

const USAGE =
  'Write the name of one new folder beside this one, for example: npm run move-out -- ../my-school';
const MOST_NAMED = 20;
const GUIDES = [GUIDE, FIELDS, WORDS];

const NEEDED = new Set(SINGLES.flatMap(([, { file, optional }]) => (optional ? [] : `content/${file}`)));

export const known = ['FOLDER', '--sample COMMIT', '--package SOURCE'];

/**
 * `npm run move-out -- ../my-school`, for a school that works in a clone of this project: moves content/ with its
 * history into a repository of its own, and offers to remove the sample's files that were never changed. `--sample
 * COMMIT` names the commit from which the clone started; `--package SOURCE` names the source from which npm installs
 * this package.
 */
export async function run({ words, values }: CommandArguments): Promise<number> {
  const [given] = words;
  if (given === undefined) throw new Error(USAGE);
  const folder = path.resolve(given);
  const wrong = refuseFolder(folder) ?? repository.refuseInside(folder);
  if (wrong) throw new Error(`${given} ${wrong}`);
  const changed = uncommitted('.', 'content').slice(0, 5).join(', ');
  if (changed)
    throw new Error(`content/ has uncommitted changes: ${changed}. Commit them first. Nothing was written.`);
  const sample = sampleCommit(values.sample);
  const source = values.package ?? repository.packageSource(folder);

  const ofSample = sample === undefined ? [] : untouchedSince(sample);
  const untouched = ofSample.filter((file) => !NEEDED.has(file));
  const needed = ofSample.filter((file) => NEEDED.has(file));
  let leftToDo: string | undefined;
  await makeFolder(folder, async (part) => {
    if (!copyHistory(part))
      throw new Error('Git could not copy the history of content/. Nothing was written.');
    if (untouched.length && (await removes(untouched))) {
      git(part, 'rm', '--quiet', '--', ...untouched);
      git(part, 'commit', '--quiet', '-m', 'Remove the content of the sample school');
      console.log('Removed. In the new folder, npm run check:content lists what still refers to them.');
    }
    // Remove the guide, because the package contains a copy of it.
    git(part, 'rm', '--quiet', '--ignore-unmatch', '--', ...GUIDES);
    const { name } = parse(readFileSync(path.join(part, 'content/school.yaml'), 'utf8')) as { name: string };
    repository.writeRepository(part, name, source);
    leftToDo = repository.commitAll(part, 'Move the website to its own repository');
  });
  if (needed.length)
    console.log(
      `Every school needs these files, which are still the sample's: ${needed.join(', ')}. Write your own content in them.`,
    );
  console.log(`\nWritten: ${given}/, with the history of content/. Nothing was changed here.`);
  console.log(`Continue there: cd ${given}, then npm start.${leftToDo === undefined ? '' : `\n${leftToDo}`}`);
  return 0;
}

/** Copies the commits that changed content/ on this branch. The copies contain only content/. */
function copyHistory(folder: string): boolean {
  const exported = spawnSync('git', ['fast-export', 'HEAD', '--', 'content'], { maxBuffer: 1e9 });
  if (exported.status !== 0 || !startRepository(folder)) return false;
  const { status } = spawnSync('git', ['fast-import', '--quiet'], { cwd: folder, input: exported.stdout });
  const branch = git(folder, 'for-each-ref', '--count=1', '--format=%(refname)') ?? '';
  if (status !== 0 || git(folder, 'update-ref', 'refs/heads/main', branch) === undefined) return false;
  if (branch !== 'refs/heads/main') git(folder, 'update-ref', '-d', branch);
  return git(folder, 'reset', '--hard', '--quiet', 'main') !== undefined;
}

function sampleCommit(given: string | undefined): string | undefined {
  const isThere = (name: string): boolean => git('.', 'rev-parse', '--verify', '--quiet', name) !== undefined;
  const start = given ?? ['origin/HEAD', 'upstream/HEAD'].find(isThere);
  const commit = start && git('.', 'merge-base', 'HEAD', start);
  if (given !== undefined && !commit) throw new Error(`There is no commit ${given} here.`);
  return commit || undefined;
}

function untouchedSince(sample: string): string[] {
  const list = (commit: string): string[] =>
    (git('.', 'ls-tree', '-r', '-z', commit, '--', 'content') ?? '').split('\0');
  const before = new Set(list(sample));
  return list('HEAD')
    .filter((line) => line !== '' && before.has(line) && !GUIDES.some((guide) => line.endsWith(`\t${guide}`)))
    .map((line) => line.slice(line.indexOf('\t') + 1));
}

function removes(untouched: readonly string[]): Promise<boolean> {
  const named = untouched.slice(0, MOST_NAMED).map((file) => `  ${file}`);
  const more = untouched.length > MOST_NAMED ? [`  and ${untouched.length - MOST_NAMED} more`] : [];
  console.log(`${untouched.length} files are unchanged from the sample:\n${[...named, ...more].join('\n')}`);
  return askYesNo('Remove them? They stay in the Git history.');
}
