import { createInterface } from 'node:readline';

export interface Conversation {
  /** Asks until `complain` has nothing to say. @throws NoMoreAnswers */
  ask(question: string, complain: (answer: string) => string | undefined): Promise<string>;
  close(): void;
}

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

/** Asks in the terminal; answers may also come from a file or another program. */
export function startConversation(): Conversation {
  const terminal = createInterface({ input: process.stdin });
  const answers = terminal[Symbol.asyncIterator]();
  return {
    async ask(question, complain) {
      for (;;) {
        process.stdout.write(`${question}\n> `);
        const { value, done } = await answers.next();
        if (done) throw new NoMoreAnswers();
        const complaint = complain(value);
        if (complaint === undefined) return value;
        process.stdout.write(`${complaint}\n\n`);
      }
    },
    close: () => terminal.close(),
  };
}
