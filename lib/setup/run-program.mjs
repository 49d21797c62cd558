import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { SHARED_OPTIONS } from './shared-options.mjs';

/** @typedef {{ answers?: string, back?: boolean, package?: string, publish?: boolean, sample?: string, yes?: boolean }} Options */
/** @typedef {{ values: Options, words: string[] }} CommandArguments options, and the other arguments */

/**
 * Runs the main function of a program, and sets the exit code. A plain `Error` is a message for the user. Any other
 * error is a bug, whose stack is printed too.
 * @param {(given: CommandArguments) => Promise<number> | number} main returns the exit code
 * @param {readonly string[] | 'any'} [known] its arguments, such as `--yes`, `--answers FILE` and `FOLDER`; with
 * `any`, it gets all arguments as `words` and checks them itself
 */
export async function runProgram(main, known = []) {
  try {
    process.exitCode = await main(readOptions(process.argv.slice(2), known));
  } catch (error) {
    const message = describeError(error);
    process.stderr.write(`\n${message}\n`);
    summarize(message);
    process.exitCode = 1;
  }
}

/** Adds a report to the workflow's summary on GitHub. @param {string} report */
export function summarize(report) {
  const { GITHUB_STEP_SUMMARY: file } = process.env;
  if (file) appendFileSync(file, `\`\`\`text\n${report}\n\`\`\`\n`);
}

const FULL = 'The disk is full. Make room on it, and type the command again';
const OF_OTHERS =
  'You do not have permission to write to a file or folder. Choose another folder, or ask its owner for permission';
/** Remedies, by the operating system's error code. */
const OF_SYSTEM = {
  ENOSPC: FULL,
  EDQUOT: FULL,
  EROFS: 'The disk is read-only. Choose a folder on another disk',
  EACCES: OF_OTHERS,
  EPERM: OF_OTHERS,
};

function describeError(error) {
  if (!(error instanceof Error)) return String(error);
  if (Object.hasOwn(OF_SYSTEM, error.code)) return `${OF_SYSTEM[error.code]} (${error.message}).`;
  // Updated project files may need packages that are not installed yet.
  if (error.code === 'ERR_MODULE_NOT_FOUND' && error.message.startsWith('Cannot find package '))
    return `The project needs a package that is not installed in this folder yet (${error.message}). Type npm start: this installs the package and shows the site. Stop it with Ctrl+C, and then type ${typed()} again.`;
  return Object.getPrototypeOf(error) === Error.prototype ? error.message : (error.stack ?? error.message);
}

/**
 * Reads a command's own options. Rejects unknown ones: a misspelt `--content` would build the wrong school.
 * @param {readonly string[]} args
 * @param {readonly string[] | 'any'} [known] as in `runProgram`
 * @returns {CommandArguments}
 */
export function readOptions(args, known = []) {
  if (known === 'any') return { values: {}, words: args };
  const own = known.filter((each) => each.startsWith('--')).map((each) => each.slice(2).split(' '));
  const options = Object.fromEntries(
    own.map(([name, value]) => [name, { type: value ? 'string' : 'boolean' }]),
  );
  const { values, positionals: words, tokens } = parseArgs({ args, options, strict: false, tokens: true });
  const isWrong = ({ kind, name, value }) =>
    kind === 'option' &&
    (!Object.hasOwn(options, name) || (options[name].type === 'string') === (value === undefined));
  const wrong = tokens.find(isWrong);
  const unknown = wrong?.rawName ?? words[known.length - own.length];
  if (unknown === undefined) return { values, words };
  const all = [...known, ...Object.keys(SHARED_OPTIONS).map((name) => `--${name}`)];
  if (wrong && Object.hasOwn(options, wrong.name))
    throw new Error(`${unknown} is not complete. The options are ${all.join(', ')}.`);
  throw new Error(
    `There is no option "${unknown}". The options are ${all.join(', ')}. Write "--" before the first option, for example: ${typed()} -- --content other`,
  );
}

export const typed = () => `npm run ${process.env.npm_lifecycle_event ?? 'check:content'}`;
