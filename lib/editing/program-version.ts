import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { git, npm } from './git';

export const PACKAGE = 'checked-school-website';
/** The folder for the packed program in a school's repository; unused if the program comes from an address. */
export const PROGRAM = 'program';
/** The files in a school's repository that contain the program's version. */
export const FILES = ['package.json', 'package-lock.json'];
const NAMED = new RegExp(`("${PACKAGE}"\\s*:\\s*)"([^"]*)"`);
const VERSION = /\d+\.\d+\.\d+/g;

export function versionIn(folder: string): string {
  const file = path.join(folder, 'node_modules', PACKAGE, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** The source that the school's package.json gives for this package: `file:…`, an address or a version. */
export function sourceIn(school: string): string {
  const [, , source] = NAMED.exec(readFileSync(path.join(school, 'package.json'), 'utf8')) ?? [];
  if (source !== undefined) return source;
  throw new Error(`package.json has no version of ${PACKAGE} under "dependencies".`);
}

/** Changes the source in package.json, and keeps every other byte. */
export function writeSource(folder: string, source: string): void {
  const file = path.join(folder, 'package.json');
  const named = (_: string, name: string): string => name + JSON.stringify(source);
  writeFileSync(file, readFileSync(file, 'utf8').replace(NAMED, named));
}

/** The text of the trial folder's lock file, with the name and paths that npm would write in the school's folder. */
export function lockFor(school: string, trial: string, wanted: string): string {
  const text = readFileSync(path.join(trial, 'package-lock.json'), 'utf8');
  const [of, to] = [trial, school].map((folder) => `"name": "${path.basename(folder)}"`) as [string, string];
  return withSource(text, wanted).replace(of, () => to);
}

export const isCarried = (source: string): boolean => source.startsWith(`file:${PROGRAM}/`);

/** Replaces the path of the packed program in a lock file, where npm writes it relative to that file's folder. */
export function withSource(lock: string, source: string): string {
  if (!source.startsWith('file:')) return lock;
  const tarball = new RegExp(`"file:[^"]*${path.basename(source)}"`, 'g');
  return lock.replaceAll(tarball, () => JSON.stringify(source));
}

/** The source of a packed program in a school's repository: `file:program/checked-school-website-1.1.0.tgz`. */
export const carriedSource = (version: string): string => `file:${PROGRAM}/${PACKAGE}-${version}.tgz`;

const INSIDE = 'package/package.json';
/** In a tar file, a header of 512 bytes precedes each file. The header contains the file's size in octal digits. */
const [HEADER, SIZE, SIZE_END] = [512, 124, 135] as const;

/** Reads the version of a packed program. @throws Error if the file is missing or holds another package */
export function packedVersion(file: string): string {
  if (!existsSync(file)) throw new Error(`There is no file ${file}. Nothing was changed.`);
  const { name, version } = readPacked(file) ?? {};
  if (name === PACKAGE && version !== undefined) return version;
  throw new Error(
    `${file} is not a package of this program. Give the file that you have downloaded, such as ${PACKAGE}-1.1.0.tgz. Nothing was changed.`,
  );
}

/** Reads the name and version from a packed file. @returns undefined if `npm pack` did not make it */
function readPacked(file: string): { name?: string; version?: string } | undefined {
  try {
    const tar = gunzipSync(readFileSync(file));
    const at = tar.indexOf(`${INSIDE}\0`);
    const size = Number.parseInt(tar.toString('latin1', at + SIZE, at + SIZE_END), 8);
    return JSON.parse(tar.toString('utf8', at + HEADER, at + HEADER + size)) as object;
  } catch {
    return undefined;
  }
}

/** The source to install. @param now the current source @param asked a version or source; default: the newest */
export function wantedSource(school: string, now: string, asked?: string): string {
  const named = now.match(VERSION)?.at(-1);
  const at = (version: string): string => (named === undefined ? version : now.replaceAll(named, version));
  if (asked !== undefined) return /^\d+\.\d+\.\d+$/.test(asked) ? at(asked) : asked;
  const newest = versionsOf(school, now).toSorted(compareVersions).at(-1);
  return newest !== undefined && compareVersions(newest, versionIn(school)) > 0 ? at(newest) : now;
}

function versionsOf(school: string, now: string): string[] {
  if (now.startsWith('file:')) {
    const { dir, base } = path.parse(path.resolve(school, now.slice('file:'.length)));
    const [before = '', after = ''] = base.split(VERSION);
    return readdirSync(dir)
      .filter((name) => name.startsWith(before) && name.endsWith(after))
      .flatMap((name) => name.slice(before.length).match(/^\d+\.\d+\.\d+(?=\.tgz$)/) ?? []);
  }
  // Matches the address of a Git repository, or of a package file among its releases.
  const [, repository] = /^(?:git\+)?(\w+:\/\/.*?)(?:#.*|\/releases\/.*)$/.exec(now) ?? [];
  if (repository === undefined)
    throw new Error(
      `package.json takes ${PACKAGE} from "${now}", which is not an address: a package of that name may be somebody else's program. Write the address there, as npm run new-school did. Nothing was changed.`,
    );
  const tags = git(school, 'ls-remote', '--tags', repository);
  if (!tags)
    throw new Error('The list of versions could not be read. Is this computer online? Nothing was changed.');
  return [...tags.matchAll(/refs\/tags\/v(\d+\.\d+\.\d+)$/gm)].map(([, version = '']) => version);
}

const WAITING = '## Not released yet';

/** Compares versions for sorting: `1.9.0` comes before `1.10.0`. */
export const compareVersions = (one: string, other: string): number =>
  one.localeCompare(other, 'en', { numeric: true });

/** The sections of CHANGELOG.md for versions after `before`, up to and including `after`. */
export const sectionsBetween = (text: string, before: string, after: string): string =>
  text
    .split(/^(?=## )/m)
    .filter((section) => {
      const [, version = before] = /^## (\d+\.\d+\.\d+)/.exec(section) ?? [];
      return compareVersions(version, before) > 0 && compareVersions(version, after) <= 0;
    })
    .join('');

/** Moves unreleased changes in CHANGELOG.md under `version`. @param day `YYYY-MM-DD` @throws Error if there are none */
export function releaseChanges(text: string, version: string, day: string): string {
  const [, waiting = ''] = new RegExp(`^${WAITING}\\n([^]*?)(?=^## |$(?![^]))`, 'm').exec(text) ?? [];
  const empty = `CHANGELOG.md lists no change under "${WAITING.slice(3)}". Write what this release changes, and for whom.`;
  if (!/^- /m.test(waiting)) throw new Error(empty);
  return text.replace(WAITING, () => `${WAITING}\n\n## ${version} (${day})`);
}

/** Installs a version in the trial folder, without running the school's own scripts. */
export function install(school: string, trial: string, source: string): void {
  const [file, lock] = FILES.map((name) => path.join(trial, name)) as [string, string];
  const isBeside = source.startsWith('file:') && !isCarried(source);
  const from = isBeside ? `file:${path.resolve(school, source.slice(5))}` : source;
  writeSource(trial, from);
  // With a lock file, npm can use its cache if the package is gone or this computer is offline.
  if (existsSync(lock)) writeFileSync(lock, withSource(readFileSync(lock, 'utf8'), from));
  const { scripts: _, ...own } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  writeFileSync(file, JSON.stringify(own));
  const { done, why } = npm(trial, 'install', '--no-audit', '--no-fund', '--loglevel=error');
  if (!done)
    throw new Error(
      `The version cannot be installed from ${source}. ${why} Is this computer online, does the disk have space, and does that version exist? Nothing was changed.`,
    );
}
