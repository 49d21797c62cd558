import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { commandFor, contentDirectoryName, listFiles } from '@/lib/content/read/tree';
import { keyOf } from '@/lib/site/cached';
import { formatDate } from '@/lib/text/dates';

const CODE = (
  'app components lib package.json package-lock.json next.config.mjs tailwind.config.ts postcss.config.js ' +
  'tsconfig.json'
).split(' ');
const NOT_BUILT = /\.test\.\w+$|\/(testing|mistakes|sample|commands)\//;
const NOT_READ = /\/(\.|README\.md$)|^\/(FIELDS\.md|BUILT-IN-WORDS\.yaml)$/;

/** Hashes the names and contents of all files that a build reads. @param directory absolute path of content/ */
export const takeFingerprint = (directory: string): string =>
  keyOf(...hashesOf(directory, [directory], NOT_READ), hashCode());

function hashCode(): string {
  const project = process.cwd();
  const places = CODE.map((name) => path.join(project, name));
  return keyOf(...hashesOf(project, places, NOT_BUILT));
}

/** Hashes what Next.js compiles, the version of Node.js, and the project's path, which compiled code contains. */
export const fingerprintOfCode = (): string => keyOf(process.cwd(), process.version, hashCode());

function hashesOf(root: string, places: readonly string[], unread: RegExp): string[] {
  return (
    places
      .flatMap((place) =>
        isFile(place) || !existsSync(place) ? [place] : listFiles(place).map((file) => `${place}/${file}`),
      )
      // Skip named pipes, because reading one would never end. The content check reports them.
      .filter((file) => isFile(file) && !unread.test(file.slice(root.length)))
      .flatMap((file) => [file.slice(root.length), keyOf(readFileSync(file))])
  );
}

const isFile = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() === true;

const recordFile = (): string => path.join(process.cwd(), '.cache/build.txt');

/** Records a build. @param fingerprint empty while the build runs */
export function recordBuild(fingerprint: string, day: string): void {
  mkdirSync(path.dirname(recordFile()), { recursive: true });
  writeFileSync(recordFile(), `${fingerprint} ${day}`);
}

/** The file with the hash of the code that Next.js has compiled. Next.js deletes this file at each compilation. */
const compiledFile = (): string => path.join(process.cwd(), '.next/compiled-code.txt');

/** True if the code that Next.js compiled last has this hash. Then Next.js only has to generate the pages. */
export const isCompiled = (code: string): boolean =>
  isFile(compiledFile()) && readFileSync(compiledFile(), 'utf8') === code;

/** @param code the hash of the code that Next.js has compiled; undefined while it compiles */
export function recordCompiled(code: string | undefined): void {
  rmSync(compiledFile(), { force: true });
  if (code !== undefined) writeFileSync(compiledFile(), code);
}

/** Environment variable set while the server checks its latest build. Later changes wait for the next build. */
export const JUST_BUILT = 'JUST_BUILT';

/** Reports whether out/ is outdated, or was built for another day. @param directory absolute path of content/ */
export function compareWithBuild(directory: string, today: string): { stale?: string; otherDay?: string } {
  const name = contentDirectoryName(directory);
  const again = `Type ${commandFor('npm run build', directory)}.`;
  const record = isFile(recordFile()) ? readFileSync(recordFile(), 'utf8') : '';
  const [made, day = today] = record.split(' ');
  if (!process.env[JUST_BUILT] && made !== takeFingerprint(directory))
    return {
      stale: `out/ is out of date: ${name}/ or the program has changed since it was built, or the last build failed. ${again}`,
    };
  if (day === today) return {};
  return {
    otherDay: `out/ was built for ${formatDate(day)}: items that begin after that day are not in it. ${again}`,
  };
}
