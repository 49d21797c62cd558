import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renameFolder } from '@/lib/setup/swap-folders';
import { holdAlone, runsAlready } from '@/lib/setup/hold-alone.mjs';
import { fileIn, git } from './git';
import * as versions from './program-version';

/** The beginning of the title of an update's commit. */
export const TITLE = `Update ${versions.PACKAGE}`;

/** Commits, then moves the trial packages to the school. If it is killed in between, later commands explain how to finish. */
export async function take(school: string, trial: string, commit: () => boolean): Promise<void> {
  // Fails while a build is running, because the build reads the packages that are about to be moved.
  const release = holdAlone(path.join(school, '.site/.cache/build.lock'), runsAlready('A build'));
  let isCommitted = false;
  try {
    isCommitted = commit();
    if (!isCommitted) throw new Error('Git could not make the commit. Everything is as it was.');
    const packages = path.join(school, 'node_modules');
    await renameFolder(packages, path.join(trial, 'before'));
    await renameFolder(path.join(trial, 'node_modules'), packages);
  } catch (error) {
    if (!isCommitted) throw error;
    const { message } = error as Error;
    throw new Error(`The commit is made. To finish, type npm install (${message}).`, { cause: error });
  } finally {
    release();
  }
}

export function commitTrial(school: string, trial: string, wanted: string, title: string): boolean {
  const lock = path.join(school, 'package-lock.json');
  const lockBefore = existsSync(lock) ? readFileSync(lock) : undefined;
  const before = versions.sourceIn(school);
  const fileOf = (source: string): string => path.join(school, source.slice('file:'.length));
  const isNew = versions.isCarried(wanted) && !existsSync(fileOf(wanted));
  const hasProgram = versions.isCarried(before) || versions.isCarried(wanted);
  const folders = ['content', ...(hasProgram ? [versions.PROGRAM] : [])];
  const kept = [...folders, ...versions.FILES];
  try {
    versions.writeSource(school, wanted);
    writeFileSync(lock, versions.lockFor(school, trial, wanted));
    for (const folder of folders.filter((name) => existsSync(path.join(trial, name))))
      cpSync(path.join(trial, folder), path.join(school, folder), { recursive: true });
    if (versions.isCarried(before)) rmSync(fileOf(before));
    git(school, 'add', '--all', '--', ...kept);
    // Name the paths: the school may be part of a larger repository, with other staged changes.
    if (git(school, 'commit', '--quiet', '-m', title, '--', ...kept) !== undefined) return true;
  } catch {
    // Writing fails if the disk is full or the folder is read-only.
  }
  git(school, 'reset', '--quiet', '--', ...kept);
  git(school, 'checkout', '--quiet', '--', 'content', 'package.json');
  if (versions.isCarried(before)) git(school, 'checkout', '--quiet', '--', versions.PROGRAM);
  if (isNew) rmSync(fileOf(wanted), { force: true });
  rmSync(lock, { force: true });
  if (lockBefore) writeFileSync(lock, lockBefore);
  return false;
}

export async function goBack(school: string, trial: string): Promise<number> {
  const commit = lastUpdate(school);
  if (!commit) throw new Error('There is no update to undo here. Nothing was changed.');
  mkdirSync(trial, { recursive: true });
  const bringFrom = (file: string): void => {
    const bytes = fileIn(school, `${commit}^`, file);
    if (bytes) writeFileSync(path.join(trial, file), bytes);
  };
  versions.FILES.forEach(bringFrom);
  const source = versions.sourceIn(trial);
  if (versions.isCarried(source)) {
    mkdirSync(path.join(trial, versions.PROGRAM));
    bringFrom(source.slice('file:'.length));
  }
  versions.install(school, trial, source);
  await take(school, trial, () => {
    git(school, 'checkout', '--quiet', '--', 'package-lock.json');
    if (git(school, 'revert', '--no-edit', commit) !== undefined) return true;
    git(school, 'revert', '--abort');
    const changed = 'The files of the update have been changed since, so Git cannot revert it.';
    throw new Error(`${changed} Nothing was changed.`);
  });
  console.log(`Went back to ${versions.PACKAGE} ${versions.versionIn(school)} in a single commit.`);
  return 0;
}

/** The commit of the last update that has not been reverted. */
function lastUpdate(school: string): string | undefined {
  const log = git(school, 'log', '--format=%H %s', `--grep=${TITLE} from `, '--', 'package.json') ?? '';
  let back = 0;
  for (const line of log.split('\n')) {
    const [commit, subject = ''] = line.split(/ (.*)/s);
    if (subject.startsWith('Revert')) back += 1;
    else if (back > 0) back -= 1;
    else return commit;
  }
  return undefined;
}
