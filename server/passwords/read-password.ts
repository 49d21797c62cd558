import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** How long to wait for a piped password: a forgotten, open pipe must not hang a script. */
const PATIENCE_MS = 10_000;

interface Input extends NodeJS.ReadableStream {
  isTTY?: boolean;
}

/**
 * Asks twice at a terminal, without showing what is typed; otherwise takes the first line of standard input.
 * @throws Error when the two differ, or when standard input has no line within 10 seconds
 */
export async function readPassword(input: Input, output: NodeJS.WritableStream): Promise<string> {
  if (!input.isTTY) return readPiped(input);
  const password = await ask(input, output, 'Password: ');
  if ((await ask(input, output, 'The same again: ')) === password) return password;
  throw new Error('The two passwords are not the same. Nothing was changed.');
}

function ask(input: Input, output: NodeJS.WritableStream, question: string): Promise<string> {
  // `terminal` keeps the terminal from showing what is typed; the silent output shows nothing either.
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: silent, terminal: true });
  // Only now is the terminal silent: an answer typed at once would otherwise be shown, and Ctrl+C would kill.
  output.write(question);
  return new Promise((resolve, reject) => {
    lines.once('SIGINT', () => reject(new Error('Stopped. Nothing was changed.')));
    lines.once('line', resolve);
    lines.once('close', () => reject(new Error('No password was typed. Nothing was changed.')));
  }).finally(() => {
    lines.close();
    output.write('\n');
  }) as Promise<string>;
}

async function readPiped(input: Input): Promise<string> {
  const lines = createInterface({ input });
  const timer = setTimeout(() => lines.close(), PATIENCE_MS);
  const line = await new Promise<string>((resolve) => {
    lines.once('line', resolve).once('close', () => resolve(''));
  });
  clearTimeout(timer);
  lines.close();
  // An open pipe would keep the process.
  Reflect.get(input, 'unref')?.call(input);
  if (line === '') {
    throw new Error('There is no password on standard input. Pipe one in, or add --generate.');
  }
  return line;
}
