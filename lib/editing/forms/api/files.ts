import type { KindName } from '@/lib/content/kinds/kinds';
import type { FormProblem } from './problems';
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
   * `consent`: waits for consent from the person it shows. `mistake`: has an error, so nothing can be published.
   * `waiting`: due to be shown, but its last save has not been published. `saved`: due, but perhaps not yet published.
   */
  state: 'shown' | 'waiting' | 'saved' | 'planned' | 'ended' | 'consent' | 'mistake';
  /** The last day on which, or the last minute in which, it is shown. */
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
  /** For a read-only file, its text as `body`. For a translation, its texts, keyed by `TranslationText.key`. */
  values: TypedFields;
  problems: readonly FormProblem[];
  /** Only for an English file: the progress of its translation into each other language. */
  languages?: readonly LanguageProgress[];
  /** Only for a translated file, such as `hi/fees.yaml`. */
  translation?: {
    language: string;
    /** The path of the English file. */
    english: string;
    texts: readonly TranslationText[];
  };
}

/**
 * `unconfirmed`: nobody has compared it with the English text. `shared`: comes from terms.yaml. `unneeded`: may stay in
 * English. `unused`: translates a text that the English file no longer has.
 */
export type TranslationState =
  'missing' | 'older' | 'unconfirmed' | 'shared' | 'done' | 'unneeded' | 'unused';

export interface TranslationText {
  /** The text's name in `values`. In `values.fits`, `true` marks each older translation that still fits. */
  key: string;
  /** The field in words: `Tuition fees › VI-VIII › Note`. */
  field: string;
  english: string;
  /** The earlier English text that was translated, if the English has changed since and the earlier text is known. */
  before?: string;
  /** The paragraphs of an English page that have changed since it was translated, if they are known. */
  changed?: string[];
  state: TranslationState;
}

export interface LanguageProgress {
  language: string;
  /** Each translated file: the number of texts that have no translation, and of those that have an outdated one. */
  files: readonly { path: string; title: string; missing: number; older: number }[];
}

// POST Preview: PreviewRequest → Preview (200), Mistakes (422). GET Preview/NAME/ROUTE: the page, without signing in.

export interface PreviewRequest {
  /** If absent, the preview shows what has been saved but not yet published. */
  draft?: Draft;
  /** If there is no draft: the file whose page is shown first. By default, the home page is shown first. */
  path?: string;
}

/** A preview expires after a day, so that the principal has time to see it too. */
export interface Preview {
  /** Relative to the server: `/api/Content/Preview/…/fees`. */
  address: string;
  /** ISO 8601. */
  until: string;
}
