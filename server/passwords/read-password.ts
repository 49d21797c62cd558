import { generatePassword } from './generate-password';

/**
 * The password for an account: the first line of what is piped in (`… | npm run user:add -- name`), or, at a
 * keyboard, a generated one, so that nobody picks a weak one and none is left in the shell's history.
 */
export async function readPassword(
  input: AsyncIterable<string | Buffer> & { isTTY?: boolean },
): Promise<{ password: string; generated: boolean }> {
  const typed = input.isTTY ? '' : await readFirstLine(input);
  return typed === ''
    ? { password: generatePassword(), generated: true }
    : { password: typed, generated: false };
}

async function readFirstLine(input: AsyncIterable<string | Buffer>): Promise<string> {
  let text = '';
  for await (const part of input) text += part.toString();
  return text.split(/\r?\n/)[0] ?? '';
}
