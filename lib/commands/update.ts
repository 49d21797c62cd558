import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compareSites } from '@/lib/build/compare-sites';
import { schoolFolder } from '@/lib/content/read/tree';
import { askYesNo } from '@/lib/editing/ask';
import { SCHEMAS } from '@/lib/editing/editor-files';
import { git, NAME_FOR_GIT, uncommitted } from '@/lib/editing/git';
import { mistakesIn } from './check-content';
import * as versions from '@/lib/editing/program-version';
import { commitTrial, goBack, take, TITLE } from '@/lib/editing/take-version';
import { holdAlone, runsAlready } from '@/lib/setup/hold-alone.mjs';
import type { CommandArguments } from '@/lib/setup/run-program.mjs';

/** The trial folder, on the same disk so that folders can be renamed. Git ignores it, and the next update clears it. */
const TRIAL = '.site/.update';

export const known = ['FILE-OR-ADDRESS-OR-VERSION', '--back', '--yes'];

// Why: docs/decisions/school-repository.md
/**
 * `npm run update` in a school's repository: installs a newer version in a trial folder, lists what this would change,
 * asks, and commits the update. `-- --back` returns to the previous version. `-- FILE-OR-ADDRESS` installs a packed
 * version, which replaces the one in `program/`. `-- 1.2.0` installs that version from the address in package.json.
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
  const open = `There are uncommitted changes: ${changed.slice(0, 5).join(', ')}. Keep them with git add --all and git commit -m "Our changes", or undo them with git restore. Nothing was changed.`;
  if (changed.length) throw new Error(open);
}

/** Uncommitted changes. Ignores packages, the lock file (npm reorders it) and schemas (1.0.0 committed them). */
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
  build(school, 'The current version cannot build the site: correct this first.');
  for (const name of ['content', versions.PROGRAM, ...versions.FILES].filter((each) =>
    existsSync(path.join(school, each)),
  ))
    cpSync(path.join(school, name), path.join(trial, name), { recursive: true });
  if (packed) cpSync(packed, path.join(trial, wanted.slice('file:'.length)));
  versions.install(school, trial, wanted);
  const after = versions.versionIn(trial);
  const changes = readFileSync(path.join(trial, 'node_modules', versions.PACKAGE, 'CHANGELOG.md'), 'utf8');
  console.log(
    `\n${versions.PACKAGE} ${before} → ${after}\n\n${versions.sectionsBetween(changes, before, after)}`,
  );
  console.log(await compare(school, trial));
  if (!yes && !(await askYesNo('\nInstall the new version?'))) {
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

/** The file of a packed version; a URL is downloaded first. @returns undefined for sources that npm itself fetches */
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
    return `${toCorrect}${checked}The new version requires these corrections. Answer n to make them first, or y to make them afterwards. Until they are made, the website stays as it is, and changes are not published.\nThe pages can only be compared after the corrections.`;
  build(trial, 'The new version cannot build the website of this school.');
  const found = await compareSites(path.join(school, 'out'), path.join(trial, 'out'));
  const changes = ['What changes on the pages:', ...found].join('\n  ');
  return toCorrect + (found.length ? changes : 'The pages stay as they are.');
}

/** Builds the site. @throws Error with the build's output and `meaning` */
function build(folder: string, meaning: string): void {
  const { done, out } = runInstalled(folder, 'build');
  if (!done) throw new Error(`${out}\n${meaning} Nothing was changed.`);
}

function runInstalled(folder: string, ...args: string[]): { done: boolean; out: string } {
  const program = path.join(folder, 'node_modules', versions.PACKAGE, 'lib/setup/school-website.mjs');
  const { SCHOOL_DIR: _, GITHUB_ACTIONS: __, ...env } = process.env;
  const how = { cwd: folder, env, encoding: 'utf8', maxBuffer: 1e8 } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], how);
  return { done: status === 0, out: `${stdout}${stderr}` };
}
