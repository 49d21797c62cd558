import { readArguments, readPassword, controlAddress, listenForCommands, sendCommand } from './user-command';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';

describe('arguments', () => {
  it.each([[['--help']], [['-h']], [['add', '--help']]])(
    'the arguments of npm run user ask for help: %j',
    (args) => {
      expect(readArguments(args)).toBeNull();
    },
  );

  it('the arguments of npm run user are read correctly', () => {
    expect(readArguments(['add', 'asha', '--role', 'clerk', '--generate'])).toEqual({
      action: 'add',
      name: 'asha',
      role: 'clerk',
      fullName: undefined,
      generate: true,
      newDatabase: false,
    });
    expect(readArguments(['role', 'asha', 'clerk'])).toMatchObject({ name: 'asha', role: 'clerk' });
  });

  it.each([
    [[], 'The accounts of the staff area'],
    [['asha'], 'There is no "asha".'],
    [['toString'], 'There is no "toString".'],
    [['add'], 'Write one username after "add".'],
    [['add', 'two', 'names'], 'Write one username after "add".'],
    [['list', 'asha'], 'Write nothing after "list".'],
    [['role', 'asha'], 'Write the username and the role after "role".'],
    [['remove', 'asha', '--role', 'clerk'], "Unknown option '--role'"],
    [['disable', 'asha', '--generate'], "Unknown option '--generate'"],
    [['password', 'asha', '--new-database'], "Unknown option '--new-database'"],
  ])('the arguments of npm run user that make no sense are refused with the usage: %j', (args, reason) => {
    expect(() => readArguments(args)).toThrow(reason);
    expect(() => readArguments(args)).toThrow('npm run user -- list');
  });
});

const MODULE = pathToFileURL(path.join(__dirname, 'user-command.ts')).href;
const PROGRAM = `import(${JSON.stringify(MODULE)})
  .then(({ readPassword }) => readPassword(process.stdin, process.stderr))
  .then((password) => console.log('length ' + password.length), (error) => console.log(error.message))
  .finally(() => process.exit());`;
const COMMAND = [process.execPath, '--import', 'tsx', '-e', PROGRAM];
/** The arguments of `script`, which runs a program at a terminal, differ between util-linux and the BSDs. */
const SCRIPT =
  process.platform === 'linux'
    ? ['-qec', COMMAND.map((part) => `'${part.replaceAll("'", `'\\''`)}'`).join(' '), '/dev/null']
    : ['-q', '/dev/null', ...COMMAND];

/** Types each answer at a real terminal once its question has appeared. Returns everything that the terminal shows. */
async function typeAtTerminal(...answers: [question: string, typed: string][]): Promise<string> {
  const terminal = spawn('script', SCRIPT, { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(terminal, 'exit');
  let shown = '';
  terminal.stdout.setEncoding('utf8').on('data', (text: string) => {
    shown += text;
    if (answers[0] && shown.endsWith(answers[0][0])) terminal.stdin.write(answers.shift()?.[1] ?? '');
  });
  await ended;
  return shown;
}

describe('passwords', () => {
  it('a password is not shown at a terminal, and is asked for twice', async () => {
    const shown = await typeAtTerminal(
      ['Password: ', 'monsoon-2026\r'],
      ['Repeat the password: ', 'monsoon-2026\r'],
    );
    expect(shown).toContain('length 12');
    expect(shown).not.toContain('monsoon');
  });

  it.each([
    ['cardamom-2026\r', 'The two passwords differ. Nothing was changed.'],
    ['\u0003', 'Stopped. Nothing was changed.'],
  ])('a password is rejected at a terminal if the second answer is %j', async (typed, reason) => {
    expect(
      await typeAtTerminal(['Password: ', 'monsoon-2026\r'], ['Repeat the password: ', typed]),
    ).toContain(reason);
  });

  it('a password is the first line of piped input', async () => {
    const output = new PassThrough();
    expect(await readPassword(Readable.from(['monsoon-2026\nmore\n']), output)).toBe('monsoon-2026');
    expect(output.read()).toBeNull();
  });

  it('a password is missing if nothing is piped in', async () => {
    await expect(readPassword(Readable.from([]), new PassThrough())).rejects.toThrow(
      'There is no password on standard input. Pipe one in, or add --generate.',
    );
  });
});

test('a data folder whose path is too long for a socket is refused with an explanation, and no server keeps listening', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'long-'));
  const long = path.join(folder, 'a'.repeat(60), 'b'.repeat(60));
  await mkdir(long, { recursive: true });
  await expect(listenForCommands(long, async () => '')).rejects.toThrow('is too long for a socket');
  rmSync(folder, { recursive: true });
});

test('commands reach a server that starts after another one was killed', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'killed-'));
  writeFileSync(controlAddress(folder), '');
  const stop = await listenForCommands(folder, async ({ action }) => `did ${action}`);
  expect(await sendCommand(folder, { action: 'list' })).toBe('did list');
  await stop();
  rmSync(folder, { recursive: true });
});

test('if the server hangs, the command fails with an explanation', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hung-'));
  // This server accepts the connection, but never reads from it.
  const server = createServer({ pauseOnConnect: true }, (socket) => socket.unref());
  await once(server.listen(controlAddress(folder)), 'listening');
  await expect(sendCommand(folder, { action: 'list' }, 50)).rejects.toThrow('did not answer within 0.05');
  server.close();
  rmSync(folder, { recursive: true });
});
