import { createInterface } from 'node:readline';

export interface Conversation {
  /** Asks until `complain` returns undefined. @param name key in a file of answers @throws NoMoreAnswers */
  ask(question: string, complain: (answer: string) => string | undefined, name?: string): Promise<string>;
  close(): void;
}

export const BACK = 'Type "back" to return to the previous question.';
export const isBack = (typed: string): boolean => typed.trim().toLowerCase() === 'back';

/** Thrown if the input ends before all questions are answered. */
export class NoMoreAnswers extends Error {}

/** Runs `ask` with a conversation in the terminal. @returns its result; undefined if the input ends early */
async function hold<T>(ask: (conversation: Conversation) => Promise<T>): Promise<T | undefined> {
  const conversation = startConversation();
  try {
    return await ask(conversation);
  } catch (error) {
    if (error instanceof NoMoreAnswers) return undefined;
    throw error;
  } finally {
    conversation.close();
  }
}

/** Like `hold`, but prints a message if the input ends early. @returns the exit code */
export async function converse(ask: (conversation: Conversation) => Promise<number>): Promise<number> {
  const code = await hold(ask);
  if (code === undefined) console.log('\nThere was no answer. Nothing was written.');
  return code ?? 1;
}

export async function askYesNo(question: string): Promise<boolean> {
  const refuse = (typed: string) => (/^[yn]$/i.test(typed.trim()) ? undefined : 'Write y or n.');
  const answer = await hold((conversation) => conversation.ask(`${question} y: yes, n: no`, refuse));
  return /^y$/i.test(answer?.trim() ?? '');
}

/** Starts asking in the terminal. Answers may also be piped in. */
export function startConversation(input: NodeJS.ReadableStream = process.stdin): Conversation {
  const terminal = createInterface({ input });
  // Create the iterator now: otherwise lines that arrive before their question would be lost.
  const typed = terminal[Symbol.asyncIterator]();
  return {
    async ask(question, complain) {
      for (;;) {
        process.stdout.write(`${question}\n> `);
        const { done, value: answer } = await typed.next();
        if (done) throw new NoMoreAnswers();
        const complaint = complain(answer);
        if (complaint === undefined) return answer;
        process.stdout.write(`${complaint}\n\n`);
      }
    },
    close: () => terminal.close(),
  };
}
