/**
 * Runs the main function of a command and sets the exit code of the process.
 * A plain `Error` carries a sentence for the person at the terminal: only its message is printed. Any other error is a
 * fault of this program: its stack is printed too.
 * @param main takes the arguments after the name of the program and returns the exit code
 */
export async function runProgram(main: (args: readonly string[]) => Promise<number> | number): Promise<void> {
  try {
    process.exitCode = await main(process.argv.slice(2));
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
