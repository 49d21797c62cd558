import type { KindName } from '@/lib/content/kinds/kinds';
import type { DeskProblem } from './problems';
import type { Draft, TypedFields } from './values';

// GET List?kind=

export interface List {
  items: readonly ListItem[];
}

export interface ListItem {
  path: string;
  title: string;
  /** The day that decides the item's place in the list. */
  day?: string;
  /**
   * `consent`: waits for the consent of the person in it. `mistake`: has an error, so nothing can be published.
   * `waiting`: due to be shown, but its last save is not published yet. `saved`: due, but unknown whether published.
   */
  state: 'shown' | 'waiting' | 'saved' | 'planned' | 'ended' | 'consent' | 'mistake';
  /** The last day or minute on which it is shown. */
  until?: string;
  version: string;
}

// GET File?path=

export interface OpenFile {
  kind: KindName;
  path: string;
  title: string;
  /** Absent for a translation that nobody has begun. */
  version?: string;
  /** For a read-only file, its text as `body`. For a translation, its texts by `TranslationText.key`. */
  values: TypedFields;
  problems: readonly DeskProblem[];
  /** Of an English file: the progress of its translation into each other language. */
  languages?: readonly LanguageProgress[];
  /** Of a translated file, such as `hi/fees.yaml`. */
  translation?: {
    language: string;
    /** The path of the English file. */
    english: string;
    texts: readonly TranslationText[];
  };
}

/**
 * `unconfirmed`: nobody has compared it with the English text. `shared`: comes from terms.yaml. `unneeded`: may stay in
 * English. `unused`: translates a text that is not in the file now.
 */
export type TranslationState =
  'missing' | 'older' | 'unconfirmed' | 'shared' | 'done' | 'unneeded' | 'unused';

export interface TranslationText {
  /** Its name in `values`. `values.fits` has `true` for each older one that is still right. */
  key: string;
  /** The field in words: `Tuition fees › VI-VIII › Note`. */
  field: string;
  english: string;
  /** The English text that was translated, if it is an older one and known. */
  before?: string;
  /** The paragraphs of an English page that have changed since, if they are known. */
  changed?: string[];
  state: TranslationState;
}

export interface LanguageProgress {
  language: string;
  /** By the path of the translated file: how many texts have no translation, or one that is older than the English. */
  files: readonly { path: string; title: string; missing: number; older: number }[];
}

// POST Preview: PreviewRequest → Preview (200), Mistakes (422). GET Preview/NAME/ROUTE: the page, without signing in.

export interface PreviewRequest {
  /** If absent, the preview shows what is saved and not yet published. */
  draft?: Draft;
  /** Without a draft, the file whose page comes first; by default the home page. */
  path?: string;
}

/** It expires after a day, so that the principal has time to see it too. */
export interface Preview {
  /** Relative to the server: `/api/Content/Preview/…/fees`. */
  address: string;
  /** ISO 8601. */
  until: string;
}
