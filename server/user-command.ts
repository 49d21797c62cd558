import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import { createServer, request, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { json, text as readText } from 'node:stream/consumers';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { CHANGES, type AccountCommand } from './accounts';
import { messageOf, readErrorCode } from './process';

export const USAGE = `The accounts of the staff area:
  npm run user -- list
  npm run user -- add asha                        asks for a password
  npm run user -- add asha --full-name "Asha Rao" --role admissions
  npm run user -- add asha --generate             makes a password and shows it once
  npm run user -- password asha                   a new password; asha must sign in again (also --generate)
  npm run user -- role asha admissions            asha may answer enquiries; editor: edit the website;
                                                  administrator: both; staff: neither
  npm run user -- disable asha                    asha can no longer sign in and is signed out
  npm run user -- enable asha
  npm run user -- remove asha
A password can also be piped in: … | npm run user -- add asha
While the site runs, the server itself makes the change. "add" with --new-database makes the embedded database first.`;

type Options = NonNullable<ParseArgsConfig['options']>;
const [FLAG, TEXT] = [{ type: 'boolean' }, { type: 'string' }] as const;
const OPTIONS: Record<string, Options> = {
  add: { generate: FLAG, role: TEXT, 'full-name': TEXT, 'new-database': FLAG },
  password: { generate: FLAG },
};
const ARGUMENTS = ['nothing', 'one username', 'the username and the role'];

/** Reads the arguments of `npm run user`; `null` for `--help`. @throws Error with the reason and the usage */
export function readArguments(args: readonly string[]) {
  if (args.includes('--help') || args.includes('-h')) return null;
  const [action = '', ...rest] = args;
  if (action !== 'list' && !Object.hasOwn(CHANGES, action))
    throw new Error(`${action ? `There is no "${action}".\n\n` : ''}${USAGE}`);
  const count = action === 'list' ? 0 : action === 'role' ? 2 : 1;
  const options = OPTIONS[action] ?? {};
  try {
    const { positionals, values } = parseArgs({ args: rest, options, allowPositionals: true });
    if (positionals.length !== count) throw new Error(`Write ${ARGUMENTS[count]} after "${action}".`);
    return {
      action: action as AccountCommand['action'],
      name: positionals[0] ?? '',
      role: positionals[1] ?? (values['role'] as string | undefined),
      fullName: values['full-name'] as string | undefined,
      generate: values['generate'] === true,
      newDatabase: values['new-database'] === true,
    };
  } catch (error) {
    throw new Error(`${messageOf(error)}\n\n${USAGE}`, { cause: error });
  }
}

type Input = NodeJS.ReadableStream & { isTTY?: boolean; unref?: () => void };

/** At a terminal, asks twice without echo; otherwise reads a line. @throws Error if the two differ, or no line comes within 10 s */
export async function readPassword(input: Input, output: NodeJS.WritableStream): Promise<string> {
  if (input.isTTY) {
    const password = await readLine(input, output, 'Password: ');
    if ((await readLine(input, output, 'Repeat the password: ')) === password) return password;
    throw new Error('The two passwords differ. Nothing was changed.');
  }
  // Wait 10 s at most, so that a pipe left open does not make a script hang.
  const line = await readLine(input, output, '', AbortSignal.timeout(10_000)).catch(() => '');
  // Otherwise, a pipe that is still open would keep the process alive.
  input.unref?.();
  if (line !== '') return line;
  throw new Error('There is no password on standard input. Pipe one in, or add --generate.');
}

function readLine(input: Input, output: NodeJS.WritableStream, question: string, signal?: AbortSignal) {
  // `terminal` turns off the terminal's own echo, and the silent output discards readline's.
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: silent, terminal: question !== '', signal });
  // Print the question only once the echo is off, because an answer typed at once would be visible before.
  output.write(question);
  return new Promise<string>((resolve, reject) => {
    lines.once('SIGINT', () => reject(new Error('Stopped. Nothing was changed.')));
    lines.once('line', resolve);
    lines.once('close', () => reject(new Error('No password was typed. Nothing was changed.')));
  }).finally(() => {
    lines.close();
    if (question) output.write('\n');
  });
}

/** The address for commands: a socket in the data folder, which only its owner can open; on Windows, a named pipe. */
export function controlAddress(dataFolder: string): string {
  const folder = path.resolve(dataFolder);
  if (process.platform !== 'win32') return path.relative('.', path.join(folder, 'control.sock'));
  return String.raw`\\.\pipe\school-staff-api-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`;
}

/** The longest path of a socket on macOS. Linux silently truncates longer ones. */
const LONGEST_PATH = 103;

/** Serves commands of `npm run user`. The caller holds the data folder's lock, so nobody uses an existing socket. */
export async function listenForCommands(folder: string, run: (command: AccountCommand) => Promise<string>) {
  const address = controlAddress(folder);
  const isFile = process.platform !== 'win32';
  const tooLong = `The path of the data folder ${folder} is too long for a socket in it. Set DATA_DIR to a path of at most 80 characters, then start again.`;
  if (isFile && Buffer.byteLength(address) > LONGEST_PATH) throw new Error(tooLong);
  if (isFile) await rm(address, { force: true });
  const server = createServer({ requestTimeout: 10_000 }, (incoming, response) => {
    const end = (status: number, answer: string) =>
      void response.writeHead(status, { Connection: 'close' }).end(answer);
    const done = json(incoming).then((command) => run(command as AccountCommand));
    done.then((answer) => end(200, answer)).catch((error: unknown) => end(500, messageOf(error)));
  });
  await once(server.listen(address), 'listening');
  if (isFile) await chmod(address, 0o600);
  return () => new Promise<void>((resolve) => server.close(() => resolve()));
}

/** Sends a command to the data folder's server. @returns `null` if none runs @throws Error with the server's reason */
export async function sendCommand(dataFolder: string, command: AccountCommand, timeout = 30_000) {
  const signal = AbortSignal.timeout(timeout);
  const sent = request({ socketPath: controlAddress(dataFolder), method: 'POST', signal });
  sent.end(JSON.stringify(command));
  try {
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    const answer = await readText(response);
    if (response.statusCode === 200) return answer;
    throw new Error(answer || 'The server sent no answer. See its log.');
  } catch (error) {
    if (['ENOENT', 'ECONNREFUSED', 'ENOTDIR'].includes(readErrorCode(error) ?? '')) return null;
    if (!signal.aborted) throw error;
    const unknown = `The running server did not answer within ${timeout / 1000} seconds, so the change may or may not have been made. Restart the server, then check with: npm run user -- list`;
    throw new Error(unknown, { cause: error });
  }
}
