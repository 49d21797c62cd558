import { Readable } from 'node:stream';
import { runProgram, type CommandArguments } from '@/lib/setup/run-program.mjs';

interface Command {
  run: (given: CommandArguments) => Promise<number> | number;
  known?: readonly string[];
}

interface Called {
  input?: string;
  env?: Record<string, string | undefined>;
}

/**
 * Runs a command in this process with these answers as its input: a separate process would take a second longer.
 * lib/setup/run.test.ts tests the start of commands and the options that all commands share.
 */
export async function callCommand(
  { run, known }: Command,
  args: readonly string[],
  { input, env }: Called = {},
) {
  const said = { out: '', stderr: '' };
  const keepAs = (kind: keyof typeof said) => (text: unknown) => Boolean((said[kind] += String(text)));
  const spies = [
    jest.spyOn(process.stdout, 'write').mockImplementation(keepAs('out')),
    jest.spyOn(process.stderr, 'write').mockImplementation(keepAs('stderr')),
    jest.spyOn(console, 'log').mockImplementation((text) => void keepAs('out')(`${text}\n`)),
  ];
  const replaced = [
    jest.replaceProperty(process, 'argv', [process.execPath, 'command', ...args]),
    jest.replaceProperty(process, 'env', {
      ...process.env,
      GITHUB_ACTIONS: '',
      GITHUB_STEP_SUMMARY: '',
      ...env,
    }),
  ];
  const { stdin } = process;
  Object.defineProperty(process, 'stdin', { value: Readable.from([input ?? '']), configurable: true });
  try {
    await runProgram(run, known);
    return { status: process.exitCode, ...said };
  } finally {
    process.exitCode = undefined;
    Object.defineProperty(process, 'stdin', { value: stdin, configurable: true });
    for (const each of replaced) each.restore();
    for (const spy of spies) spy.mockRestore();
  }
}
