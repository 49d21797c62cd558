/** Ends a command with a sentence for a person instead of a stack trace. */
export function exitWithMessage(error: unknown): never {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
