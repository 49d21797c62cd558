import type { Field } from '@/lib/content/kinds/describe';
import type { KindName } from '@/lib/content/kinds/kinds';
import type { Path } from '@/lib/content/parse/values';

/** A value as a form holds it. Numbers are text: otherwise a typed `1.0` would become `1`. Empty fields are absent. */
export type Typed = string | boolean | readonly Typed[] | { readonly [name: string]: Typed };
/** Values by field name. The Markdown below the fields counts as a field with the name `body`. */
export type TypedFields = Readonly<Record<string, Typed>>;

export interface Draft {
  kind: KindName;
  /** The file, such as `news/2026-11-21-quiz.yaml`; absent for a new file, whose name the server chooses. */
  path?: string;
  /** The version of the file when the form was opened; absent for a new file. */
  version?: string;
  values: TypedFields;
  /** An idempotency key for a new file: a form that is sent twice makes only one file. */
  key?: string;
}

export interface Kinds {
  /** In the order of the start screen. */
  kinds: readonly FormKind[];
  /** The kind of each top-level file, and of the files in each folder, keyed by name: `fees.yaml`, `news`. */
  files: Readonly<Record<string, KindName>>;
  choices: Choices;
  /** The names of the other languages of the website, such as `Hindi`, keyed by their codes. */
  languages: Readonly<Record<string, string>>;
}

export interface FormKind {
  kind: KindName;
  /** The group on the start screen; `shown` for read-only kinds. */
  group: 'dates' | 'families' | 'people' | 'pages' | 'shown';
  description: string;
  /** The name of one item, such as `a news item`; for a kind with a single file, that file's name, such as `fees`. */
  holds: string;
  /** True if the kind can have several files, each an item of a list. */
  isMany: boolean;
  /** True if files can be created and deleted. Pages cannot. */
  canAdd: boolean;
  /** Set for a read-only kind: a sentence that explains who may change it. */
  readOnly?: string;
  /** In the order of the schema; empty for a read-only kind. */
  fields: Readonly<Record<string, FormField>>;
  /** The initial values of a new file, such as today's date for `publish`. */
  offered: TypedFields;
}

export interface FormField extends Pick<
  Field,
  'description' | 'example' | 'refers' | 'form' | 'optional' | 'choices'
> {
  label: string;
  type: 'object' | 'array' | 'string' | 'number' | 'boolean';
  max?: number;
  /** True if the text must be on one line. */
  isLine: boolean;
  /** True if the field is for names of classes: suggest `Choices.classes`. */
  namesClasses: boolean;
  fields?: Readonly<Record<string, FormField>>;
  item?: FormField;
  /** Only in the form of a translation: the language of the text. */
  language?: string;
}

export interface Choices {
  pictures: readonly AssetChoice[];
  files: readonly AssetChoice[];
  /** The site's own pages. */
  pages: readonly { route: string; title: string }[];
  classes: readonly string[];
  contacts: readonly string[];
}

export interface AssetChoice {
  /** The name as written in a field of the content: `transport.jpg`. */
  name: string;
  /** The address of a small version of a picture; absent until it is published. */
  src?: string;
}

export interface FormProblem {
  /** The file's path within the content folder, such as `fees.yaml`. */
  file: string;
  /** The field. Empty for the whole file. */
  path: Path;
  /** The field in words: `Tuition fees, VI-VIII, Total for the year (₹)`. */
  field: string;
  message: string;
  /** An error prevents the save that causes it. A placeholder only prevents a real website from being published. */
  severity: 'error' | 'warning' | 'placeholder';
  /** The correction, if it is certain: the new value of the field, and the words for its button. */
  remedy?: { value: Typed; label: string };
}

export interface Checked {
  /** All problems in this file, even warnings. */
  problems: readonly FormProblem[];
  /** Errors that the save would cause in other files. */
  elsewhere: readonly FormProblem[];
}
