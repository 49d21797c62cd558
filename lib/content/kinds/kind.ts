import type { AnyObjectSchema, InferType } from 'yup';
import type { ParsedFile, Problem } from '../say/problem';
import { withDefaults } from '../words/languages';

export interface Moment {
  /** `YYYY-MM-DD` in Indian time: selects dated items. */
  day: string;
  /** Ends what expires at a minute. */
  now: Date;
  /** Of the texts; undefined for the first language. */
  language?: string;
}

export interface Item<Fields> {
  fields: Fields;
  /** Markdown below the front matter; empty for YAML. */
  body: string;
  /** Its path within the folder, without the extension: `Account/Testimonials`. */
  name: string;
  /** As editors see it: `content/pages/Account/Testimonials.md`. */
  file: string;
}

interface CheckedKind {
  /** Compares the fields of a valid file. */
  check?(file: ParsedFile<never>, now: Date): Problem[];
}

export interface SingleKind<Schema = AnyObjectSchema, Value = never, Content = unknown> extends CheckedKind {
  file: string;
  schema: Schema;
  optional?: true;
  /** Values for fields that the file leaves out. */
  defaults?: object;
  /** Turns the file into what the site uses. */
  content(value: Value, moment: Moment): Content;
}

export interface FolderKind<Schema = AnyObjectSchema, Fields = never, Shown = unknown> extends CheckedKind {
  extension: '.yaml' | '.md';
  /** True if subfolders are part of the address. */
  nested?: true;
  schema: Schema;
  /** What one file is, in the editor's words. */
  holds: string;
  /** If every file shows one person: what the file is to an editor. Without consent it is left out. */
  person?: string;
  /** Turns the files that may be shown into what the site uses, in display order. */
  content(items: readonly Item<Fields>[], moment: Moment): readonly Shown[];
}

export const single = <S extends AnyObjectSchema, C>(
  file: string,
  schema: S,
  content: SingleKind<S, InferType<S>, C>['content'],
) => ({ file, schema, content });

export const optional = <S extends AnyObjectSchema, C>(
  file: string,
  schema: S,
  content: SingleKind<S, InferType<S> | undefined, C>['content'],
) => ({ file, schema, content, optional: true }) as const;

/** A file that overrides some of `defaults`. */
export const overriding = <D extends object>(file: string, schema: AnyObjectSchema, defaults: D) => {
  return { ...optional(file, schema, (own): D => withDefaults(defaults, own)), defaults };
};

/** A folder of files. If each shows one person, `more` is required. */
export const folder = <S extends AnyObjectSchema, T>(
  schema: S,
  holds: string,
  content: FolderKind<S, InferType<S>, T>['content'],
  ...[more]: InferType<S> extends { name: string; consent?: string }
    ? [Special & { person: string }]
    : [Special?]
): FolderKind<S, InferType<S>, T> => ({ extension: '.yaml', ...more, schema, holds, content });

export const checked = <S extends AnyObjectSchema, K extends { schema: S }>(
  kind: K & { schema: S },
  check: (file: ParsedFile<InferType<S>>, now: Date) => Problem[],
) => ({ ...kind, check });

type Special = Partial<Pick<FolderKind, 'extension' | 'nested' | 'person'>>;
