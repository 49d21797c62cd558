import { readFileSync, writeFileSync } from 'node:fs';

/** Another text for one line of a file. */
export interface Change {
  /** As editors see it: `content/news/quiz.yaml`. */
  file: string;
  /** Where it is on this computer. */
  path: string;
  /** 1-based. */
  line: number;
  /** The whole line now, without its line end. */
  before: string;
  /** The whole line then; more than one line where lines are added. */
  after: string;
  /** Why, in a sentence for the editor. */
  why: string;
}

/** What tells one change from another, wherever its line has moved to. */
export function keyOf({ file, before, after }: Change): string {
  return JSON.stringify([file, before, after]);
}

/**
 * Puts the new line into the file. Every other byte stays: byte order mark, line ends, comments.
 * @returns false when the line is no longer what it was
 */
export function makeChange({ path, line, before, after }: Change): boolean {
  const parts = splitLines(readFileSync(path, 'utf8'));
  const part = parts[line - 1];
  if (part?.text !== before) return false;
  const end = part.end || parts[0]?.end || '\n';
  part.text = after.replaceAll('\n', end);
  writeFileSync(path, parts.map(({ text, end: own }) => text + own).join(''));
  return true;
}

/** The lines of a text, each with its own line end. A byte order mark is an end of nothing before the first line. */
export function splitLines(text: string): { text: string; end: string }[] {
  return [...text.matchAll(/([^\r\n]*)(\r\n|\r|\n|$)/g)].map(([, line = '', end = '']) => ({
    text: line,
    end,
  }));
}
