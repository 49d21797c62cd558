import path from 'node:path';
import type { ContentFile } from './content-tree';
import { splitFrontMatter } from './front-matter';
import type { KindName } from './kinds';
import { FOLDER_KINDS, SINGLE_KINDS } from './kinds';
import type { Problem } from './problem';
import { readText } from './read-text';
import { validateDocument } from './validate';
import { parseYaml, type YamlDocument } from './yaml-document';
import type { AnyObjectSchema } from 'yup';

/** One text file of the content folder that says what its schema allows. */
export interface Source {
  kind: KindName;
  /** Within the content folder: `pages/transport.md`. */
  path: string;
  /** As editors see it: `content/pages/transport.md`. */
  file: string;
  document: YamlDocument;
  /** Markdown below the front matter, for kinds that have it. */
  body: string;
  /** The line of the file on which `body` begins, 1-based. */
  bodyLine: number;
  /** Whether its own schema is content with it; checks across files pass over the others. */
  valid: boolean;
}

export function schemaOf(kind: KindName): AnyObjectSchema {
  return kind in SINGLE_KINDS
    ? SINGLE_KINDS[kind as keyof typeof SINGLE_KINDS].schema
    : FOLDER_KINDS[kind as keyof typeof FOLDER_KINDS].schema;
}

/** Reads, parses and checks one file by itself. */
export function readSource(
  directory: string,
  name: string,
  { kind, path: own }: ContentFile,
): { source?: Source; problems: Problem[] } {
  const file = `${name}/${own}`;
  const wrong = (message: string, line = 1, column = 1): Problem => ({
    file,
    line,
    column,
    field: '',
    message,
    severity: 'error',
  });
  const read = readText(path.join(directory, own));
  if ('wrong' in read) return { problems: [wrong(read.wrong)] };

  let fields = read.text;
  let firstLine = 1;
  let body = '';
  let bodyLine = 0;
  if (own.endsWith('.md')) {
    const split = splitFrontMatter(read.text);
    if ('wrong' in split) return { problems: [wrong(split.wrong, split.line)] };
    ({ fields, body, bodyLine } = split);
    firstLine = 2;
  }
  const document = parseYaml(fields, firstLine);
  if (document.errors.length) {
    const [first] = document.errors;
    // What follows the first slip is mostly its echo.
    return { problems: first ? [wrong(first.message, first.position.line, first.position.column)] : [] };
  }
  if (document.value === null || document.value === undefined) {
    return { problems: [wrong('has no fields. Fill it in, or delete the file.')] };
  }
  if (typeof document.value !== 'object' || Array.isArray(document.value)) {
    return { problems: [wrong('must hold fields, each on a line such as "title: School buses".')] };
  }
  const problems = validateDocument(file, document, schemaOf(kind));
  if (own.endsWith('.md') && !body.trim()) problems.push(wrong('has no text below its fields.', bodyLine));
  return {
    source: { kind, path: own, file, document, body, bodyLine, valid: problems.length === 0 },
    problems,
  };
}
