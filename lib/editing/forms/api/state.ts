import type { KindName } from '@/lib/content/kinds/kinds';
import type { LanguageProgress } from './files';
import type { FormProblem } from './problems';
import type { PastSave } from './saves';

// GET State, the start screen

export interface State {
  /** The files that differ from the website, each with its last save, newest first. `changes` are all differences. */
  waiting: readonly PastSave[];
  /** True if it is known which save the website shows; if not, `waiting` is empty. */
  isWaitingKnown: boolean;
  /** Mistakes and warnings, including those about certificates and notices that end soon. Errors come first. */
  todo: readonly FormProblem[];
  publishing: Publishing;
  /** If publishing is not possible here, `why` gives the reason, such as too little memory. */
  publish: { isPossible: true } | { isPossible: false; why: string };
  repository: Repository;
  /** The other languages of the website, each with the files that need work. */
  languages: readonly LanguageProgress[];
  /** How many files each kind has. */
  counts: Readonly<Partial<Record<KindName, number>>>;
}

// POST Publish: {} → Publishing (202), Refused `busy`. GET Publish → Publishing; ask every 2 seconds.

export interface Publishing {
  state: 'never' | 'running' | 'published' | 'failed';
  /** The current step, or the result: `Makes the pages: 64 of 128.` */
  sentence: string;
  /** The progress while publishing runs, from 0 to 1. */
  done: number;
  by?: string;
  /** ISO 8601. */
  endedAt?: string;
  /** The mistakes that made publishing fail. Empty if it failed for another reason, which `sentence` then gives. */
  problems: readonly FormProblem[];
  /** The last lines of a failed build, for whoever looks after the server. */
  log?: string;
}

export interface Repository {
  /** `none`: no Git or no repository. `changed`: files were changed outside the editor. `stuck`: an unfinished merge or a lock. */
  state: 'ready' | 'none' | 'changed' | 'stuck';
  /** A description of the state; empty if `ready`. */
  sentence: string;
  /** The files changed outside the editor. */
  files: readonly string[];
  /** The repair that `POST Repair` offers. */
  repair?: 'start' | 'commit' | 'unlock';
  /** The reason why the last exchange with the school's remote repository failed. */
  remote?: string;
}

// POST Repair: RepairRequest → Repository

/**
 * `commit`: commits the present state of the content folder as "Changes made outside the editor". `start`: creates a
 * repository with everything in it. `unlock`: removes the Git lock of a process that has exited.
 */
export interface RepairRequest {
  repair: 'start' | 'commit' | 'unlock';
}
