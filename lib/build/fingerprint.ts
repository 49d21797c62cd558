import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { commandFor, contentDirectoryName, listFiles } from '@/lib/content/read/tree';
import { keyOf } from '@/lib/site/cached';
import { formatDate } from '@/lib/text/dates';

/** What a build reads beside the content. */
const CODE = (
  'app components lib package.json package-lock.json next.config.mjs tailwind.config.ts postcss.config.js ' +
  'tsconfig.json'
).split(' ');
const NOT_BUILT = /\.test\.\w+$|\/(testing|mistakes|sample|commands)\//;
/** In the content. */
const NOT_READ = /\/(\.|README\.md$)|^\/(FIELDS\.md|BUILT-IN-WORDS\.yaml)$/;

/**
 * One hash of everything that a build reads, and of its names below the content and the project.
 * @param directory absolute path of the content folder
 */
export function takeFingerprint(directory: string): string {
  const hashesOf = (root: string, places: readonly string[], unread: RegExp): string[] =>
    places
      .flatMap((place) =>
        isFile(place) || !existsSync(place) ? [place] : listFiles(place).map((file) => `${place}/${file}`),
      )
      // A pipe would be waited for without end; the check of the content names it.
      .filter((file) => isFile(file) && !unread.test(file.slice(root.length)))
      .flatMap((file) => [file.slice(root.length), keyOf(readFileSync(file))]);
  const project = process.cwd();
  const code = CODE.map((name) => path.join(project, name));
  const content = [contentDirectoryName(directory), ...hashesOf(directory, [directory], NOT_READ)];
  return keyOf(...content, ...hashesOf(project, code, NOT_BUILT));
}

const isFile = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() === true;

/** What the finished site was made of, and its day. It is not published. */
const recordFile = (): string => path.join(process.cwd(), '.cache/build.txt');

/** @param fingerprint '' while a build runs: until it comes to its end, nothing is known of out/ */
export function recordBuild(fingerprint: string, day: string): void {
  mkdirSync(path.dirname(recordFile()), { recursive: true });
  writeFileSync(recordFile(), `${fingerprint} ${day}`);
}

/** What is to be said of out/: `stale` where it was made of something else. @param directory absolute path of the content folder */
export function compareWithBuild(directory: string, today: string): { stale?: string; otherDay?: string } {
  const name = contentDirectoryName(directory);
  const again = `Type ${commandFor('npm run build', name)}.`;
  const record = isFile(recordFile()) ? readFileSync(recordFile(), 'utf8') : '';
  const [made, day = today] = record.split(' ');
  if (made !== takeFingerprint(directory))
    return {
      stale: `out/ is not what ${name}/ and the program make now: something was changed since it was built, or the last build failed. ${again}`,
    };
  if (day === today) return {};
  // What is shown may begin or end on a day: an announcement, a notice.
  return {
    otherDay: `out/ was built for ${formatDate(day)}: what begins after that day is not in it. ${again}`,
  };
}
