import { shorten } from '@/lib/text/text';
import { groupOf, type Path } from '../parse/values';
import type { Remedy, YamlDocument } from '../parse/yaml';

/** Splits a path as yup writes it: `tuition[3].installment` → `['tuition', 3, 'installment']`. */
export const parsePath = (path: string): (string | number)[] =>
  [...path.matchAll(/\["([^"]+)"\]|\[(\d+)\]|([^.[\]]+)/g)].map(([, quoted, index, name]) =>
    index === undefined ? (quoted ?? name ?? '') : Number(index),
  );

const NAMING_FIELDS = 'class row title name text id year network caption picture'.split(' ');

/** Writes a path for editors: `Tuition › VI-VIII › installment`. List items appear by their content. */
export function describePath(path: Path, value: unknown): string {
  const words: string[] = [];
  let current = value;
  for (const step of path) {
    current = (current as Record<string | number, unknown> | undefined)?.[step];
    words.push(typeof step === 'number' ? describeItem(step, current) : shorten(step, 40));
  }
  const [first = '', ...rest] = words;
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(' › ');
}

function describeItem(index: number, item: unknown): string {
  const names = groupOf(item);
  const texts = NAMING_FIELDS.map((field) => names[field]).filter((text) => typeof text === 'string');
  const name = texts.find((text) => text.trim() !== '');
  return name === undefined ? `item ${index + 1}` : shorten(name, 40);
}

export interface Place {
  file: string;
  /** Counted from 1; line 1, column 1 if the problem concerns the whole file. */
  line: number;
  column: number;
  path: Path;
  /** The path as `describePath` writes it: `Tuition › VI-VIII › installment`. Empty for the whole file. */
  field: string;
}

export interface Problem extends Place {
  message: string;
  /** The message as a form words it, if that differs: a form has no lines, quotes or folders. */
  formMessage?: string;
  /** A placeholder prevents publishing, but not building. A warning prevents neither. */
  severity: 'error' | 'warning' | 'placeholder';
  /** The correction that `npm run fix` offers. */
  remedy?: Remedy;
  /** The value that the message says to write. A form offers it if there is no `remedy`. */
  right?: string;
}

/** A check's finding at a known place: a message, alone or with other fields of a problem. */
export type Finding = string | (Partial<Problem> & Pick<Problem, 'message'>);

type Found = Finding | false | undefined;
type Severity = Problem['severity'] | false;

/** Matches words of a message that a form replaces or omits: `Delete ⟨this line¦what is in the box⟩.` */
const VARIANT = /⟨([^⟨⟩¦]*)(?:¦([^⟨⟩]*))?⟩/g;

/**
 * Turns the findings of a check into problems; empty if there are none. The default severity is error. In a message,
 * `⟨words in a file¦words in a form⟩` gives both variants, and `⟨words⟩` is left out in a form.
 */
export function problemsIn(place: Place, found: Found, severity?: Severity): Problem[] {
  if (!found) return [];
  const finding = typeof found === 'string' ? { message: found } : found;
  const message = finding.message.replaceAll(VARIANT, '$1');
  const formMessage = finding.message.replaceAll(VARIANT, '$2');
  const own = { ...place, severity: severity || 'error', ...finding, message };
  return [formMessage === message ? own : { ...own, formMessage }];
}

export const problemsOf = (file: string, found: Found, severity?: Severity): Problem[] =>
  problemsIn({ file, line: 1, column: 1, path: [], field: '' }, found, severity);

/** A file that the parser could read, whether or not its schema accepts it. */
export interface ParsedFile<Value = unknown> {
  file: string;
  document: YamlDocument<Value>;
}

export const placeAt = ({ file, document }: ParsedFile, path: Path): Place => {
  return { file, ...document.positionOf(path), path, field: describePath(path, document.value) };
};

export const problemsAt = (file: ParsedFile, path: Path, found: Found, severity?: Severity): Problem[] =>
  found ? problemsIn(placeAt(file, path), found, severity) : [];

/** Writes a problem on one line: `content/fees.yaml:12:18  Tuition › VI-VIII › installment: must be …` */
export const formatProblem = ({ file, line, column, field, message }: Problem): string =>
  `${file}:${line}:${column}  ${field ? `${field}: ` : ''}${message}`;

export const sortProblems = (problems: readonly Problem[]): Problem[] =>
  problems.toSorted((a, b) => {
    const inFile = a.line - b.line || a.column - b.column || compareText(a.message, b.message);
    return compareText(a.file, b.file) || inFile;
  });

const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

export function dropDuplicates(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems.filter(({ file, line, column, field, message }) => {
    const place = [file, line, column, field || message].join('\n');
    return !seen.has(place) && seen.add(place);
  });
}

/** An error whose message lists every problem, one per line. */
export class ContentError extends Error {
  constructor(problems: readonly Problem[]) {
    const errors = problems.filter(({ severity }) => severity === 'error');
    const count = errors.length === 1 ? '1 mistake' : `${errors.length} mistakes`;
    super([`The content has ${count}:`, ...errors.map(formatProblem)].join('\n'));
    this.name = 'ContentError';
    // Omit the stack trace, which does not help editors: `npm run dev` shows only the messages.
    this.stack = this.message;
  }
}
