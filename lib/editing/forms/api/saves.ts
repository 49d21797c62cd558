import type { FormProblem } from './problems';

// POST Save: Draft → Saved (200), Mistakes (422), Conflict (409)
// POST Delete: Named → Saved
// POST PutBack: PutBack → Saved
// For an urgent notice, each call also immediately adds it to the finished pages or removes it from them.

export interface Named {
  path: string;
  /** The present version; absent if the file has been deleted. */
  version?: string;
}

/** Restores the file as it was just after the save `id`. Later saves need not be undone first. */
export interface PutBack extends Named {
  /** The id of a `PastSave` or `Saved`. To undo a save, use the `before` of its `Saved`. */
  id: string;
}

export interface Saved {
  path: string;
  /** Absent after a deletion. */
  version?: string;
  /** The id of this save or, if nothing differed, of the last save. */
  id: string;
  /** To undo the save, send `PutBack` with this id. Absent if nothing differed. */
  before?: string;
  /** What changed, in words: `the total of VI-VIII from 1,500 to 1,550`. */
  changes: readonly string[];
  /** Warnings that remain. */
  problems: readonly FormProblem[];
  /** Set if the save is on this server only, because the school's remote repository could not be reached. */
  notPushed?: string;
  /** For an urgent notice: how many finished pages were changed. 0 if the website has not been built yet. */
  pages?: number;
  /** For a saved urgent notice: its text for WhatsApp. */
  whatsApp?: string;
  /** The reason why an urgent notice could not be added to the pages. Publishing will add it. */
  notLive?: string;
}

// POST Picture?name=hall.jpg: the bytes of a JPEG, PNG, WebP or PDF of at most 8 MB as the body → Picture (200). The
// server keeps the file for 30 days; a save whose values name it adds it to the content.

export interface Picture {
  /** The name as written in a field of the content. */
  name: string;
}

// GET Picture?name=hall.jpg → Thumbnail, of a picture that is saved, or waits for a save.

export interface Thumbnail {
  /** A JPEG, in base64. */
  bytes: string;
}

// GET History?path= → History. Without `path`: the last saves of all files.

export interface History {
  saves: readonly PastSave[];
}

export interface PastSave {
  id: string;
  by: string;
  /** ISO 8601. */
  at: string;
  path: string;
  title: string;
  /** The title of the save: `Change fees`. */
  sentence: string;
  /** The changes in words, item by item. Empty for a picture. */
  changes: readonly string[];
  /** True if the file is now as it was after this save. */
  isPresent: boolean;
  /** True if the file was gone after this save. */
  isGone: boolean;
}
