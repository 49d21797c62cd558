import { constants } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGE_STEP, SITE_FOLDER } from '@/lib/build/files';
import { JUST_BUILT, recordBuild } from '@/lib/build/fingerprint';
import { contentDirectory } from '@/lib/content/read/tree';
import type { callProcess } from '@/lib/editing/forms/call-process';
import type { openRepository } from '@/lib/editing/forms/repository';
import { swapFolders } from '@/lib/setup/swap-folders';
import { siteDate } from '@/lib/text/dates';
import type { Log } from '../process';
import type { ContentCalls } from './content-process';
import type { createRunner } from './run-programs';

const STEP = new RegExp(`(${LANGUAGE_STEP}|\\()(\\d+)(?: of |/)(\\d+)`);
/** The folder is on the same disk as `out/`, so that it can be swapped in. */
const NEXT_SITE = `${SITE_FOLDER}.next`;

/** The copy of the content that a build reads. It is deleted when publishing ends. */
export const copyFolder = (): string => path.join(process.cwd(), '.cache/publishing');

/** @throws EditorRefusal if this server may no longer replace the website */
export type MayReplace = () => Promise<void>;

interface Parts extends Pick<ReturnType<typeof createRunner>, 'run'> {
  log: Log;
  now: () => Date;
  content: Pick<ReturnType<typeof callProcess<ContentCalls>>, 'rest'>;
  repository: Pick<ReturnType<typeof openRepository>, 'head' | 'hold'>;
  /** Reports progress. @param done from 0 to 1 */
  say: (sentence: string, done: number) => void;
  isSample: boolean;
  mayReplace: MayReplace;
}

/** Builds a copy of the content, checks it, and only then replaces the website. @returns the commit that the pages show */
export async function makePages({ log, now, content, repository, run, say, isSample, mayReplace }: Parts) {
  const runCommand = (name: string, own: object, onLine: (line: string) => void = () => {}) =>
    run(process.execPath, ['lib/setup/run.mjs', `lib/commands/${name}.ts`], own, onLine);

  const copy = copyFolder();
  const own = { SITE_FOLDER: NEXT_SITE, CONTENT_DIR: copy };
  let [language, languages] = [1, 1];
  const sayProgress = (line: string): void => {
    const [, word, ...numbers] = STEP.exec(line) ?? [];
    const [count = 0, all = 0] = numbers.map(Number);
    if (word === LANGUAGE_STEP) [language, languages] = [count, all];
    else if (count && all) {
      const [done, most] = [(language - 1) * all + count, languages * all];
      say(`Making the pages: ${done} of ${most}.`, 0.1 + (0.6 * done) / most);
    }
  };
  try {
    // Make the pages from a copy, so that saving can go on.
    const commit = await repository.hold(async () => {
      await rm(copy, { recursive: true, force: true });
      await cp(contentDirectory(), copy, { recursive: true, mode: constants.COPYFILE_FICLONE });
      return repository.head().catch(() => undefined);
    });
    content.rest();
    say('Making the pages.', 0.05);
    await runCommand('build', own, sayProgress);
    say('Checking the pages.', 0.8);
    // `publish-check` always refuses the sample, whose values must not be published as a school's own.
    await runCommand(isSample ? 'check-site' : 'publish-check', { ...own, [JUST_BUILT]: '1' });
    await mayReplace();
    say('Putting the pages in place.', 0.9);
    const warning = await swapFolders(NEXT_SITE, SITE_FOLDER);
    if (warning) log('error', { event: 'old pages not deleted', error: warning });
    return commit;
  } catch (error) {
    // Withdraw the record of the new build, because out/ still contains the old site.
    recordBuild('', siteDate(now()));
    throw error;
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}
