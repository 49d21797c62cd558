import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { listFiles } from '@/lib/content/read/tree';
import { compareVersions, releaseChanges } from '@/lib/editing/program-version';
import { git, uncommitted } from '@/lib/editing/git';
import { runNpm } from '@/lib/setup/processes.mjs';
import type { CommandArguments } from '@/lib/setup/run-program.mjs';
import { siteDate } from '@/lib/text/dates';

/** A school that `npm test` makes, with nearly every kind of content. Every later release must accept that content. */
const SCHOOL = '.cache/other-school';
const RELEASES = 'lib/content/mistakes/releases';
const FILES = ['package.json', 'package-lock.json', 'CHANGELOG.md', RELEASES];

export const known = ['VERSION'];

/** `npm run release -- 1.1.0`: if the tests pass, commits the version, changelog and {@link SCHOOL}. */
export async function run({ words: [version = ''] }: CommandArguments): Promise<number> {
  if (!/^\d+\.\d+\.\d+$/.test(version))
    throw new Error('Write the version, for example: npm run release -- 1.1.0');
  const { version: now } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const tags = git('.', 'tag', '--list', `v${version}`);
  if (tags === undefined) throw new Error('A release is made in the repository of this project, with Git.');
  if (tags !== '') throw new Error(`Release ${version} already exists. Write a later version.`);
  if (compareVersions(version, now) < 0)
    throw new Error(`${version} comes before ${now}. Write a later version.`);
  const changed = uncommitted('.');
  if (changed.length)
    throw new Error(`There are changes that are not committed: ${changed.slice(0, 5).join(', ')}.`);
  const changes = releaseChanges(readFileSync('CHANGELOG.md', 'utf8'), version, siteDate(new Date()));
  if ((await runNpm(['test'])) !== 0) throw new Error('The tests do not pass. Nothing was released.');

  for (const file of ['package.json', 'package-lock.json']) {
    // Replace only the version after our name: `npm version` would also add registry addresses to the lock file.
    const own = /(?<="name": "checked-school-website",\n *"version": ")[^"]+/g;
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(own, version));
  }
  writeFileSync('CHANGELOG.md', changes);
  writeFileSync(`${RELEASES}/${version}.json.gz`, packFolder(SCHOOL));
  git('.', 'add', '--', ...FILES);
  if (git('.', 'commit', '--quiet', '-m', `Release ${version}`) === undefined)
    throw new Error('Git could not make the commit. The files are written: look at git status.');
  git('.', 'tag', '-a', `v${version}`, '-m', `Release ${version}`);
  console.log(`Release ${version} is made. Publish it: git push --follow-tags`);
  return 0;
}

/** The index of the byte for the operating system in a gzip header, and its value for "unknown" (RFC 1952). */
const [SYSTEM, UNKNOWN] = [9, 255];

/** Packs a folder as gzipped JSON, by path, with binary files in base64. Identical folders give identical bytes. */
export function packFolder(folder: string): Buffer {
  const files = listFiles(folder).map((name) => {
    const bytes = readFileSync(path.join(folder, name));
    const text = bytes.toString('utf8');
    return [name, Buffer.from(text).equals(bytes) ? text : { base64: bytes.toString('base64') }];
  });
  const packed = gzipSync(JSON.stringify(Object.fromEntries(files)), { level: 9 });
  packed[SYSTEM] = UNKNOWN;
  return packed;
}
