import type { Path } from '@/lib/content/parse/values';
import type { Checked, Typed, TypedFields } from './api/forms';

/** The HTTP status for each reason to refuse a call. `errorMessage` gives the details. */
export const REFUSAL_STATUS = {
  signedOut: 401,
  forbidden: 403,
  notFound: 404,
  /** Somebody has saved the file since the form was opened (`Conflict`). */
  changed: 409,
  /** The site is being published. */
  busy: 409,
  mistakes: 422,
  /** The picture or PDF is too large, or its format is not accepted. */
  unsuitable: 415,
  /** The disk is full. */
  full: 507,
  /** Editing is not possible on this server. */
  elsewhere: 503,
  /** Git failed, or a file belongs to another user. `GET State` may offer a repair. */
  git: 503,
  other: 400,
} as const;

export type RefusalCode = keyof typeof REFUSAL_STATUS;

export interface Refused {
  errorMessage: string;
  code: RefusalCode;
  /** The file's current version, needed for the next call. Set in a conflict and for a damaged file. */
  version?: string;
}

export interface Mistakes extends Refused, Checked {
  code: 'mistakes';
}

/** Both sides of a conflict, by field. To save anyway, resend with this `version`. */
export interface Conflict extends Refused {
  code: 'changed';
  /** The person who saved in the meantime; undefined if the file was changed by hand. */
  by?: string;
  at?: string;
  /** The current contents of the file. If it has been deleted, these and `version` are absent. */
  values?: TypedFields;
  /** Fields that differ between the draft and the current file. */
  fields: readonly { path: Path; field: string; yours?: Typed; theirs?: Typed }[];
}

/** Thrown to answer a call from the editor with a message, and with the details as JSON. */
export class EditorRefusal extends Error {
  constructor(readonly body: Refused | Mistakes | Conflict) {
    super(body.errorMessage);
  }
}

export const refuse = (code: RefusalCode, errorMessage: string, version?: string): EditorRefusal =>
  new EditorRefusal({ code, errorMessage, version });
