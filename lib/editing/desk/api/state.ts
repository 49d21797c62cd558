import type { DeskProblem } from './problems';
import type { PastSave } from './saves';

// GET State, the start screen

export interface State {
  /** Saved and not yet on the website, newest first. */
  waiting: readonly PastSave[];
  /** Whether it is known which save the website shows; if not, `waiting` is empty. */
  isWaitingKnown: boolean;
  /** Mistakes, warnings, and certificates and notices that end soon. Errors first. */
  todo: readonly DeskProblem[];
  publishing: Publishing;
  /** Whether publishing is possible here, and why not: too little memory, for example. */
  publish: { isPossible: true } | { isPossible: false; why: string };
  repository: Repository;
}

// POST Publish: {} → Publishing (202), Refused `busy`. GET Publish → Publishing; ask every 2 seconds.

export interface Publishing {
  state: 'never' | 'running' | 'published' | 'failed';
  /** What happens now, or how it ended: `Makes the pages: 64 of 128.` */
  sentence: string;
  /** From 0 to 1, of the running one. */
  done: number;
  by?: string;
  /** ISO 8601. */
  endedAt?: string;
  /** Why it failed: mistakes with their fields. Empty if the reason is another one; then `sentence` says it. */
  problems: readonly DeskProblem[];
  /** The last lines of a failed build, for whoever looks after the server. */
  log?: string;
}

export interface Repository {
  /** `none`: no Git or no repository. `changed`: files were changed outside the editor. `stuck`: an unfinished merge or a lock. */
  state: 'ready' | 'none' | 'changed' | 'stuck';
  /** What is the matter, in words; empty if `ready`. */
  sentence: string;
  /** The files changed outside the editor. */
  files: readonly string[];
  /** What `POST Repair` would do. */
  wayOut?: 'start' | 'commit' | 'unlock';
  /** Set if the last exchange with the school's repository elsewhere failed: why. */
  remote?: string;
}

// POST Repair: RepairRequest → Repository

/**
 * `commit`: commits the present state of the content folder as "Changes made outside the editor". `start`: makes a
 * repository with everything in it. `unlock`: removes Git's lock of a process that has ended.
 */
export interface RepairRequest {
  wayOut: 'start' | 'commit' | 'unlock';
}
