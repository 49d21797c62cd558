import { SHARED_OPTIONS } from './shared-options.mjs';

/**
 * Runs the main function of a program and sets the exit code of the process.
 * A plain `Error` carries a sentence for the person at the terminal: only its message is printed. Any other error is a
 * fault of this program: its stack is printed too.
 * @param {(args: readonly string[]) => Promise<number> | number} main takes the arguments after the name of the program
 * and returns the exit code
 * @param {readonly string[] | 'any'} [known] the arguments that it takes; `any` when it judges them itself
 */
export async function runProgram(main, known = []) {
  try {
    const args = process.argv.slice(2);
    if (known !== 'any') refuseUnknown(args, known);
    process.exitCode = await main(args);
  } catch (error) {
    process.stderr.write(`\n${describeError(error)}\n`);
    process.exitCode = 1;
  }
}

/** What a system says of a file or a folder, and what to do; by its code. */
const OF_SYSTEM = {
  ENOSPC: 'The disk is full. Make room on it, and type the command again',
  EDQUOT: 'The disk is full. Make room on it, and type the command again',
  EROFS: 'The disk can only be read. Choose a folder on another',
  EACCES:
    'A file or folder belongs to somebody else. Choose another folder, or ask for the right to write there',
  EPERM:
    'A file or folder belongs to somebody else. Choose another folder, or ask for the right to write there',
};

function describeError(error) {
  if (!(error instanceof Error)) return String(error);
  if (Object.hasOwn(OF_SYSTEM, error.code)) return `${OF_SYSTEM[error.code]} (${error.message}).`;
  // A newer copy of the project may need packages that the last installation did not have.
  if (error.code === 'ERR_MODULE_NOT_FOUND' && error.message.startsWith('Cannot find package '))
    return `The project needs a package that is not installed in this folder yet (${error.message}). Type npm start: it installs it and shows the site. Stop it with Ctrl+C, and then type ${typed()} again.`;
  return Object.getPrototypeOf(error) === Error.prototype ? error.message : (error.stack ?? error.message);
}

/** A misspelt option would otherwise be passed over, and another school be built. */
function refuseUnknown(args, known) {
  const unknown = args.find((arg) => !known.includes(arg));
  if (unknown === undefined) return;
  const options = [...known, ...Object.keys(SHARED_OPTIONS).map((name) => `--${name}`)];
  throw new Error(
    `There is no option "${unknown}". There is ${options.join(', ')}. Write "--" before the first, for example: ${typed()} -- --content other`,
  );
}

/** The command as it was typed. */
export function typed() {
  return `npm run ${process.env.npm_lifecycle_event ?? 'check:content'}`;
}
