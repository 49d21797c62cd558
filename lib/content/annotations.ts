import path from 'node:path';
import { schoolFolder } from './read/tree';

/** Matches a message that `formatProblem` wrote: file, line, column and text. */
const PLACED = /^(\S.*?):(\d+):(\d+) {2}(.*)$/s;

/** Prints GitHub annotations: https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands */
export function annotate(kind: 'error' | 'warning', messages: readonly string[]): void {
  if (process.env.GITHUB_ACTIONS !== 'true') return;
  // GitHub needs paths that are relative to the repository.
  const inside = path.relative(process.env.GITHUB_WORKSPACE ?? schoolFolder(), schoolFolder());
  for (const message of messages) {
    const [, file = '', line, column, text] = PLACED.exec(message) ?? [];
    const whole = path.posix.join(inside.replaceAll(path.sep, '/'), file);
    const place = file && ` file=${escape(whole, /[%\r\n:,]/g)},line=${line},col=${column}`;
    console.log(`::${kind}${place}::${escape(text ?? message, /[%\r\n]/g)}`);
  }
}

const escape = (text: string, signs: RegExp): string => text.replaceAll(signs, encodeURIComponent);
