import type { Field } from '@/lib/content/kinds/describe';
import type { KindName } from '@/lib/content/kinds/kinds';
import type { TypedFields } from './values';

// GET Kinds

export interface Kinds {
  /** In the order in which the start screen shows them. */
  kinds: readonly FormKind[];
  choices: Choices;
  /** The names of the other languages of the website, such as `Hindi`, keyed by their codes. */
  languages: Readonly<Record<string, string>>;
}

export interface FormKind {
  kind: KindName;
  /** The group of the start screen; `shown` for read-only kinds. */
  group: 'dates' | 'families' | 'people' | 'pages' | 'shown';
  /** What the kind holds, in one sentence. */
  description: string;
  /** The name for one file: `a news item`; for a kind with a single file, the file's name, `fees`. */
  holds: string;
  /** True if the kind can have several files, each an item of a list. */
  isMany: boolean;
  /** True if files can be created and deleted, which is not possible for pages. */
  canAdd: boolean;
  /** Set for a read-only kind: says who may change it, and how. */
  readOnly?: string;
  /** In the order of the schema; empty for a read-only kind. */
  fields: Readonly<Record<string, FormField>>;
  /** The initial values of a new file, such as today's date for `publish`. */
  offered: TypedFields;
}

export interface FormField extends Pick<Field, 'example' | 'refers' | 'form' | 'optional'> {
  /** The field's description. */
  description: string;
  /** In an office's words (lib/content/words/labels.ts). */
  label: string;
  /** `object` for a group, `array` for a list, `string`, `number`, `boolean`. */
  type: 'object' | 'array' | 'string' | 'number' | 'boolean';
  /** Empty if any text is allowed. */
  choices: readonly string[];
  /** Set if the length of the text is limited. */
  max?: number;
  /** True if the text must be on one line. */
  isLine: boolean;
  /** True if the field names classes: suggest `Choices.classes`. */
  namesClasses: boolean;
  /** For a group. */
  fields?: Readonly<Record<string, FormField>>;
  /** For a list. */
  item?: FormField;
  /** Only in the form of a translation: the language of the text that is typed. */
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
