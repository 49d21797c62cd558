import { SHARED_OPTIONS } from './shared-options.mjs';

/**
 * Runs the main function of a command and sets the exit code of the process.
 * A plain `Error` carries a sentence for the person at the terminal: only its message is printed. Any other error is a
 * fault of this program: its stack is printed too.
 * @param main takes the arguments after the name of the program and returns the exit code
 * @param known the arguments that it takes; `any` when it judges them itself
 */
export async function runProgram(
  main: (args: readonly string[]) => Promise<number> | number,
  known: readonly string[] | 'any' = [],
): Promise<void> {
  try {
    const args = process.argv.slice(2);
    if (known !== 'any') refuseUnknown(args, known);
    process.exitCode = await main(args);
  } catch (error) {
    process.stderr.write(`\n${describeError(error)}\n`);
    process.exitCode = 1;
  }
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isSentence = Object.getPrototypeOf(error) === Error.prototype;
  return isSentence ? error.message : (error.stack ?? error.message);
}

/** A misspelt option would otherwise be passed over, and another school be built. */
function refuseUnknown(args: readonly string[], known: readonly string[]): void {
  const unknown = args.find((arg) => !known.includes(arg));
  if (unknown === undefined) return;
  const options = [...known, ...Object.keys(SHARED_OPTIONS).map((name) => `--${name}`)];
  const script = process.env.npm_lifecycle_event ?? 'build';
  throw new Error(
    `There is no option "${unknown}". There is ${options.join(', ')}. Write "--" before the first, for example: npm run ${script} -- --content other`,
  );
}
