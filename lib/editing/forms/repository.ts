import { existsSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PQueue from 'p-queue';
import { cleanText } from '@/lib/content/parse/values';
import { UNFINISHED, writeWhole } from '@/lib/setup/write-whole';
import type { PastSave, Repository } from './api/calls';
import { refuse } from './refusal';
import { GitFailed, runGit, unlessRefused } from './run-git';
import { describeFailure, findUnwritable, sayDenied } from './save-failures';

export interface Person {
  loginName: string;
  fullName: string;
}

export interface Change {
  path: string;
  /** The new content; undefined to delete the file. */
  bytes?: Uint8Array;
  before?: Uint8Array;
}

export interface Commit extends Pick<PastSave, 'id' | 'by' | 'at' | 'sentence'> {
  paths: readonly string[];
}

const OUTSIDE = 'Changes made outside the editor';
const COMMITTER = { GIT_COMMITTER_NAME: 'School website', GIT_COMMITTER_EMAIL: 'website@localhost' };
/** After this long, none of our Git commands can still hold the lock. */
const LOCK_MS = 60_000;

const FAILURES: readonly (readonly [RegExp, string])[] = [
  [
    /non-fast-forward|not possible to fast-forward|diverg|fetch first/i,
    'The school’s remote repository has changes that are not on this server. The server keeps its own changes. Ask whoever looks after the website to bring the two together.',
  ],
  [
    /rejected|declined|denied|not allowed/i,
    'The school’s remote repository refuses the changes. This server keeps them. Ask whoever looks after the website to have them accepted there.',
  ],
];
const UNREACHED =
  'The school’s remote repository could not be reached. This server keeps the changes and sends them with the next save.';

const MOST_WORDS = 500;

/**
 * The Git repository of the content folder. All writes share one queue. @param folder `content/`, absolute
 * @param log receives Git's own message if a save, a pull or a push fails; users see a plain sentence instead
 */
export function openRepository(folder: string, log: (event: string, words: string) => void = () => {}) {
  const report = (what: string, error: unknown): void => {
    // If Git printed nothing, the message is its command line, which contains a person's name: cut that off. Git itself leaves out passwords.
    const words = (error as Error).message.replace(/(Command failed: git)\b.*/s, '$1');
    log(`${what} failed`, words.slice(-MOST_WORDS));
  };
  const queue = new PQueue({ concurrency: 1 });
  let remote: string | undefined;
  const git = async (...args: string[]): Promise<string> => (await runGit(folder, args)).toString().trim();
  const ask = (...args: string[]): Promise<string | undefined> => unlessRefused(git(...args));

  /** Splits Git's output into its parts, each of which ends with a zero byte. */
  const list = async (words: string, ...args: string[]): Promise<string[]> =>
    (await runGit(folder, [...words.split(' '), ...args])).toString().split('\0').filter(Boolean);

  /** Git's folder, lock files and merge marker, and the content's path. Undefined outside a repository. */
  async function findPlaces() {
    const asked = 'rev-parse --git-path index.lock --git-path MERGE_HEAD --show-prefix';
    const found = await ask(...asked.split(' '));
    if (found === undefined) return undefined;
    const [lock = '', merge = '', prefix = ''] = found.split('\n');
    const own = path.dirname(path.resolve(folder, lock));
    const head = path.join(own, 'HEAD');
    const [, branch = 'HEAD'] = /^ref: (.+)/.exec(existsSync(head) ? readFileSync(head, 'utf8') : '') ?? [];
    // A commit locks the index, HEAD and its branch, one after the other.
    const names = new Set(['index', 'HEAD', branch]);
    const locks = [...names].map((name) => path.join(own, `${name}.lock`)).filter((each) => existsSync(each));
    return { own, locks, merge: path.resolve(folder, merge), prefix };
  }

  async function readState(): Promise<Repository> {
    const kept = remote === undefined ? {} : { remote };
    const say = (state: Repository['state'], sentence: string, own: Partial<Repository> = {}): Repository => {
      return { state, sentence, files: [], ...kept, ...own };
    };
    const places = await findPlaces().catch((error: unknown) => error as Error);
    if (places instanceof GitFailed && places.code === 'ENOENT')
      return say('none', 'Git is not installed on this server. Ask whoever looks after it to install Git.');
    if (places instanceof Error) return say('stuck', 'Git did not answer. Wait a minute, and try again.');
    if (!places)
      return say(
        'none',
        'The website’s folder is not in a Git repository yet. Until it is, changes cannot be undone.',
        { repair: 'start' },
      );
    const { own, locks, merge, prefix } = places;
    if (locks.length) {
      const isLeft = locks.every((lock) => ageOf(lock) > LOCK_MS);
      return isLeft
        ? say('stuck', 'A Git command that was interrupted has left a lock.', { repair: 'unlock' })
        : say('stuck', 'Another Git command is running. Wait a minute.');
    }
    if (existsSync(merge))
      return say('stuck', 'A merge is not finished. Ask whoever looks after the website to finish it.');
    const lines = await list('status --porcelain -uall --no-renames -z --', '.');
    const changed = lines.map((line) => line.slice('XY '.length + prefix.length));
    const files = changed.filter((file) => !UNFINISHED.test(file));
    const denied = await findUnwritable(folder, own);
    const warning = denied === undefined ? '' : sayDenied(denied);
    // Even if one folder is not writable, files in others can be saved, so the state is not `stuck`.
    if (!files.length) return say('ready', warning);
    const sentence = 'Files were changed outside the editor and are not in the history yet.';
    return say('changed', `${sentence} ${warning}`.trim(), { files, repair: 'commit' });
  }

  async function commit(places: readonly string[], person: Person, sentence: string): Promise<void> {
    // Git itself removes any other characters that it does not allow in a name.
    const name = person.fullName.replaceAll(/[<>\n]/g, '').trim() || person.loginName;
    const author = `--author=${name} <${encodeURIComponent(person.loginName)}@staff.localhost>`;
    await git('add', '--all', '--', ...places);
    // Remove control characters, with which `log` separates its parts.
    const message = cleanText(sentence).replaceAll(/(?!\n)\p{Cc}/gu, '');
    const args = ['commit', '--quiet', '--no-verify', '--only', author, '-m', message, '--', ...places];
    await runGit(folder, args, COMMITTER);
  }

  /** @returns a message if the school's remote repository cannot be reached or has diverged */
  async function exchange(...args: ['pull' | 'push', ...string[]]): Promise<string | undefined> {
    const upstream = await ask('rev-parse', '--abbrev-ref', '--symbolic-full-name', '@{upstream}');
    if (upstream === undefined) return undefined;
    try {
      await git(...args);
      remote = undefined;
    } catch (error) {
      report(args[0], error);
      remote = FAILURES.find(([words]) => words.test(String(error)))?.[1] ?? UNREACHED;
    }
    return remote;
  }

  return {
    readState,
    head: () => ask('rev-parse', 'HEAD'),
    /** Runs `work`, and makes saves wait until it has finished. */
    hold: <Result>(work: () => Promise<Result>): Promise<Result> => queue.add(work),
    /** Pulls, runs `work` (which commits), and pushes. Other work waits. @returns its result, and the reason if the push failed */
    change: <Result extends object>(work: () => Promise<Result>): Promise<Result & { notPushed?: string }> =>
      queue.add(async () => {
        await exchange('pull', '--quiet', '--ff-only');
        const result = await work();
        return { ...result, notPushed: await exchange('push', '--quiet') };
      }),

    /** Call this within `change`. @throws EditorRefusal if Git could not commit this file now */
    async refuseStuck(file: string): Promise<void> {
      const { state, sentence, files } = await readState();
      if (state === 'none' || state === 'stuck') throw refuse('git', `${sentence} Nothing was saved.`);
      if (files.includes(file))
        throw refuse(
          'git',
          'This was changed outside the editor, and is not in the history yet. First go to the start page, and press “Keep these changes”.',
        );
    },

    /** Call this within `change`. Commits only these files, or restores them if that fails. @returns the commit's id */
    async save(change: Change & { related?: readonly Change[] }, person: Person, sentence: string) {
      const all = [change, ...(change.related ?? [])];
      const names = all.map(({ path: name }) => name);
      try {
        for (const { path: name, bytes } of all) await replace(path.join(folder, name), bytes);
        await commit(names, person, sentence);
      } catch (error) {
        report('save', error);
        // On a full disk, even restoring might fail. Then the new file stays, and the start page lists it as changed.
        for (const { path: name, before } of all)
          await replace(path.join(folder, name), before).catch(() => undefined);
        await ask('reset', '--quiet', '--', ...names);
        throw await describeFailure(error, folder);
      }
      return git('rev-parse', 'HEAD');
    },

    /** The last commits. @param within a file; default: all files @param which a range or filter: `abc..HEAD`, `--grep=…` */
    async log(within: string | undefined, most: number, which = 'HEAD'): Promise<Commit[]> {
      const format = '--format=%x1e%H%x1f%an%x1f%aI%x1f%s%x1f';
      const args = `log -${most} --name-only --no-renames --relative -z`.split(' ');
      const found = runGit(folder, [...args, format, which, '--', within ?? '.']);
      return String((await unlessRefused(found)) ?? '')
        .split('\u001E')
        .slice(1)
        .map((entry) => {
          const [id = '', by = '', at = '', sentence = '', names = ''] = entry.split('\u001F');
          return { id, by, at, sentence, paths: names.split(/[\0\n]+/).filter(Boolean) };
        });
    },

    /** A file as it was just after a commit; undefined if it did not exist. */
    bytesAt: (id: string, file: string): Promise<Uint8Array | undefined> =>
      unlessRefused(runGit(folder, ['cat-file', 'blob', `${id}:./${file}`])),
    /** `now` without the changes from `before` to `after`. Undefined if other changes touch the same lines. */
    async without(versions: Readonly<Record<'before' | 'after' | 'now', Uint8Array>>) {
      const place = await mkdtemp(path.join(tmpdir(), 'undo-'));
      try {
        for (const [name, bytes] of Object.entries(versions)) await writeFile(path.join(place, name), bytes);
        return await unlessRefused(runGit(place, ['merge-file', '-p', '--quiet', 'now', 'after', 'before']));
      } finally {
        await rm(place, { recursive: true });
      }
    },
    /** Those of the given files that existed just after a commit. */
    presentAt: (id: string, files: readonly string[]) => list('ls-tree -z --name-only', id, '--', ...files),
    /** The files within the folder that have changed since a commit. */
    changedSince: (id: string) => list('diff --name-only --no-renames --relative -z', id, '--', '.'),
    knows: async (id: string): Promise<boolean> =>
      /^[0-9a-f]{40,64}$/.test(id) && (await ask('cat-file', '-e', `${id}^{commit}`)) !== undefined,

    /** Call this within `change`. Carries out the repair that `readState` offers. */
    async repair(repair: Repository['repair'], person: Person): Promise<Repository> {
      const now = await readState();
      if (repair === undefined || now.repair !== repair) return now;
      const places = repair === 'unlock' ? await findPlaces() : undefined;
      for (const lock of places?.locks ?? []) await rm(lock, { force: true });
      if (repair === 'start') {
        await git('init', '--quiet');
        await commit(['.'], person, 'The website so far');
      } else if (repair === 'commit') await commit(now.files, person, OUTSIDE);
      return readState();
    },
  };
}

/** A file's age in milliseconds; 0 if it has just been deleted. */
const ageOf = (file: string): number =>
  Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());

const replace = (file: string, bytes: Uint8Array | undefined): Promise<void> =>
  bytes ? writeWhole(file, bytes, { flush: true }) : rm(file, { force: true });
