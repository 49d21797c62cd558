import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentDirectoryName } from '@/lib/content/read/tree';
import { cleanText, findDuplicates } from '@/lib/content/parse/values';
import type { LoadOptions } from '@/lib/content/check';
import { loadContent } from '@/lib/content/load-content';
import type { Problem } from '@/lib/content/say/problem';
import { NoMoreAnswers, type Conversation } from './ask';

interface Change {
  /** The path that messages show to editors: `content/news/quiz.yaml`. */
  file: string;
  path: string;
  /** Counted from 1. */
  line: number;
  /** The current lines, without the line ending of the last one. */
  before: string;
  /** The new lines. If empty, the lines are deleted. */
  after: string;
  why: string;
}

/** Identifies a change even after its line has moved. */
const keyOf = ({ file, before, after }: Change): string => JSON.stringify([file, before, after]);

/** Replaces the lines, and keeps every other byte. @returns false if they have changed in the meantime */
function makeChange({ path, line, before, after }: Change): boolean {
  const lines = linesOf(readFileSync(path, 'utf8'));
  const length = before.split('\n').length;
  const old = lines.slice(line - 1, line - 1 + length);
  if (!old.length || withoutEnds(old) !== before) return false;
  const last = endOf(old.at(-1));
  const end = last || endOf(lines[0]) || '\n';
  const fresh = after === '' && before !== '' ? [] : [after.replaceAll('\n', end) + last];
  lines.splice(line - 1, length, ...fresh);
  writeFileSync(path, lines.join(''));
  return true;
}

const linesOf = (text: string): string[] => text.split(/(?<=\n|\r(?!\n))/);

const endOf = (line = ''): string => /[\r\n]*$/.exec(line)?.[0] ?? '';

const withoutEnds = (lines: readonly string[]): string =>
  lines.map((line) => line.slice(0, line.length - endOf(line).length)).join('\n');

/** Finds at most one change for each line. After making a change, call this again to find the next one in its line. */
async function findChanges(directory: string, options: LoadOptions) {
  const { problems } = await loadContent(directory, options);
  const name = contentDirectoryName(directory);
  const found = problems.flatMap((each) => toChange(each, join(directory, each.file.slice(name.length))));
  const others = findDuplicates(found, ({ file, line }) => `${file}:${line}`).map(({ item }) => item);
  const changes = found.filter((change) => !others.includes(change));
  return { changes, mistakes: problems.filter(({ severity }) => severity === 'error').length };
}

function toChange({ file, field, message, remedy }: Problem, own: string): Change[] {
  if (!remedy) return [];
  const { line, column, from, to } = remedy;
  const length = from.split('\n').length;
  const before = withoutEnds(linesOf(readFileSync(own, 'utf8')).slice(line - 1, line - 1 + length));
  // The column of a problem counts characters of the cleaned text.
  const clean = cleanText(before);
  const start = column - 1;
  if (!clean.startsWith(from, start)) return [];
  // Remove indentation from empty lines that the remedy adds.
  const after = (clean.slice(0, start) + to + clean.slice(start + from.length)).replaceAll(/^[ \t]+$/gm, '');
  return [{ file, path: own, line, before, after, why: field ? `${field}: ${message}` : message }];
}

export interface FixOptions extends LoadOptions {
  yes: boolean;
  /** Undefined if there is no terminal: changes are then only shown, unless `yes` is true. */
  conversation: Conversation | undefined;
  print: (text: string) => void;
}

/** Offers every unambiguous change, makes those accepted, and checks again. @returns the exit code */
export async function runFixes(directory: string, options: FixOptions): Promise<number> {
  const { yes, conversation, print } = options;
  const decided = new Set<string>();
  let made = 0;
  let all = yes;
  const decide = async (change: Change): Promise<boolean> => {
    print(showChange(change));
    if (all) return true;
    if (!conversation) return false;
    const answer = await conversation.ask(QUESTION, refuse);
    all = answer.trim().toLowerCase().startsWith('a');
    return all || answer.trim().toLowerCase().startsWith('y');
  };
  for (;;) {
    const { changes, mistakes } = await findChanges(directory, options);
    const fresh = changes.filter((change) => !decided.has(keyOf(change)));
    if (!fresh.length) {
      print(summarize(made, decided.size - made, mistakes, yes || conversation !== undefined));
      return mistakes ? 1 : 0;
    }
    for (const change of bottomUp(fresh)) {
      decided.add(keyOf(change));
      try {
        if ((await decide(change)) && makeChange(change)) made += 1;
      } catch (error) {
        if (!(error instanceof NoMoreAnswers)) throw error;
        print(`There was no answer. ${count(made)} changed.`);
        return 1;
      }
    }
  }
}

const QUESTION = 'Make this change? y: yes, n: no, a: yes to all';

const refuse = (answer: string): string | undefined =>
  /^\s*(y|yes|n|no|a|all)\s*$/i.test(answer) ? undefined : 'Write y, n or a.';

function showChange({ file, line, before, after, why }: Change): string {
  const show = (sign: string, text: string): string => text.replaceAll(/^/gm, `  ${sign} `);
  return [`${file}:${line}  ${why}`, show('-', before), ...(after ? [show('+', after)] : [])].join('\n');
}

/** Puts changes that add or remove lines last, from the bottom up, so that none shifts the line numbers of another. */
function bottomUp(changes: readonly Change[]): Change[] {
  const lengthOf = (text: string): number => (text === '' ? 0 : text.split('\n').length);
  const moves = ({ before, after }: Change): boolean => lengthOf(before) !== lengthOf(after);
  return [...changes.filter((change) => !moves(change)), ...changes.filter(moves).toReversed()];
}

const HOW = 'To make these changes, type npm run fix in a terminal, or npm run fix -- --yes for all of them.';

function summarize(made: number, left: number, mistakes: number, couldAsk: boolean): string {
  const isLeft = mistakes === 1 ? '1 mistake is left' : `${mistakes} mistakes are left`;
  return [
    made ? `${count(made)} changed.` : 'Nothing was changed.',
    ...(left && !couldAsk ? [HOW] : []),
    mistakes ? `${isLeft}. To see them: npm run check:content` : 'The content is in order.',
  ].join('\n');
}

const count = (made: number): string => `${made} ${made === 1 ? 'line was' : 'lines were'}`;
