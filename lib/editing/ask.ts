import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';

export interface Conversation {
  /** Asks until `complain` has nothing to say. @param name of what is asked @throws NoMoreAnswers */
  ask(question: string, complain: (answer: string) => string | undefined, name?: string): Promise<string>;
  close(): void;
}

/** Lines that are already typed arrive within this time. */
const TYPED_AHEAD_MS = 100;

/** The answers have ended, or were broken off, before everything was asked. */
export class NoMoreAnswers extends Error {}

/** Holds a conversation in the terminal; undefined where the answers end too early. */
async function hold<T>(ask: (conversation: Conversation) => Promise<T>): Promise<T | undefined> {
  const conversation = startConversation();
  try {
    return await ask(conversation);
  } catch (error) {
    if (!(error instanceof NoMoreAnswers)) throw error;
    return undefined;
  } finally {
    conversation.close();
  }
}

/** Holds a conversation in the terminal; where the answers end too early it says so. @returns the exit code */
export async function converse(ask: (conversation: Conversation) => Promise<number>): Promise<number> {
  const code = await hold(ask);
  if (code === undefined) console.log('\nThere was no answer. Nothing was written.');
  return code ?? 1;
}

/** @returns whether the answer is `y`; no answer is a no */
export async function askYesNo(question: string): Promise<boolean> {
  const refuse = (typed: string) => (/^[yn]$/i.test(typed.trim()) ? undefined : 'Write y or n.');
  const answer = await hold((conversation) => conversation.ask(`${question} y: yes, n: no`, refuse));
  return /^y$/i.test(answer?.trim() ?? '');
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
