import type { Path } from '@/lib/content/parse/values';
import type { Typed, TypedFields } from './values';

/** The check's own sentence at its field. */
export interface DeskProblem {
  /** The file below the content folder, such as `fees.yaml`. */
  file: string;
  /** The field. Empty for the whole file. */
  path: Path;
  /** The field in words: `Tuition › VI-VIII › total`. Empty for the whole file. */
  field: string;
  /** The sentence for a form: without the name of the field within examples. */
  message: string;
  /** An error stops the save that brings it; a placeholder stops publishing on a real website only. */
  severity: 'error' | 'warning' | 'placeholder';
  /** The certain correction, for a button "Write 1550": the new value of the field. */
  remedy?: { value: Typed; label: string };
}

// POST Check: Draft → Checked. Writes nothing, and refuses nothing.

/** What the check says of a form. */
export interface Checked {
  /** In this file. Includes warnings. */
  problems: readonly DeskProblem[];
  /** Errors that the save would bring into other files. */
  elsewhere: readonly DeskProblem[];
}

export type RefusalCode =
  /** 401: not signed in, or the session has ended. Sign in, then resend the request. */
  | 'signedOut'
  /** 403: the role does not allow it, or the anti-forgery token is missing. */
  | 'forbidden'
  /** 404: there is no such file, save or preview. */
  | 'notFound'
  /** 409: somebody has saved the file since the form was opened (`Conflict`). */
  | 'changed'
  /** 409: a publishing is under way. */
  | 'busy'
  /** 422: the values bring mistakes (`Mistakes`). */
  | 'mistakes'
  /** 413 and 415: a picture or PDF that is too large, or of another format. */
  | 'unsuitable'
  /** 507: the disk is full. Nothing was saved. */
  | 'full'
  /** 503: editing is not possible on this server; `errorMessage` says why, and where it is possible. */
  | 'elsewhere'
  /** 503: Git refuses; `errorMessage` says why, `GET State` has the way out. Nothing was saved. */
  | 'git'
  /** 400, 500 and all others. */
  | 'other';

export interface Refused {
  errorMessage: string;
  code: RefusalCode;
}

/** 422 of Save, Delete, PutBack, Preview and Picture. */
export interface Mistakes extends Refused, Checked {
  code: 'mistakes';
}

/** 409 of Save, Delete and PutBack: both sides, by field. Send the draft again with `version` to decide. */
export interface Conflict extends Refused {
  code: 'changed';
  /** Who has saved meanwhile; undefined if the file was changed by hand. */
  by?: string;
  /** ISO 8601. */
  at?: string;
  /** The present version of the file; absent if it has been deleted. */
  version?: string;
  /** The present contents; absent if it has been deleted. */
  values?: TypedFields;
  /** What differs between the draft and the present file. Fields that are equal on both sides are left out. */
  fields: readonly { path: Path; field: string; yours?: Typed; theirs?: Typed }[];
}
