import type { KindName } from '@/lib/content/kinds/kinds';

/**
 * The contract of the editor, `/api/Content/…`, for the server and the browser: types only. Every route except
 * `GET Preview/…`, whose address is a secret, needs a signed-in person with the role `editor` or `administrator` in
 * the database. Every refusal is a `Refused` with `errorMessage`, as on the other routes of the API.
 */

/**
 * A value as a form holds it. Numbers are text until the server reads them, so that `1.0` can become `1.05`; days,
 * times and choices are text, too. A switch is a boolean. A field without a value is absent, never `''`.
 */
export type Typed = string | boolean | readonly Typed[] | { readonly [name: string]: Typed };
/** Fields by name. The Markdown below the fields is one of them, named `body`. */
export type TypedFields = Readonly<Record<string, Typed>>;

/** The contents of a form. */
export interface Draft {
  kind: KindName;
  /** The file, such as `news/2026-11-21-quiz.yaml`; absent for a new one, which the server names. */
  path?: string;
  /** The version of the file when the form was opened (`OpenFile.version`); absent for a new file. */
  version?: string;
  values: TypedFields;
  /** Identifies the form of a new file: if the form is resent because the response was lost, no second file is made. */
  key?: string;
}
