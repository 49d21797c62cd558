import { stringify } from 'yaml';
import { fieldOf } from '@/lib/content/fields/field';
import { parseSource } from '@/lib/content/files/source';
import { rightMoment } from '@/lib/content/remedies/right-moment';
import { noticeSchema } from '@/lib/content/schemas/notice';
import type { Conversation } from './ask';

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
      complain(name, { ...values, [name]: valueOf(name, typed) }),
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

function complain(name: string, values: Readonly<Record<string, string>>): string | undefined {
  const file = { kind: 'notice', path: 'notice.yaml' } as const;
  const { problems } = parseSource('content', file, { text: textOf(values) });
  return problems.find(({ path }) => path[0] === name)?.message;
}

function textOf(values: Readonly<Record<string, string>>): string {
  return stringify(values, { lineWidth: 0, singleQuote: true });
}
