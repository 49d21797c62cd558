import type { KindName } from '@/lib/content/kinds/kinds';
import type { Draft, FormProblem, TypedFields } from './forms';

// What the calls `/api/Content/…` send and return. `server/openapi.yaml` describes each call. All times are ISO 8601.

export interface List {
  items: readonly ListItem[];
  /** The last save of each file that was deleted recently, newest first. */
  deleted: readonly PastSave[];
}

export interface ListItem {
  path: string;
  title: string;
  /** Other names of a page, for the search in the list. */
  alsoCalled?: readonly string[];
  /** Each word of a page's Markdown once, in lower case, for the search. For 50 pages, this takes 13 KB compressed. */
  textWords?: string;
  day?: string;
  /**
   * `consent`: waits for consent from the person it shows. `mistake`: has an error, so nothing can be published.
   * `waiting`: due to be shown, but its last save has not been published. `saved`: due, but perhaps not yet published.
   */
  state: 'shown' | 'waiting' | 'saved' | 'planned' | 'ended' | 'consent' | 'mistake';
  /** The last day on which it is shown or, for an urgent notice, the last minute. */
  until?: string;
  version: string;
}

export interface OpenFile {
  kind: KindName;
  path: string;
  title: string;
  version?: string;
  /** For a read-only file, its text as `body`. For a translation, its texts, keyed by `TranslationText.key`. */
  values: TypedFields;
  problems: readonly FormProblem[];
  languages?: readonly LanguageProgress[];
  /** Only for a translated file, such as `hi/fees.yaml`. */
  translation?: {
    language: string;
    english: string;
    texts: readonly TranslationText[];
  };
}

export interface TranslationText {
  /** The text's name in `values`. In `values.fits`, `true` marks each older translation that still fits. */
  key: string;
  /** The field in words: `Tuition fees, VI-VIII, Note`. */
  field: string;
  english: string;
  /** The earlier English text that was translated, if the English has changed since and the earlier text is known. */
  before?: string;
  /** The paragraphs of an English page that have changed since it was translated, if they are known. */
  changed?: string[];
  /**
   * `unconfirmed`: nobody has compared it with the English text. `shared`: comes from terms.yaml. `unneeded`: may stay
   * in English. `unused`: translates a text that the English file no longer has.
   */
  state: 'missing' | 'older' | 'unconfirmed' | 'shared' | 'done' | 'unneeded' | 'unused';
}

export interface LanguageProgress {
  language: string;
  /** For each translated file, how many texts are not translated, and how many have an outdated translation. */
  files: readonly {
    path: string;
    title: string;
    missing: number;
    older: number;
    /**
     * Set if the English text has changed. `facts`: the website shows it in English, because a number or day differs.
     * `list`: for the same effect, because visitors could not tell that it is outdated. `page`: it shows the older text.
     */
    behind?: 'facts' | 'list' | 'page';
  }[];
}

export interface PreviewRequest {
  /** If absent, the preview shows what has been saved but not yet published. */
  draft?: Draft;
  /** If there is no draft: the file whose page is shown first. By default, the home page is shown first. */
  path?: string;
}

/** A preview lasts a whole day, so that the principal has time to see it too. */
export interface Preview {
  /** `/api/Content/Preview/…/fees` */
  address: string;
  until: string;
}

export interface Named {
  path: string;
  /** The current version; absent if the file has been deleted. */
  version?: string;
}

/** Restores the file as it was just after the save `id`. Later saves need not be undone first. */
export interface PutBack extends Named {
  /** The id of a `PastSave` or a `Saved`. To undo a `Saved`, send its `before`. */
  id: string;
  /** True to undo only the changes of that save, and keep those of later saves. */
  only?: boolean;
}

/** The result of a save. An urgent notice is also added to the finished pages, or removed, immediately. */
export interface Saved extends Named {
  /** The id of this save or, if nothing differed, of the last save. */
  id: string;
  /** To undo the save, send `PutBack` with this id. Absent if nothing differed. */
  before?: string;
  /** What changed, in words: `the total of VI-VIII from 1,500 to 1,550`. */
  changes: readonly string[];
  problems: readonly FormProblem[];
  /** Set if the save is only on this server: the reason why it was not pushed to the school's remote repository. */
  notPushed?: string;
  pages?: number;
  whatsApp?: string;
  /** Why an urgent notice could not be added to the pages. Publishing will add it. */
  notLive?: string;
}

export interface PastSave {
  id: string;
  by: string;
  at: string;
  path: string;
  title: string;
  sentence: string;
  /** The changes in words, item by item. Empty for a picture. */
  changes: readonly string[];
  /** True if the file's present content is what this save wrote. */
  isPresent: boolean;
  isGone: boolean;
  /** True if the save changed an existing file, rather than adding or deleting one. */
  isChange: boolean;
}

export interface State {
  /** The files that differ from the website, each with its last save, newest first. `changes` lists all differences. */
  waiting: readonly PastSave[];
  isWaitingKnown: boolean;
  /** Mistakes and warnings, including certificates that end soon, notices that have ended and older sessions. Errors come first. */
  todo: readonly FormProblem[];
  publishing: Publishing;
  /** The last successful publishing, from the audit, because `publishing` is reset when the server starts. */
  lastPublished?: Published;
  /** The last five times that publishing ended, newest first. */
  publishings: readonly Published[];
  publish: { isPossible: true } | { isPossible: false; why: string };
  repository: Repository;
  languages: readonly LanguageProgress[];
  counts: Readonly<Partial<Record<KindName, number>>>;
}

export interface Published {
  at: string;
  by: string | null;
  /** Why publishing failed, in a sentence. */
  failure?: string;
}

export interface Publishing {
  state: 'never' | 'running' | 'published' | 'failed';
  /** The current step, or the result: `Makes the pages: 64 of 128.` */
  sentence: string;
  done: number;
  by?: string;
  endedAt?: string;
  /** The address of the page that changed, if only one did. */
  page?: string;
  /** The mistakes that made publishing fail. Empty if it failed for another reason, which `sentence` then gives. */
  problems: readonly FormProblem[];
  log?: string;
}

export interface Repository {
  /** `none`: no Git or no repository. `changed`: files were changed outside the editor. `stuck`: an unfinished merge or a lock. */
  state: 'ready' | 'none' | 'changed' | 'stuck';
  sentence: string;
  files: readonly string[];
  repair?: Repair;
  /** The reason why the last exchange with the school's remote repository failed. */
  remote?: string;
}

/**
 * `commit`: commits the current state of the content folder as "Changes made outside the editor". `start`: creates a
 * repository with everything in it. `unlock`: removes the Git lock of a process that has exited.
 */
export type Repair = 'start' | 'commit' | 'unlock';
