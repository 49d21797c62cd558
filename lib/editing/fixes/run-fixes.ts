import { showInvisible } from '@/lib/content/files/invisible-signs';
import type { LoadOptions } from '@/lib/content/judge-content';
import { NoMoreAnswers, type Conversation } from '../ask';
import { keyOf, makeChange, type Change } from './changed-line';
import { findChanges } from './find-changes';

export interface FixOptions extends LoadOptions {
  /** Makes every change without asking. */
  yes: boolean;
  /** Undefined where there is no one to answer: changes are then shown, and made only with `yes`. */
  conversation: Conversation | undefined;
  print: (text: string) => void;
}

/** Offers every certain change, makes those that are agreed to, and checks again. @returns the exit code */
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

function refuse(answer: string): string | undefined {
  return /^\s*(y|yes|n|no|a|all)\s*$/i.test(answer) ? undefined : 'Write y, n or a.';
}

function showChange({ file, line, before, after, why }: Change): string {
  const show = (sign: string, text: string): string =>
    text
      .split('\n')
      .map((each) => `  ${sign} ${showInvisible(each)}`)
      .join('\n');
  return `${file}:${line}  ${why}\n${show('-', before)}\n${show('+', after)}`;
}

/** A change that adds lines must not move those that come after it. */
function bottomUp(changes: readonly Change[]): Change[] {
  const added = (change: Change): boolean => change.after.includes('\n');
  return [...changes.filter((change) => !added(change)), ...changes.filter(added).toReversed()];
}

function summarize(made: number, left: number, mistakes: number, couldAsk: boolean): string {
  const lines = [made ? `${count(made)} changed.` : 'Nothing was changed.'];
  if (left && !couldAsk)
    lines.push(
      'To make these changes, type npm run fix in a terminal, or npm run fix -- --yes for all of them.',
    );
  if (mistakes)
    lines.push(
      `${mistakes} ${mistakes === 1 ? 'mistake is' : 'mistakes are'} left. To see them: npm run check:content`,
    );
  else lines.push('The content is in order.');
  return lines.join('\n');
}

function count(made: number): string {
  return `${made} ${made === 1 ? 'line was' : 'lines were'}`;
}
