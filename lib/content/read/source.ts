import { howToGet, type ContentFile } from './tree';
import { splitFrontMatter } from '../parse/front-matter';
import { parseYaml, type Position, type YamlDocument } from '../parse/yaml';
import { memoize } from '../memoize';
import type { SingleKind } from '../kinds/kind';
import { kindOf, SINGLE_KINDS, type KindName, type SingleKindName, type ValueOf } from '../kinds/kinds';
import { explainLongBody, findInTexts, findMarkdownTexts } from './markdown';
import { problemsOf, type ParsedFile, type Problem, describePath, type Place } from '../say/problem';
import type { ReadText } from './text';
import { fieldAt, fieldOf, fieldsByName, findReferences, isPlainText, type Field } from '../kinds/describe';
import { validateDocument } from '../kinds/validate';
import { groupOf, isGroup, type Fields, walkValues } from '../parse/values';
import { findCause, findConflict } from './yaml-slips';

export interface Source extends ParsedFile {
  kind: KindName;
  path: string;
  /** The Markdown below the front matter; empty for YAML. */
  body: string;
  bodyLine: number;
  references: ReturnType<typeof findReferences>;
  texts: ReturnType<typeof findMarkdownTexts>;
  markdown: ReturnType<typeof findInTexts>;
  valid: boolean;
}

export interface Files {
  name: string;
  sources: readonly Source[];
  validFiles: ValidFiles;
  /** Optional kinds for which the school has no file. */
  absent: readonly SingleKindName[];
  /** True if every text file was read. Otherwise checks cannot tell what is missing or unused. */
  isWhole: boolean;
  day: string;
}

/** The readable fields of a kind's first file. If there is none: undefined for a single kind, {} for a folder. */
export function fieldsOf(sources: readonly Source[], kind: string): Fields | undefined {
  const source = sources.find((each) => each.kind === kind);
  return source || !(kind in SINGLE_KINDS) ? groupOf(source?.document.value) : undefined;
}

export type ValidFiles = { readonly [K in SingleKindName]?: ParsedFile<ValueOf<K>> };

export const validFilesByKind = (sources: readonly Source[]): ValidFiles =>
  Object.fromEntries(sources.filter(({ valid }) => valid).map((source) => [source.kind, source]));

export interface ReadSource {
  source?: Source;
  problems: Problem[];
}

type Names = ReadonlyMap<string, Field>;

/** Reports text that the parser cannot read: the cause if it can be found, otherwise the parser's message. */
function refuseYaml(file: string, fields: string, position: Position, message: string, names: Names) {
  const cause = findCause(fields, position.line, names);
  return problemsOf(file, { message, ...(cause ?? position) });
}

/** Parses a file: its fields, and the text below its front matter. @param names the fields that it may have */
export function readDocument(file: string, read: ReadText, names: Names) {
  if ('wrong' in read) return problemsOf(file, read.wrong);
  const conflict = findConflict(read.text);
  if (conflict) return problemsOf(file, conflict);
  const plain = { fields: read.text, body: '', bodyLine: 0 };
  const parts = file.endsWith('.md') ? splitFrontMatter(read.text) : plain;
  if ('wrong' in parts) return problemsOf(file, parts.wrong);
  const document = parseYaml(parts.fields);
  const { error } = document;
  return error
    ? refuseYaml(file, parts.fields, error.position, error.message, names)
    : { ...parts, document };
}

export function parseSource(name: string, { kind, path }: ContentFile, read: ReadText): ReadSource {
  const file = `${name}/${path}`;
  const refuse = (message: string): ReadSource => ({ problems: problemsOf(file, message) });
  const { schema, optional, defaults }: Partial<SingleKind> & Pick<SingleKind, 'schema'> = kindOf(kind);
  const names = fieldsByName(fieldOf(schema));
  const putBack =
    kind in SINGLE_KINDS && !optional ? `${howToGet(file)}.` : 'Fill it in, or delete ⟨the file¦it⟩.';
  if ('text' in read && !read.text.trim() && !defaults) return refuse(`is empty. ${putBack}`);
  const parts = readDocument(file, read, names);
  if (Array.isArray(parts)) return { problems: parts };
  const { fields, document: parsed, body, bodyLine } = parts;
  const document: YamlDocument = defaults ? { ...parsed, value: parsed.value ?? {} } : parsed;
  if (document.value === null || document.value === undefined) return refuse(`has no fields. ${putBack}`);
  const noFields =
    'must contain fields, each on a line such as "title: School buses", with a space after the colon.';
  if (!isGroup(document.value))
    return { problems: refuseYaml(file, fields, document.positionOf([]), noFields, names) };
  const isEmpty = bodyLine > 0 && !body.trim();
  const noText = 'has no text⟨ below its fields. Write the text below the second line "---"¦. Write it⟩.';
  const long = explainLongBody(body, bodyLine);
  const problems = [
    ...validateDocument({ file, document }, schema),
    ...problemsOf(file, isEmpty && { message: noText, line: bodyLine }),
    ...problemsOf(file, long),
  ];
  const text = long ? '' : body;
  const references = findReferences(fieldOf(schema), document.value);
  const texts = findMarkdownTexts(document, references, text, bodyLine);
  const markdown = findInTexts(texts);
  const valid = problems.length === 0;
  return {
    source: { kind, path, file, document, body: text, bodyLine, references, texts, markdown, valid },
    problems,
  };
}

/** Memoized by the text, so that `next dev` checks only changed files. Comparing times and sizes can miss a change. */
export const parseOnce = memoize(
  parseSource,
  (name, { path }) => `${name}/${path}`,
  (_name, _file, read) => ('text' in read ? read.text : read),
);

export function findCrest(read: readonly ReadSource[]): string | undefined {
  const school = read.find(({ source }) => source?.kind === 'school')?.source;
  return school?.references.find(({ refers }) => refers === 'picture')?.value;
}

export interface PlacedText extends Place {
  text: string;
}

/** Every text of a file: each field, and each line below the fields. */
export const textsOf = memoize(({ file, document, body, bodyLine }: Source): readonly PlacedText[] => [
  ...[...walkValues(document.value)].flatMap(({ value, path }) =>
    typeof value === 'string'
      ? [{ text: value, file, path, ...document.positionOf(path), field: describePath(path, document.value) }]
      : [],
  ),
  ...body.split('\n').map((text, index) => {
    return { text, file, path: [], line: bodyLine + index, column: 1, field: 'Text' };
  }),
]);

/** The texts of fields that take plain words, rather than Markdown, file names, addresses, dates or numbers. */
export const plainTextsOf = memoize((source: Source): readonly PlacedText[] => {
  const root = fieldOf(kindOf(source.kind).schema);
  return textsOf(source).filter(({ path }) => {
    const field = path.length ? fieldAt(root, path) : undefined;
    return field !== undefined && isPlainText(field);
  });
});
