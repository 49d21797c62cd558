import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { freemem } from 'node:os';
import path from 'node:path';
import PQueue from 'p-queue';
import { SITE_FOLDER } from '@/lib/build/files';
import { contentDirectory } from '@/lib/content/read/tree';
import type { Publishing, State } from '@/lib/editing/forms/api/calls';
import type { callProcess } from '@/lib/editing/forms/call-process';
import { EditorRefusal, refuse } from '@/lib/editing/forms/refusal';
import type { openRepository, Person } from '@/lib/editing/forms/repository';
import { sayDenied } from '@/lib/editing/forms/save-failures';
import { messageOf, type Log } from '../process';
import type { ContentCalls } from './content-process';
import { copyFolder, makePages, type MayReplace } from './make-pages';
import { createRunner } from './run-programs';

/** The memory that a build needs: with less for all its processes together, a build of the sample was killed. */
const NEEDED_MB = 1250;
/** The memory that the checking process frees before a build. */
const RESTING_MB = 200;
/** Matches output of a build in which the system killed a process, or Node.js ran out of memory. */
const OUT_OF_MEMORY = /SIGKILL|heap out of memory/;
const recordFile = (): string => path.join(process.cwd(), '.cache/published-commit');

const NOT_SENT =
  'The website is on another host, and this server has no PUBLISH_COMMAND to send it there. Tell whoever looks after the server.';

const NEVER: Publishing = { state: 'never', sentence: '', done: 0, problems: [] };
const CUT_OFF: Publishing = {
  ...NEVER,
  state: 'failed',
  sentence: 'The server stopped while it was publishing the website. Publish the website again.',
};

interface Parts {
  log: Log;
  now: () => Date;
  env: Readonly<Record<string, string | undefined>>;
  /** The process that checks the content. `rest` ends it, to free memory. */
  content: Pick<ReturnType<typeof callProcess<ContentCalls>>, 'call' | 'isAwake' | 'rest'>;
  repository: Pick<ReturnType<typeof openRepository>, 'head' | 'hold' | 'knows' | 'changedSince'>;
}

/** Runs one build at a time, checks the result, and only then replaces the website. */
export function createPublishing({ log, now, env, content, repository }: Parts) {
  let status: Publishing = NEVER;
  /** The commit whose mistakes made publishing fail. */
  let mistaken: string | undefined;
  const { run, endAll } = createRunner();
  const sending = new PQueue({ concurrency: 1 });
  const command = env.PUBLISH_COMMAND?.trim();
  /** True if visitors get the pages from another host, to which this server cannot send them. */
  const isCutOff = !command && Boolean(env.ALLOWED_ORIGINS?.trim());
  const isSample = existsSync(path.join(contentDirectory(), 'sample.yaml'));
  const freeMemory = (): number => freeMegabytes(content.isAwake() ? RESTING_MB : 0);
  const hasMemory = (): boolean => freeMemory() >= NEEDED_MB;
  const head = () => repository.head().catch(() => undefined);

  function judge(): State['publish'] {
    if (isCutOff) return { isPossible: false, why: NOT_SENT };
    if (hasMemory() || command) return { isPossible: true };
    const why = `Making the pages takes ${NEEDED_MB} MB of memory, and this server has ${freeMemory()} MB left. Tell whoever looks after the server.`;
    return { isPossible: false, why };
  }

  const say = (sentence: string, done: number): void => {
    status = { ...status, sentence, done };
  };

  async function work(mayReplace: MayReplace): Promise<void> {
    let commit = await head();
    const isLocal = hasMemory();
    let text = 'The website shows everything that was saved before publishing began.';
    let isInPlace = false;
    try {
      if (isLocal) {
        commit = await makePages({ log, now, content, repository, run, say, isSample, mayReplace });
        isInPlace = true;
        // Somebody might have saved a notice while the pages were being built.
        await content.call('showNotices').catch((error: unknown) => {
          log('error', { event: 'notices not updated', error: messageOf(error) });
          text =
            'The new pages are on the website, but the urgent notices could not be updated. Save them again.';
        });
      } else await rm(copyFolder(), { recursive: true, force: true });
      if (command) {
        say('Sending the website to its host.', 0.95);
        await mayReplace();
        await send();
        if (!isLocal) text = 'The changes are on their way. The host of the website makes the pages.';
      }
      const before = published();
      const page = before && (await findPage(before).catch(() => undefined));
      if (commit) record(commit);
      status = {
        ...status,
        page,
        state: 'published',
        sentence: text,
        done: 1,
        problems: [],
        endedAt: stamp(),
      };
    } catch (error) {
      const lines = messageOf(error);
      log('error', { event: 'publishing failed', error: lines.slice(-500) });
      mistaken = await head();
      const isElsewhere = error instanceof EditorRefusal;
      const problems =
        isElsewhere || isInPlace ? [] : await content.call('mistakes', !isSample).catch(() => []);
      const why = isElsewhere ? `. ${lines}` : sayWhy(lines, problems.length);
      const sentence = isInPlace
        ? `The new pages are on this server, but could not be sent to the host of the website. ${isElsewhere ? lines : TELL}`
        : `The website was not changed${why}`;
      status = { ...status, state: 'failed', sentence, done: 0, problems, log: lines, endedAt: stamp() };
    }
  }

  /** The address of the page that has changed since this commit; undefined if several have changed. */
  const findPage = async (commit: string): Promise<string | undefined> =>
    (await repository.knows(commit))
      ? content.call('findPage', await repository.changedSince(commit))
      : undefined;

  /** Sends the pages to another host with PUBLISH_COMMAND, if set. @throws Error with the reason or last output */
  const send = (): Promise<unknown> =>
    sending.add(async () => {
      if (isCutOff) throw new Error(NOT_SENT);
      if (command) await run(command, [], { PUBLISHED_FOLDER: path.resolve(SITE_FOLDER) }, () => {});
    });

  /** The status, or `CUT_OFF` if an earlier process left a copy of the content when it was killed while publishing. */
  const readStatus = (): Publishing => (status === NEVER && existsSync(copyFolder()) ? CUT_OFF : status);

  const stamp = (): string => now().toISOString();
  let running: Promise<void> | undefined;

  return {
    judge,
    send,
    status: readStatus,
    /** The status, or `NEVER` if a save after a failure might have corrected the mistakes that the failure listed. */
    async statusNow(): Promise<Publishing> {
      return status.problems.length && mistaken !== (await head()) ? NEVER : readStatus();
    },
    /** @param mayReplace called just before the website is replaced @throws EditorRefusal if busy or not possible here */
    start(person: Person, mayReplace: MayReplace = async () => undefined): Publishing {
      if (running)
        throw refuse('busy', `${status.by ?? 'Somebody'} is publishing the website at the moment.`);
      const possible = judge();
      if (!possible.isPossible) throw refuse('other', possible.why);
      status = { state: 'running', sentence: 'Getting ready.', done: 0, by: person.fullName, problems: [] };
      running = work(mayReplace).finally(() => {
        running = undefined;
      });
      return status;
    },
    /** Records the result of the publishing in progress once it has ended. */
    whenEnded(recordResult: (result: Publishing) => Promise<unknown>): void {
      running
        ?.then(() => recordResult(status))
        .catch((error: unknown) => {
          const result = { state: status.state, commit: published() };
          log('error', { event: 'result of publishing not recorded', ...result, error: messageOf(error) });
        });
    },
    published,
    record,
    async close(): Promise<void> {
      endAll();
      await running;
    },
  };
}

const TELL = 'Tell whoever looks after the website.';

/** @param lines the last lines of the build's output */
function sayWhy(lines: string, mistakes: number): string {
  if (mistakes) return `: ${mistakes === 1 ? 'one thing needs' : `${mistakes} things need`} correcting.`;
  if (/EACCES|EPERM/.test(lines)) return `. ${sayDenied()}`;
  const isMemory = OUT_OF_MEMORY.test(lines);
  return `, because ${isMemory ? 'the server ran out of memory while it made the pages' : 'making the pages failed'}. ${TELL}`;
}

const published = (): string | undefined =>
  existsSync(recordFile()) ? readFileSync(recordFile(), 'utf8').trim() || undefined : undefined;

function record(commit: string): void {
  mkdirSync(path.dirname(recordFile()), { recursive: true });
  writeFileSync(recordFile(), commit);
}

/** The memory available to a build, in MB. Cached files do not count as used, even in a container. */
function freeMegabytes(resting: number): number {
  const limit = process.constrainedMemory() || Infinity;
  const bytes = Math.min(freemem() + resting * 1_000_000, limit - process.memoryUsage.rss());
  return Math.floor(bytes / 1_000_000);
}
