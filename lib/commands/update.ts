import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compareSites } from '@/lib/build/compare-sites';
import { schoolFolder } from '@/lib/content/read/tree';
import { compareVersions, sectionsBetween } from '@/lib/editing/changelog';
import { askYesNo } from '@/lib/editing/ask';
import { git, npm, uncommitted } from '@/lib/editing/git';
import { runProgram } from '@/lib/setup/run-program';

const PACKAGE = 'school-website';
const TITLE = `Update ${PACKAGE}`;
const INSTALL = ['install', '--no-audit', '--no-fund', '--loglevel=error'];
/** What a school's repository keeps of the program. */
const FILES = ['package.json', 'package-lock.json'];

/**
 * `npm run update` in a school's repository: tries a newer version aside, says in words what it would change, and takes
 * it in one commit on "y". `-- --back` takes the version before; `-- 1.2.0`, or what npm installs from, a certain one.
 */
async function run(args: readonly string[]): Promise<number> {
  const school = schoolFolder();
  if (!process.env.SCHOOL_DIR)
    throw new Error(
      'This is the program itself, which git pull updates. npm run update is for the repository of a school.',
    );
  const changed = uncommitted(school).filter((file) => file !== 'package-lock.json');
  if (changed.length)
    throw new Error(
      `There are changes that are not committed: ${changed.slice(0, 5).join(', ')}. Commit them first, or take them back with git restore. Nothing was changed.`,
    );
  if (args.includes('--back')) return goBack(school);
  const now = sourceIn(school);
  const wanted = newestOf(
    school,
    now,
    args.find((arg) => !arg.startsWith('--')),
  );
  if (wanted === now) {
    console.log(`There is no newer version than ${versionIn(school)}.`);
    return 0;
  }
  const trial = mkdtempSync(path.join(tmpdir(), 'school-update-'));
  try {
    return await tryAndAsk(school, trial, wanted, args.includes('--yes'));
  } finally {
    rmSync(trial, { recursive: true, force: true });
  }
}

async function tryAndAsk(school: string, trial: string, wanted: string, yes: boolean): Promise<number> {
  console.log(
    'The new version is installed aside, and the site is built with both. This takes some minutes.',
  );
  for (const name of ['content', ...FILES].filter((each) => existsSync(path.join(school, each))))
    cpSync(path.join(school, name), path.join(trial, name), { recursive: true });
  writeSource(trial, fromFolder(school, wanted));
  const installed = npm(trial, ...INSTALL);
  if (!installed.done)
    throw new Error(
      `The new version cannot be installed from ${wanted}. ${installed.why} Is this computer online, is there room on the disk, and does that version exist? Nothing was changed.`,
    );
  const old = runInstalled(school, 'build');
  if (!old.done)
    throw new Error(`${old.out}\nThe site does not build as it is: mend that first. Nothing was changed.`);
  const [before, after] = [versionIn(school), versionIn(trial)];
  console.log(`\n${PACKAGE} ${before} → ${after}\n\n${whatIsNew(trial, before, after)}`);
  const mistakes = mistakesIn(runInstalled(trial, 'check:content').out);
  if (mistakes) runInstalled(trial, 'fix', '--yes');
  const checked = mistakes ? runInstalled(trial, 'check:content').out : '';
  const left = mistakesIn(checked);
  if (mistakes) console.log(`${countOf(mistakes)} to mend, ${mistakes - left} of them by npm run fix.`);
  if (left)
    console.log(
      `${checked}The new version asks for these. Answer n to mend them first, or y to mend them afterwards: until then nothing new is published, and the website stays as it is.`,
    );
  const built = left ? undefined : runInstalled(trial, 'build');
  if (built && !built.done)
    throw new Error(`${built.out}\nThe new version does not build this school. Nothing was changed.`);
  const found = built ? await compareSites(path.join(school, 'out'), path.join(trial, 'out')) : [];
  const none = left ? 'The site can be compared when they are mended.' : 'The pages stay as they are.';
  console.log(
    found.length ? `What changes on the pages:\n${found.map((line) => `  ${line}`).join('\n')}` : none,
  );
  if (!yes && !(await askYesNo('\nTake the new version?'))) {
    console.log('Everything stays as it was.');
    return 0;
  }
  return switchTo(school, trial, wanted, `${TITLE} from ${before} to ${after}`);
}

/** One commit; where the installation fails, everything is put back. */
function switchTo(school: string, trial: string, wanted: string, title: string): number {
  const kept = FILES.filter((file) => existsSync(path.join(school, file))).map(
    (file) => [file, readFileSync(path.join(school, file))] as const,
  );
  writeSource(school, wanted);
  const { done, why } = npm(school, ...INSTALL);
  if (!done) {
    for (const [file, text] of kept) writeFileSync(path.join(school, file), text);
    npm(school, ...INSTALL);
    throw new Error(`The new version could not be installed. ${why} Everything is as it was.`);
  }
  cpSync(path.join(trial, 'content'), path.join(school, 'content'), { recursive: true });
  git(school, 'add', '--', 'content', ...FILES);
  git(school, 'commit', '--quiet', '-m', title);
  console.log(`\n${title}: done, as one commit. npm run update -- --back returns.`);
  return 0;
}

function goBack(school: string): number {
  const commit = lastUpdate(school);
  if (!commit) throw new Error('No update was made here that could be taken back. Nothing was changed.');
  if (git(school, 'revert', '--no-edit', commit) === undefined) {
    git(school, 'revert', '--abort');
    throw new Error(
      'The files that the update changed have been changed since, and Git cannot take it back by itself. Nothing was changed.',
    );
  }
  const { done, why } = npm(school, ...INSTALL);
  if (!done)
    throw new Error(
      `package.json names the version before again, but it could not be installed. ${why} Type npm install when this computer is online.`,
    );
  // npm may write the lock file in its own order.
  if (uncommitted(school).length) git(school, 'commit', '--quiet', '--all', '--amend', '--no-edit');
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
    else if (back) back -= 1;
    else return commit;
  }
  return undefined;
}

/** @param asked a version, or what npm installs from; the newest that is known when left out */
function newestOf(school: string, now: string, asked?: string): string {
  const [, tagged] = /^(.*#v)\d+\.\d+\.\d+$/.exec(now) ?? [];
  const [, beside, ending = ''] = /^(file:.*-)\d+\.\d+\.\d+(\.tgz)$/.exec(now) ?? [];
  const stem = tagged ?? beside ?? '';
  if (asked !== undefined) return /^\d+\.\d+\.\d+$/.test(asked) ? `${stem}${asked}${ending}` : asked;
  const newest = versionsFrom(school, stem).toSorted(compareVersions).at(-1) ?? versionIn(school);
  return compareVersions(newest, versionIn(school)) > 0 ? `${stem}${newest}${ending}` : now;
}

function versionsFrom(school: string, stem: string): string[] {
  if (stem.startsWith('file:')) {
    const start = path.resolve(school, stem.slice('file:'.length));
    return readdirSync(path.dirname(start)).flatMap(
      (name) => new RegExp(`^${path.basename(start)}(\\d+\\.\\d+\\.\\d+)\\.tgz$`).exec(name)?.[1] ?? [],
    );
  }
  if (stem !== '') {
    const tags = git(school, 'ls-remote', '--tags', stem.replace(/^git\+/, '').replace(/#v$/, ''));
    if (tags === undefined)
      throw new Error(
        'The list of versions could not be read. Is this computer online? Nothing was changed.',
      );
    return [...tags.matchAll(/refs\/tags\/v(\d+\.\d+\.\d+)$/gm)].map(([, version = '']) => version);
  }
  const { done, out, why } = npm(school, 'view', PACKAGE, 'version');
  if (!done) throw new Error(`The list of versions could not be read. ${why} Nothing was changed.`);
  return [out];
}

/** A command of the version that a folder has installed. */
function runInstalled(folder: string, ...args: string[]): { done: boolean; out: string } {
  const program = path.join(folder, 'node_modules', PACKAGE, 'lib/setup/school-website.mjs');
  const { SCHOOL_DIR: _, GITHUB_ACTIONS: __, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: folder,
    env,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  return { done: status === 0, out: `${stdout}${stderr}` };
}

function countOf(mistakes: number): string {
  return mistakes === 1 ? '1 mistake' : `${mistakes} mistakes`;
}

function mistakesIn(text: string): number {
  return Number(/^(\d+) mistakes? in \d+ files?\./m.exec(text)?.[1] ?? 0);
}

function whatIsNew(folder: string, before: string, after: string): string {
  const file = path.join(folder, 'node_modules', PACKAGE, 'CHANGELOG.md');
  return existsSync(file) ? sectionsBetween(readFileSync(file, 'utf8'), before, after) : '';
}

interface Own {
  version: string;
  dependencies: Record<string, string>;
}

function readOwn(file: string): Own {
  return JSON.parse(readFileSync(file, 'utf8')) as Own;
}

function versionIn(folder: string): string {
  return readOwn(path.join(folder, 'node_modules', PACKAGE, 'package.json')).version;
}

function sourceIn(school: string): string {
  const source = readOwn(path.join(school, 'package.json')).dependencies[PACKAGE];
  if (source === undefined)
    throw new Error(`package.json names no version of ${PACKAGE} under "dependencies".`);
  return source;
}

function writeSource(folder: string, source: string): void {
  const file = path.join(folder, 'package.json');
  const own = readOwn(file);
  own.dependencies[PACKAGE] = source;
  writeFileSync(file, `${JSON.stringify(own, null, 2)}\n`);
}

/** A tarball is named from the school's folder, and the trial is elsewhere. */
function fromFolder(school: string, source: string): string {
  return source.startsWith('file:') ? `file:${path.resolve(school, source.slice('file:'.length))}` : source;
}

await runProgram(run, 'any');
