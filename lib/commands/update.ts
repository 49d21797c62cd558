import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compareSites } from '@/lib/build/compare-sites';
import { renameFolder } from '@/lib/build/swap-folders';
import { schoolFolder } from '@/lib/content/read/tree';
import { askYesNo } from '@/lib/editing/ask';
import { sectionsBetween } from '@/lib/editing/changelog';
import { SCHEMAS } from '@/lib/editing/editor-files';
import { fileIn, git, NAME_FOR_GIT, npm, uncommitted } from '@/lib/editing/git';
import {
  carriedSource,
  isCarried,
  lockFor,
  PACKAGE,
  packedVersion,
  PROGRAM,
  sourceIn,
  versionIn,
  wantedSource,
  withSource,
  writeSource,
} from '@/lib/editing/program-version';
import { holdAlone, runsAlready } from '@/lib/setup/hold-alone.mjs';
import type { CommandArguments } from '@/lib/setup/run-program.mjs';

const TITLE = `Update ${PACKAGE}`;
/** What a school's repository keeps of the program. */
const FILES = ['package.json', 'package-lock.json'];
/** Where a version is tried: on the same disk, not in Git, and known to the next update if this one is killed. */
const TRIAL = '.site/.update';

export const known = ['FILE-OR-ADDRESS-OR-VERSION', '--back', '--yes'];

// Why: docs/decisions/school-repository.md
/**
 * `npm run update` in a school's repository: tries a newer version aside, says in words what it would change, and takes
 * it in one commit on "y". `-- --back` takes the version before; `-- FILE-OR-ADDRESS` a
 * packed one, which takes the place of that in `program/`; `-- 1.2.0` a certain one of the address in package.json.
 */
export async function run(_: readonly string[], { words, values }: CommandArguments): Promise<number> {
  const school = schoolFolder();
  const notHere =
    'This is the program itself, which git pull updates. npm run update is for the repository of a school.';
  if (!process.env.SCHOOL_DIR) throw new Error(notHere);
  refuseUnready(school);
  const release = holdAlone(path.join(school, '.site/update.lock'), runsAlready('An update'));
  const trial = path.join(school, TRIAL);
  const clear = (): void => rmSync(trial, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  clear();
  // Without `--` before it npm keeps the option to itself.
  const goesBack = values.back || process.env.npm_config_back;
  const ends = goesBack ? goBack(school, trial) : tryAndAsk(school, trial, words[0], Boolean(values.yes));
  return ends.finally(clear).finally(release);
}

/** @throws Error in words where Git could not make the commit, or the commit would take something else along */
function refuseUnready(school: string): void {
  const noGit =
    'An update is kept as a commit, and this folder is in no repository of Git. Type git init, git add --all and git commit -m "The website" first. Nothing was changed.';
  if (git(school, 'rev-parse', '--git-dir') === undefined) throw new Error(noGit);
  if (git(school, 'var', 'GIT_COMMITTER_IDENT') === undefined)
    throw new Error(`${NAME_FOR_GIT}, then the command again. Nothing was changed.`);
  const changed = changesOf(school);
  if (changed.length)
    throw new Error(
      `There are changes that are not committed: ${changed.slice(0, 5).join(', ')}. Keep them with git add --all and git commit -m "Our changes", or take them back with git restore. Nothing was changed.`,
    );
}

/**
 * npm writes the lock file in its own order at any installation, a newer program may lie anywhere in the folder, and
 * schools that 1.0.0 made have the schemas in Git.
 */
function changesOf(school: string): string[] {
  const isOurs = (file: string): boolean =>
    file === 'package-lock.json' || file.endsWith('.tgz') || file.startsWith(`${SCHEMAS}/`);
  return uncommitted(school).filter((file) => !isOurs(file));
}

async function tryAndAsk(school: string, trial: string, asked: string | undefined, yes: boolean) {
  const [before, now] = [versionIn(school), sourceIn(school)];
  const packed = asked === undefined ? undefined : await findPacked(asked, isCarried(now), trial);
  const wanted = packed ? carriedSource(packedVersion(packed)) : wantedSource(school, now, asked);
  if (wanted === now) {
    const next = `Download it, then type npm run update -- and its file, or its address.`;
    console.log(`There is no newer version than ${before} here.${isCarried(now) ? ` ${next}` : ''}`);
    return 0;
  }
  if (!packed && wanted.startsWith('file:'))
    packedVersion(path.resolve(school, wanted.slice('file:'.length)));
  console.log(
    'The site is built as it is, and with the new version, installed aside. This takes some minutes.',
  );
  const head = git(school, 'rev-parse', 'HEAD');
  build(school, 'The site does not build as it is: correct that first.');
  for (const name of ['content', PROGRAM, ...FILES].filter((each) => existsSync(path.join(school, each))))
    cpSync(path.join(school, name), path.join(trial, name), { recursive: true });
  if (packed) cpSync(packed, path.join(trial, wanted.slice('file:'.length)));
  install(school, trial, wanted);
  const after = versionIn(trial);
  const changes = readFileSync(path.join(trial, 'node_modules', PACKAGE, 'CHANGELOG.md'), 'utf8');
  console.log(`\n${PACKAGE} ${before} → ${after}\n\n${sectionsBetween(changes, before, after)}`);
  console.log(await compare(school, trial));
  if (!yes && !(await askYesNo('\nTake the new version?'))) {
    console.log('Everything stays as it was.');
    return 0;
  }
  const meanwhile = changesOf(school);
  const named = meanwhile.length ? ` (${meanwhile.slice(0, 5).join(', ')})` : '';
  if (meanwhile.length || git(school, 'rev-parse', 'HEAD') !== head)
    throw new Error(
      `The folder was changed while the new version was tried${named}. Commit the changes, and type npm run update again. The update changed nothing.`,
    );
  const title = `${TITLE} from ${before} to ${after}`;
  await take(school, trial, () => commitTrial(school, trial, wanted, title));
  console.log(`\n${title}: done, as one commit. npm run update -- --back returns.`);
  return 0;
}

/**
 * The packed program that is asked for: a file, from the folder in which the command was typed (npm's INIT_CWD), or
 * downloaded from an address where the repository carries its program.
 * @returns undefined for a version, and for what npm fetches itself  @throws Error in words
 */
async function findPacked(asked: string, carries: boolean, trial: string): Promise<string | undefined> {
  const isDownload = carries && /^https?:.*\.tgz$/.test(asked);
  // On Windows a file may begin with the letter of its disk.
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

/** Puts into words what the version in the trial asks of the content, and what it changes on the pages. */
async function compare(school: string, trial: string): Promise<string> {
  const mistakes = mistakesIn(runInstalled(trial, 'check:content').out);
  if (mistakes) runInstalled(trial, 'fix', '--yes');
  const checked = mistakes ? runInstalled(trial, 'check:content').out : '';
  const left = mistakesIn(checked);
  const counted = mistakes === 1 ? '1 mistake' : `${mistakes} mistakes`;
  const toCorrect = mistakes ? `${counted} to correct, ${mistakes - left} of them by npm run fix.\n` : '';
  if (left)
    return `${toCorrect}${checked}The new version asks for these. Answer n to correct them first, or y to correct them afterwards: until then nothing new is published, and the website stays as it is.\nThe site can be compared when they are corrected.`;
  build(trial, 'The new version does not build this school.');
  const found = await compareSites(path.join(school, 'out'), path.join(trial, 'out'));
  const changes = ['What changes on the pages:', ...found].join('\n  ');
  return toCorrect + (found.length ? changes : 'The pages stay as they are.');
}

/** @throws Error with what the build said, and what that means */
function build(folder: string, meaning: string): void {
  const { done, out } = runInstalled(folder, 'build');
  if (!done) throw new Error(`${out}\n${meaning} Nothing was changed.`);
}

/** Installs a version in the trial, without what the school's own scripts would do at an installation. */
function install(school: string, trial: string, source: string): void {
  const [file, lock] = FILES.map((name) => path.join(trial, name)) as [string, string];
  const isBeside = source.startsWith('file:') && !isCarried(source);
  const from = isBeside ? `file:${path.resolve(school, source.slice(5))}` : source;
  writeSource(trial, from);
  // npm has what the lock file names, also where the tarball is gone or this computer is not online.
  if (existsSync(lock)) writeFileSync(lock, withSource(readFileSync(lock, 'utf8'), from));
  const { scripts: _, ...own } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  writeFileSync(file, JSON.stringify(own));
  const { done, why } = npm(trial, 'install', '--no-audit', '--no-fund', '--loglevel=error');
  if (!done)
    throw new Error(
      `The version cannot be installed from ${source}. ${why} Is this computer online, is there room on the disk, and does that version exist? Nothing was changed.`,
    );
}

/**
 * Makes the commit, and gives the school the packages of the trial. Killed in between, every command says what to type.
 * @throws Error in words; without the commit everything is as it was
 */
async function take(school: string, trial: string, commit: () => boolean): Promise<void> {
  // A build that runs there reads the packages.
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
  const before = sourceIn(school);
  const fileOf = (source: string): string => path.join(school, source.slice('file:'.length));
  const isNew = isCarried(wanted) && !existsSync(fileOf(wanted));
  const kept = ['content', ...(isCarried(before) || isCarried(wanted) ? [PROGRAM] : []), ...FILES];
  try {
    writeSource(school, wanted);
    writeFileSync(lock, lockFor(school, trial, wanted));
    for (const folder of kept.filter((name) => !FILES.includes(name) && existsSync(path.join(trial, name))))
      cpSync(path.join(trial, folder), path.join(school, folder), { recursive: true });
    if (isCarried(before)) rmSync(fileOf(before));
    git(school, 'add', '--all', '--', ...kept);
    // Named, since more may be staged where the school's folder is inside another repository.
    if (git(school, 'commit', '--quiet', '-m', title, '--', ...kept) !== undefined) return true;
  } catch {
    // A full disk, or a folder that may not be written.
  }
  git(school, 'reset', '--quiet', '--', ...kept);
  git(school, 'checkout', '--quiet', '--', 'content', 'package.json');
  if (isCarried(before)) git(school, 'checkout', '--quiet', '--', PROGRAM);
  if (isNew) rmSync(fileOf(wanted), { force: true });
  rmSync(lock, { force: true });
  if (lockBefore) writeFileSync(lock, lockBefore);
  return false;
}

async function goBack(school: string, trial: string): Promise<number> {
  const commit = lastUpdate(school);
  if (!commit) throw new Error('No update was made here that could be taken back. Nothing was changed.');
  mkdirSync(trial, { recursive: true });
  const bringFrom = (file: string): void => {
    const bytes = fileIn(school, `${commit}^`, file);
    if (bytes) writeFileSync(path.join(trial, file), bytes);
  };
  FILES.forEach(bringFrom);
  const source = sourceIn(trial);
  if (isCarried(source)) {
    mkdirSync(path.join(trial, PROGRAM));
    bringFrom(source.slice('file:'.length));
  }
  install(school, trial, source);
  await take(school, trial, () => {
    git(school, 'checkout', '--quiet', '--', 'package-lock.json');
    if (git(school, 'revert', '--no-edit', commit) !== undefined) return true;
    git(school, 'revert', '--abort');
    const changed =
      'The files that the update changed have been changed since, and Git cannot take it back by itself.';
    throw new Error(`${changed} Nothing was changed.`);
  });
  console.log(`${PACKAGE} ${versionIn(school)} again, as one commit.`);
  return 0;
}

/** The commit of the last update that has not been taken back. */
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
  const program = path.join(folder, 'node_modules', PACKAGE, 'lib/setup/school-website.mjs');
  const { SCHOOL_DIR: _, GITHUB_ACTIONS: __, ...env } = process.env;
  const how = { cwd: folder, env, encoding: 'utf8', maxBuffer: 1e8 } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], how);
  return { done: status === 0, out: `${stdout}${stderr}` };
}

const mistakesIn = (text: string): number => Number(/^(\d+) mistakes? in \d+ files?\./m.exec(text)?.[1] ?? 0);
