import type { Path } from '@/lib/content/parse/values';
import type { Typed, TypedFields } from './values';

/** A message from the check, with its field. */
export interface FormProblem {
  /** The file's path within the content folder, such as `fees.yaml`. */
  file: string;
  /** The field. Empty for the whole file. */
  path: Path;
  /** The field in words: `Tuition › VI-VIII › total`. Empty for the whole file. */
  field: string;
  /** The message for a form: its examples omit the name of the field. */
  message: string;
  /** An error prevents the save that causes it; a placeholder only prevents the publishing of a real website. */
  severity: 'error' | 'warning' | 'placeholder';
  /** The correction, if it is certain, for a button such as "Write 1550": the new value of the field. */
  remedy?: { value: Typed; label: string };
}

// POST Check: Draft → Checked. Writes nothing, and never fails because of mistakes.

/** The result of checking a form. */
export interface Checked {
  /** In this file. Includes warnings. */
  problems: readonly FormProblem[];
  /** Errors that the save would cause in other files. */
  elsewhere: readonly FormProblem[];
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
  /** 409: the site is being published. */
  | 'busy'
  /** 422: the values cause errors (`Mistakes`). */
  | 'mistakes'
  /** 413, 415: the picture or PDF is too large, or its format is not accepted. */
  | 'unsuitable'
  /** 507: the disk is full. Nothing was saved. */
  | 'full'
  /** 503: editing is not possible on this server; `errorMessage` says why, and where it is possible. */
  | 'elsewhere'
  /** 503: Git failed; `errorMessage` says why, and `GET State` offers a repair. Nothing was saved. */
  | 'git'
  /** 400, 500 and all others. */
  | 'other';

export interface Refused {
  errorMessage: string;
  code: RefusalCode;
}

/** The 422 response of Save, Delete, PutBack, Preview and Picture. */
export interface Mistakes extends Refused, Checked {
  code: 'mistakes';
}

/** The 409 response of Save, Delete and PutBack: both sides, by field. To save anyway, resend with this `version`. */
export interface Conflict extends Refused {
  code: 'changed';
  /** The person who saved in the meantime; undefined if the file was changed by hand. */
  by?: string;
  /** ISO 8601. */
  at?: string;
  /** The present version of the file; absent if it has been deleted. */
  version?: string;
  /** The present contents of the file; absent if it has been deleted. */
  values?: TypedFields;
  /** Fields that differ between the draft and the present file. */
  fields: readonly { path: Path; field: string; yours?: Typed; theirs?: Typed }[];
}
