import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compareSites } from '@/lib/build/compare-sites';
import { renameFolder } from '@/lib/build/swap-folders';
import { schoolFolder } from '@/lib/content/read/tree';
import { askYesNo } from '@/lib/editing/ask';
import { SCHEMAS } from '@/lib/editing/editor-files';
import { fileIn, git, NAME_FOR_GIT, npm, uncommitted } from '@/lib/editing/git';
import * as versions from '@/lib/editing/program-version';
import { holdAlone, runsAlready } from '@/lib/setup/hold-alone.mjs';
import type { CommandArguments } from '@/lib/setup/run-program.mjs';

const TITLE = `Update ${versions.PACKAGE}`;
/** The files in a school's repository that name the program's version. */
const FILES = ['package.json', 'package-lock.json'];
/** The trial folder, on the same disk so that folders can be renamed. Git ignores it, and the next update clears it. */
const TRIAL = '.site/.update';

export const known = ['FILE-OR-ADDRESS-OR-VERSION', '--back', '--yes'];

// Why: docs/decisions/school-repository.md
/**
 * `npm run update` in a school's repository: installs a newer version in a trial folder, lists what it would change,
 * asks, and commits it. `-- --back` returns to the previous version. `-- FILE-OR-ADDRESS` installs a packed version,
 * which replaces the one in `program/`. `-- 1.2.0` installs that version from the address in package.json.
 */
export async function run({ words, values }: CommandArguments): Promise<number> {
  const school = schoolFolder();
  const notHere = 'This is the program itself: update it with git pull. npm run update is for schools.';
  if (!process.env.SCHOOL_DIR) throw new Error(notHere);
  refuseUnready(school);
  const release = holdAlone(path.join(school, '.site/update.lock'), runsAlready('An update'));
  const trial = path.join(school, TRIAL);
  const clear = (): void => rmSync(trial, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  clear();
  // If `--` is missing before the option, npm consumes the option itself.
  const goesBack = values.back || process.env.npm_config_back;
  const ends = goesBack ? goBack(school, trial) : tryAndAsk(school, trial, words[0], values.yes);
  return ends.finally(clear).finally(release);
}

/** @throws Error if Git cannot commit, or if there are uncommitted changes */
function refuseUnready(school: string): void {
  const noGit =
    'An update is kept as a commit, but this folder is not in a Git repository. Type git init, git add --all and git commit -m "The website" first. Nothing was changed.';
  if (git(school, 'rev-parse', '--git-dir') === undefined) throw new Error(noGit);
  if (git(school, 'var', 'GIT_COMMITTER_IDENT') === undefined)
    throw new Error(`${NAME_FOR_GIT}, then the command again. Nothing was changed.`);
  const changed = changesOf(school);
  if (changed.length)
    throw new Error(
      `There are uncommitted changes: ${changed.slice(0, 5).join(', ')}. Keep them with git add --all and git commit -m "Our changes", or undo them with git restore. Nothing was changed.`,
    );
}

/** Uncommitted changes, except package-lock.json (npm reorders it), packages, and schemas (which 1.0.0 kept in Git). */
function changesOf(school: string): string[] {
  const isOurs = (file: string): boolean =>
    file === 'package-lock.json' || file.endsWith('.tgz') || file.startsWith(`${SCHEMAS}/`);
  return uncommitted(school).filter((file) => !isOurs(file));
}

async function tryAndAsk(school: string, trial: string, asked?: string, yes?: boolean) {
  const [before, now] = [versions.versionIn(school), versions.sourceIn(school)];
  const packed = asked === undefined ? undefined : await findPacked(asked, versions.isCarried(now), trial);
  const wanted = packed
    ? versions.carriedSource(versions.packedVersion(packed))
    : versions.wantedSource(school, now, asked);
  if (wanted === now) {
    const next = `Download one, then type npm run update -- followed by its file name or address.`;
    console.log(`There is no newer version than ${before} here.${versions.isCarried(now) ? ` ${next}` : ''}`);
    return 0;
  }
  if (!packed && wanted.startsWith('file:'))
    versions.packedVersion(path.resolve(school, wanted.slice('file:'.length)));
  console.log('Building the site with the current version and with the new one. This takes a few minutes.');
  const head = git(school, 'rev-parse', 'HEAD');
  build(school, 'The site does not build as it is: correct that first.');
  for (const name of ['content', versions.PROGRAM, ...FILES].filter((each) =>
    existsSync(path.join(school, each)),
  ))
    cpSync(path.join(school, name), path.join(trial, name), { recursive: true });
  if (packed) cpSync(packed, path.join(trial, wanted.slice('file:'.length)));
  install(school, trial, wanted);
  const after = versions.versionIn(trial);
  const changes = readFileSync(path.join(trial, 'node_modules', versions.PACKAGE, 'CHANGELOG.md'), 'utf8');
  console.log(
    `\n${versions.PACKAGE} ${before} → ${after}\n\n${versions.sectionsBetween(changes, before, after)}`,
  );
  console.log(await compare(school, trial));
  if (!yes && !(await askYesNo('\nTake the new version?'))) {
    console.log('Everything stays as it was.');
    return 0;
  }
  const meanwhile = changesOf(school);
  const named = meanwhile.length ? ` (${meanwhile.slice(0, 5).join(', ')})` : '';
  if (meanwhile.length || git(school, 'rev-parse', 'HEAD') !== head)
    throw new Error(
      `The folder was changed during the trial of the new version${named}. Commit the changes, and type npm run update again. The update changed nothing.`,
    );
  const title = `${TITLE} from ${before} to ${after}`;
  await take(school, trial, () => commitTrial(school, trial, wanted, title));
  console.log(`\n${title}: done in a single commit. To return: npm run update -- --back`);
  return 0;
}

/**
 * The path of a packed version. A relative path is resolved against the working directory (npm's INIT_CWD).
 * A version at a URL is downloaded if the repository contains the current version.
 * @returns undefined for sources that npm fetches
 */
async function findPacked(asked: string, carries: boolean, trial: string): Promise<string | undefined> {
  const isDownload = carries && /^https?:.*\.tgz$/.test(asked);
  // On Windows, `C:` is a drive, not the scheme of an address.
  if (!isDownload && /^(?:\d+\.\d+\.\d+$|(?!file:)[a-z][\w+.-]+:)/i.test(asked)) return undefined;
  if (!isDownload) return path.resolve(process.env.INIT_CWD ?? schoolFolder(), asked.replace(/^file:/, ''));
  const file = path.join(trial, 'downloaded.tgz');
  const answer = await fetch(asked).catch((error: Error) => ({ ok: false, status: error.message }) as const);
  if (!answer.ok)
    throw new Error(
      `${asked} cannot be downloaded (${answer.status}). Is this computer online, and is the address right? Nothing was changed.`,
    );
  mkdirSync(trial, { recursive: true });
  writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
  return file;
}

/** Describes the effects of the new version: mistakes that it finds in the content, and differences in pages. */
async function compare(school: string, trial: string): Promise<string> {
  const mistakes = mistakesIn(runInstalled(trial, 'check:content').out);
  if (mistakes) runInstalled(trial, 'fix', '--yes');
  const checked = mistakes ? runInstalled(trial, 'check:content').out : '';
  const left = mistakesIn(checked);
  const counted = mistakes === 1 ? '1 mistake' : `${mistakes} mistakes`;
  const toCorrect = mistakes ? `${counted} to correct, ${mistakes - left} of them by npm run fix.\n` : '';
  if (left)
    return `${toCorrect}${checked}The new version asks for these corrections. Answer n to make them first, or y to make them afterwards: until then the website stays as it is, and changes are not published.\nThe pages can only be compared after the corrections.`;
  build(trial, 'The new version does not build this school.');
  const found = await compareSites(path.join(school, 'out'), path.join(trial, 'out'));
  const changes = ['What changes on the pages:', ...found].join('\n  ');
  return toCorrect + (found.length ? changes : 'The pages stay as they are.');
}

/** Builds the site. @throws Error with the build's output and what it means */
function build(folder: string, meaning: string): void {
  const { done, out } = runInstalled(folder, 'build');
  if (!done) throw new Error(`${out}\n${meaning} Nothing was changed.`);
}

/** Installs a version in the trial folder, without running the school's own scripts. */
function install(school: string, trial: string, source: string): void {
  const [file, lock] = FILES.map((name) => path.join(trial, name)) as [string, string];
  const isBeside = source.startsWith('file:') && !versions.isCarried(source);
  const from = isBeside ? `file:${path.resolve(school, source.slice(5))}` : source;
  versions.writeSource(trial, from);
  // With a lock file, npm can use its cache if the package is gone or this computer is offline.
  if (existsSync(lock)) writeFileSync(lock, versions.withSource(readFileSync(lock, 'utf8'), from));
  const { scripts: _, ...own } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  writeFileSync(file, JSON.stringify(own));
  const { done, why } = npm(trial, 'install', '--no-audit', '--no-fund', '--loglevel=error');
  if (!done)
    throw new Error(
      `The version cannot be installed from ${source}. ${why} Is this computer online, does the disk have space, and does that version exist? Nothing was changed.`,
    );
}

/** Commits, then moves the trial's packages to the school. If it is killed in between, commands say what to type. */
async function take(school: string, trial: string, commit: () => boolean): Promise<void> {
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
    throw new Error(`The commit is made. Finish with npm install, or npm ci: ${message}`, { cause: error });
  } finally {
    release();
  }
}

function commitTrial(school: string, trial: string, wanted: string, title: string): boolean {
  const lock = path.join(school, 'package-lock.json');
  const lockBefore = existsSync(lock) ? readFileSync(lock) : undefined;
  const before = versions.sourceIn(school);
  const fileOf = (source: string): string => path.join(school, source.slice('file:'.length));
  const isNew = versions.isCarried(wanted) && !existsSync(fileOf(wanted));
  const kept = [
    'content',
    ...(versions.isCarried(before) || versions.isCarried(wanted) ? [versions.PROGRAM] : []),
    ...FILES,
  ];
  try {
    versions.writeSource(school, wanted);
    writeFileSync(lock, versions.lockFor(school, trial, wanted));
    for (const folder of kept.filter((name) => !FILES.includes(name) && existsSync(path.join(trial, name))))
      cpSync(path.join(trial, folder), path.join(school, folder), { recursive: true });
    if (versions.isCarried(before)) rmSync(fileOf(before));
    git(school, 'add', '--all', '--', ...kept);
    // Name the paths: the school may be part of a larger repository, with other staged changes.
    if (git(school, 'commit', '--quiet', '-m', title, '--', ...kept) !== undefined) return true;
  } catch {
    // Git fails if the disk is full, or the folder is read-only.
  }
  git(school, 'reset', '--quiet', '--', ...kept);
  git(school, 'checkout', '--quiet', '--', 'content', 'package.json');
  if (versions.isCarried(before)) git(school, 'checkout', '--quiet', '--', versions.PROGRAM);
  if (isNew) rmSync(fileOf(wanted), { force: true });
  rmSync(lock, { force: true });
  if (lockBefore) writeFileSync(lock, lockBefore);
  return false;
}

async function goBack(school: string, trial: string): Promise<number> {
  const commit = lastUpdate(school);
  if (!commit) throw new Error('There is no update to undo here. Nothing was changed.');
  mkdirSync(trial, { recursive: true });
  const bringFrom = (file: string): void => {
    const bytes = fileIn(school, `${commit}^`, file);
    if (bytes) writeFileSync(path.join(trial, file), bytes);
  };
  FILES.forEach(bringFrom);
  const source = versions.sourceIn(trial);
  if (versions.isCarried(source)) {
    mkdirSync(path.join(trial, versions.PROGRAM));
    bringFrom(source.slice('file:'.length));
  }
  install(school, trial, source);
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

/** The commit of the last update, if it has not been reverted. */
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

function runInstalled(folder: string, ...args: string[]): { done: boolean; out: string } {
  const program = path.join(folder, 'node_modules', versions.PACKAGE, 'lib/setup/school-website.mjs');
  const { SCHOOL_DIR: _, GITHUB_ACTIONS: __, ...env } = process.env;
  const how = { cwd: folder, env, encoding: 'utf8', maxBuffer: 1e8 } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], how);
  return { done: status === 0, out: `${stdout}${stderr}` };
}

const mistakesIn = (text: string): number => Number(/^(\d+) mistakes? in \d+ files?\./m.exec(text)?.[1] ?? 0);
