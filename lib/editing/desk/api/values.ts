import type { KindName } from '@/lib/content/kinds/kinds';

/**
 * The contract of the editor, `/api/Content/…`, for the server and the browser: types only. Every route needs a signed-in
 * person whose role in the database is `editor` or `administrator`; only `GET Preview/…` needs none, because its address
 * is a secret. Every refusal is a `Refused` with `errorMessage`, as on the other routes.
 */

/**
 * A value as a form holds it. Numbers are text until the server reads them, so that `1.0` can become `1.05`; so are days,
 * times and choices. A switch is a boolean. A field without a value is absent, never `''`.
 */
export type Typed = string | boolean | readonly Typed[] | { readonly [name: string]: Typed };
/** The Markdown below the fields is one more of them, named `body`. */
export type TypedFields = Readonly<Record<string, Typed>>;

/** The contents of a form. */
export interface Draft {
  kind: KindName;
  /** The file, such as `news/2026-11-21-quiz.yaml`; absent for a new one, which the server names. */
  path?: string;
  /** Of the file with which the form began (`OpenFile.version`); absent for a new one. */
  version?: string;
  values: TypedFields;
  /** Of the form of a new file: when its answer is lost and it is sent again, the server finds the file that it made. */
  key?: string;
}
