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
  version: string;
  /** For a read-only file, its text as `body`. */
  values: TypedFields;
  problems: readonly DeskProblem[];
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
