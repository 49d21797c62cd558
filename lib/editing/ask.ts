import { createInterface } from 'node:readline';
import { stringify } from 'yaml';
import { fieldOf } from '@/lib/content/kinds/describe';
import { parseSource } from '@/lib/content/read/source';
import { rightMoment } from '@/lib/content/say/right-times';
import { noticeSchema } from '@/lib/content/kinds/notice';

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
