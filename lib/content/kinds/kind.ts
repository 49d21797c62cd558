import type { AnyObjectSchema, InferType } from 'yup';
import type { ParsedFile, Problem } from '../say/problem';
import { withDefaults } from '../words/languages';

export interface Moment {
  /** The date in India, `YYYY-MM-DD`, that decides which dated items are shown. */
  day: string;
  /** The current time, which decides whether a notice has ended. */
  now: Date;
  /** The language of the texts; undefined for the school's first language. */
  language?: string;
}

export interface Item<Fields> {
  fields: Fields;
  /** Markdown below the front matter; empty for YAML. */
  body: string;
  /** The file's path within the folder of its kind, without the extension: `Account/Testimonials`. */
  name: string;
  /** The path that messages show to editors: `content/pages/Account/Testimonials.md`. */
  file: string;
}

/** Reports mistakes that a schema cannot find, such as fields that contradict each other. */
type Check<Value> = (file: ParsedFile<Value>, now: Date) => Problem[];

export interface SingleKind<Schema = AnyObjectSchema, Value = never, Content = unknown> {
  file: string;
  schema: Schema;
  optional?: true;
  defaults?: object;
  content(value: Value, moment: Moment): Content;
  check?: Check<never> | undefined;
}

export interface FolderKind<Schema = AnyObjectSchema, Fields = never, Shown = unknown> {
  extension: '.yaml' | '.md';
  /** True if subfolders are part of the address. */
  nested?: true;
  schema: Schema;
  holds: string;
  /** The word for an item, such as `topper`, if each item shows a person. Without consent, the site hides the item. */
  person?: string;
  /** Turns the files that may be shown into the values that the site uses, in display order. */
  content(items: readonly Item<Fields>[], moment: Moment): readonly Shown[];
  check?: Check<never>;
}

export const single = <S extends AnyObjectSchema, C>(
  file: string,
  schema: S,
  content: SingleKind<S, InferType<S>, C>['content'],
  check?: Check<InferType<S>>,
) => ({ file, schema, content, check });

export const optional = <S extends AnyObjectSchema, C>(
  file: string,
  schema: S,
  content: SingleKind<S, InferType<S> | undefined, C>['content'],
  check?: Check<InferType<S>>,
) => ({ file, schema, content, check, optional: true }) as const;

/** An optional file whose fields replace some of `defaults`. */
export const overriding = <D extends object>(
  file: string,
  schema: AnyObjectSchema,
  defaults: D,
  complete = (whole: D): D => whole,
) => ({ ...optional(file, schema, (own): D => complete(withDefaults(defaults, own))), defaults });

type Special = Partial<Pick<FolderKind, 'extension' | 'nested' | 'person' | 'check'>>;

/** A folder with a file for each item. For schemas with `name` and `consent`, `more.person` is required. */
export const folder = <S extends AnyObjectSchema, T>(
  schema: S,
  holds: string,
  content: FolderKind<S, InferType<S>, T>['content'],
  ...[more]: InferType<S> extends { name: string; consent?: string }
    ? [Special & { person: string }]
    : [Special?]
): FolderKind<S, InferType<S>, T> => ({ extension: '.yaml', ...more, schema, holds, content });
