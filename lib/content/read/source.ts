import { PUT_BACK, type ContentFile } from './tree';
import { splitFrontMatter, parseYaml, type YamlDocument } from './yaml';
import type { SingleKind } from '../kinds/kind';
import { kindOf, SINGLE_KINDS, type KindName } from '../kinds/kinds';
import { explainLongBody, findInTexts, type TextFinding } from './markdown';
import { wholeFileProblem, type Problem } from '../say/problem';
import type { ReadText } from './text';
import { fieldOf, findReferences, type ReferringField, fieldNames } from '../kinds/describe';
import { validateDocument } from '../kinds/validate';
import { type Cause, findCause, findConflict } from './yaml-slips';

/** One text file of the content folder that could be read. */
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
  /** What its fields refer to: pictures, files, pages, contacts. */
  references: readonly ReferringField[];
  /** Links, pictures, HTML and headings of its texts. */
  markdown: readonly TextFinding[];
  /** Whether it passes its own schema; some checks skip sources that do not. */
  valid: boolean;
}

export interface ReadSource {
  source?: Source;
  problems: Problem[];
}

/** Parses and checks one file by itself. @param name the content folder, as editors see it */
export function parseSource(name: string, { kind, path: own }: ContentFile, read: ReadText): ReadSource {
  const file = `${name}/${own}`;
  const refuse = (message: string, line = 1, column = 1): ReadSource => ({
    problems: [wholeFileProblem(file, message, line, column)],
  });
  const { schema, optional, defaults }: Partial<SingleKind> & Pick<SingleKind, 'schema'> = kindOf(kind);
  const remedy = kind in SINGLE_KINDS && !optional ? PUT_BACK : 'Fill it in, or delete the file.';
  if ('wrong' in read) return refuse(read.wrong);
  if (!read.text.trim() && !defaults) return refuse(`is empty. ${remedy}`);
  const conflict = findConflict(read.text);
  if (conflict) return refuse(conflict.message, conflict.line);
  const parts = own.endsWith('.md')
    ? splitFrontMatter(read.text)
    : { fields: read.text, body: '', bodyLine: 0 };
  if ('wrong' in parts) return refuse(parts.wrong, parts.line);

  const { fields, body, bodyLine } = parts;
  const parsed = parseYaml(fields, bodyLine ? 2 : 1);
  const refuseCause = ({ message, line, column, remedy: right }: Cause): ReadSource => {
    const shift = bodyLine ? 1 : 0;
    const problem = wholeFileProblem(file, message, line + shift, column);
    return { problems: [{ ...problem, remedy: right && { ...right, line: right.line + shift } }] };
  };
  if (parsed.error) {
    const { message, position } = parsed.error;
    const cause = findCause(fields, position.line - (bodyLine ? 1 : 0), fieldNames(fieldOf(schema)));
    return cause ? refuseCause(cause) : refuse(message, position.line, position.column);
  }
  const document = defaults ? { ...parsed, value: parsed.value ?? {} } : parsed;
  if (document.value === null || document.value === undefined) return refuse(`has no fields. ${remedy}`);
  if (typeof document.value !== 'object' || Array.isArray(document.value)) {
    const { line, column } = document.positionOf([]);
    const cause = findCause(fields, line - (bodyLine ? 1 : 0), fieldNames(fieldOf(schema)));
    if (cause) return refuseCause(cause);
    return refuse(
      'must hold fields, each on a line such as "title: School buses", with a space after the colon.',
      line,
      column,
    );
  }
  const problems = validateDocument(file, document, schema);
  if (bodyLine && !body.trim())
    problems.push(
      wholeFileProblem(
        file,
        'has no text below its fields. Write the text below the second line "---".',
        bodyLine,
      ),
    );
  const long = explainLongBody(body, bodyLine);
  if (long) problems.push(wholeFileProblem(file, long.message, long.line));
  const text = long ? '' : body;
  const references = findReferences(fieldOf(schema), document.value);
  const markdown = findInTexts(document, references, text, bodyLine);
  const valid = problems.length === 0;
  return {
    source: { kind, path: own, file, document, body: text, bodyLine, references, markdown, valid },
    problems,
  };
}

const parsedBefore = new Map<string, { text: string; read: ReadSource }>();

/**
 * `parseSource`, and the same value again for as long as the text is the same: `next dev` then checks only what was changed.
 * It compares the text itself, since a file can change within one tick of its time and keep its size.
 */
export function parseOnce(name: string, file: ContentFile, read: ReadText): ReadSource {
  if ('wrong' in read) return parseSource(name, file, read);
  const key = `${name}/${file.path}`;
  const before = parsedBefore.get(key);
  if (before?.text === read.text) return before.read;
  const parsed = parseSource(name, file, read);
  parsedBefore.set(key, { text: read.text, read: parsed });
  return parsed;
}

/** Makes a function of a source compute its answer once for each: a source never changes, a changed file is a new one. */
export function onceForSource<Answer>(compute: (source: Source) => Answer): (source: Source) => Answer {
  const known = new WeakMap<Source, { answer: Answer }>();
  return (source) => {
    const entry = known.get(source) ?? { answer: compute(source) };
    known.set(source, entry);
    return entry.answer;
  };
}

/** The file name of the school's crest, as school.yaml gives it. */
export function findCrest(read: readonly ReadSource[]): string | undefined {
  const school = read.find(({ source }) => source?.kind === 'school')?.source;
  return school?.references.find(({ refers }) => refers === 'picture')?.value;
}
