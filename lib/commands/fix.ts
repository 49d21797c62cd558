import { contentDirectory } from '@/lib/content/read/tree';
import { siteTime } from '@/lib/text/dates';
import { startConversation } from '@/lib/editing/ask';
import { runFixes } from '@/lib/editing/fixes';
import type { CommandArguments } from '@/lib/setup/run-program.mjs';

export const known = ['--yes'];

/** `npm run fix`: shows each unambiguous correction, and asks before making it. `--yes` makes all without asking. */
export async function run({ values: { yes = false } }: CommandArguments): Promise<number> {
  // Without a terminal, no one can answer, so do not ask.
  const conversation = yes || !process.stdin.isTTY ? undefined : startConversation();
  try {
    const print = (text: string): void => console.log(`${text}\n`);
    return await runFixes(contentDirectory(), { ...siteTime(), yes, conversation, print });
  } finally {
    conversation?.close();
  }
}
