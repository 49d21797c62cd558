import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { stringify } from 'yaml';
import { fieldOf } from '@/lib/content/kinds/describe';
import { parseSource } from '@/lib/content/read/source';
import { rightMoment } from '@/lib/content/say/right-values';
import { noticeSchema } from '@/lib/content/kinds/notice';

export interface Conversation {
  /** Asks until `complain` has nothing to say. @param name of what is asked @throws NoMoreAnswers */
  ask(question: string, complain: (answer: string) => string | undefined, name?: string): Promise<string>;
  close(): void;
}

/** Lines that are already typed arrive within this time. */
const TYPED_AHEAD_MS = 100;

/** The answers have ended, or were broken off, before everything was asked. */
export class NoMoreAnswers extends Error {}

/** Holds a conversation in the terminal; where the answers end too early it says so. @returns the exit code */
export async function converse(hold: (conversation: Conversation) => Promise<number>): Promise<number> {
  const conversation = startConversation();
  try {
    return await hold(conversation);
  } catch (error) {
    if (!(error instanceof NoMoreAnswers)) throw error;
    console.log('\nThere was no answer. Nothing was written.');
    return 1;
  } finally {
    conversation.close();
  }
}

/** @returns whether the answer is `y`; no answer is a no */
export async function askYesNo(question: string): Promise<boolean> {
  const conversation = startConversation();
  try {
    const answer = await conversation.ask(`${question} y: yes, n: no`, (typed) =>
      /^[yn]$/i.test(typed.trim()) ? undefined : 'Write y or n.',
    );
    return /^y$/i.test(answer.trim());
  } catch (error) {
    if (!(error instanceof NoMoreAnswers)) throw error;
    return false;
  } finally {
    conversation.close();
  }
}

/** Asks in the terminal; answers may also come from a file or another program. */
export function startConversation(
  input: NodeJS.ReadableStream & { isTTY?: boolean } = process.stdin,
): Conversation {
  const terminal = createInterface({ input });
  const typed: string[] = [];
  const state = { hasEnded: false, wake: (): void => undefined };
  terminal.on('line', (line) => {
    typed.push(line);
    state.wake();
  });
  terminal.on('close', () => {
    state.hasEnded = true;
    state.wake();
  });
  const nextLine = async (): Promise<string> => {
    while (!typed.length && !state.hasEnded) await new Promise<void>((resolve) => (state.wake = resolve));
    const line = typed.shift();
    if (line === undefined) throw new NoMoreAnswers();
    return line;
  };
  return {
    async ask(question, complain) {
      const ahead: string[] = [];
      for (;;) {
        process.stdout.write(`${question}\n> `);
        const answer = await nextLine();
        const complaint = complain(answer);
        if (complaint === undefined) {
          typed.unshift(...ahead);
          return answer;
        }
        process.stdout.write(`${complaint}\n\n`);
        if (!input.isTTY) continue;
        // What was typed ahead at a keyboard answers the next questions, not this one a second time.
        await wait(TYPED_AHEAD_MS);
        ahead.push(...typed.splice(0));
      }
    },
    close: () => terminal.close(),
  };
}

/** Without the link, which an urgent notice seldom has: it can be written into the file. */
const ASKED = ['label', 'text', 'until'] as const;

/** Asks for the urgent notice. @returns the text of content/notice.yaml @throws NoMoreAnswers */
export async function askNotice(conversation: Conversation): Promise<string> {
  const { fields } = fieldOf(noticeSchema);
  const values: Record<string, string> = {};
  for (const name of ASKED) {
    const { is = '', example = '' } = fields[name] ?? {};
    const shown = name === 'until' ? '26-11-2026 4 pm' : example;
    const answer = await conversation.ask(`${name}: ${is} For example: ${shown}`, (typed) =>
      explainRefusal(name, { ...values, [name]: valueOf(name, typed) }),
    );
    values[name] = valueOf(name, answer);
  }
  return textOf(values);
}

/** A moment may be typed as offices write it. */
function valueOf(name: string, typed: string): string {
  const text = typed.trim();
  return name === 'until' ? (rightMoment(text) ?? text) : text;
}

function explainRefusal(name: string, values: Readonly<Record<string, string>>): string | undefined {
  const file = { kind: 'notice', path: 'notice.yaml' } as const;
  const { problems } = parseSource('content', file, { text: textOf(values) });
  return problems.find(({ path }) => path[0] === name)?.message;
}

function textOf(values: Readonly<Record<string, string>>): string {
  return stringify(values, { lineWidth: 0, singleQuote: true });
}
