import type { AnyObjectSchema, InferType } from 'yup';
import type { ParsedFile, Problem } from '../say/problem';
import { withDefaults } from '../words/languages';

/** For when the site is built. */
export interface Moment {
  /** `YYYY-MM-DD` in Indian time; what is dated is chosen for this day. */
  day: string;
  /** For what ends at a minute. */
  now: Date;
}

/** One file of a folder, checked. */
export interface Item<Fields> {
  fields: Fields;
  /** Markdown below the front matter; empty for YAML. */
  body: string;
  /** Its path within the folder, without its ending: `Account/Testimonials`. */
  name: string;
  /** As editors see it: `content/pages/Account/Testimonials.md`. */
  file: string;
}

interface CheckedKind {
  /** Compares the fields of a file that passes its schema. */
  check?(file: ParsedFile<never>, now: Date): Problem[];
}

/** Any kind of content of which there is one file. */
export interface SingleKind<Schema = AnyObjectSchema, Value = never, Content = unknown> extends CheckedKind {
  /** The one file of this kind, in the content folder. */
  file: string;
  schema: Schema;
  /** Whether a school may do without the file. */
  optional?: true;
  /** What the site has where the file says nothing: the file holds only what a school wants otherwise. */
  defaults?: object;
  /** What the site is given of it. */
  content(value: Value, moment: Moment): Content;
}

/** Any kind of content of which there is a folder. */
export interface FolderKind<Schema = AnyObjectSchema, Fields = never, Shown = unknown> extends CheckedKind {
  extension: '.yaml' | '.md';
  /** Whether folders within the folder are part of the address. */
  nested?: true;
  schema: Schema;
  /** What one file of it is, in the editor's words. */
  holds: string;
  /** Where every file shows one person: what the file is to an editor. Without consent it is left out. */
  person?: string;
  /** What the site is given of those that may be shown, in the order in which it shows them. */
  content(items: readonly Item<Fields>[], moment: Moment): readonly Shown[];
}

/** A file that every school has. */
export const single = <S extends AnyObjectSchema, C>(
  file: string,
  schema: S,
  content: SingleKind<S, InferType<S>, C>['content'],
) => ({ file, schema, content });

/** A file that a school may do without. */
export const optional = <S extends AnyObjectSchema, C>(
  file: string,
  schema: S,
  content: SingleKind<S, InferType<S> | undefined, C>['content'],
) => ({ file, schema, content, optional: true }) as const;

/** A file that holds only what a school wants otherwise than `defaults`. */
export const overriding = <D extends object>(file: string, schema: AnyObjectSchema, defaults: D) => {
  return { ...optional(file, schema, (own): D => withDefaults(defaults, own)), defaults };
};

/** A folder with a file for each. Where each shows one person, `more` says what the file is. */
export const folder = <S extends AnyObjectSchema, T>(
  schema: S,
  holds: string,
  content: FolderKind<S, InferType<S>, T>['content'],
  ...[more]: InferType<S> extends { name: string; consent?: string }
    ? [Special & { person: string }]
    : [Special?]
): FolderKind<S, InferType<S>, T> => ({ extension: '.yaml', ...more, schema, holds, content });

/** The kind, with a check that compares the fields of one file. */
export const checked = <S extends AnyObjectSchema, K extends { schema: S }>(
  kind: K & { schema: S },
  check: (file: ParsedFile<InferType<S>>, now: Date) => Problem[],
) => ({ ...kind, check });

type Special = Partial<Pick<FolderKind, 'extension' | 'nested' | 'person'>>;
