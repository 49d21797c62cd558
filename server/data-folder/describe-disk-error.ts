import { inspect } from 'node:util';
import { readErrorCode } from '../process/error-code';

/** What Node, Emscripten (PGlite) and PostgreSQL call the same fault: code, number, SQLSTATE or words. */
const FAULTS = [
  {
    signs: /ENOSPC|EDQUOT|\b53100\b|[Nn]o space left|Disk quota exceeded|errno: 51\b/,
    sentence: 'The disk is full. Free some space',
  },
  {
    signs: /EROFS|[Rr]ead-only file system|errno: 69\b/,
    sentence: 'The disk is read-only. Make it writable',
  },
  {
    signs: /ENOENT: [^']*mkdir/,
    sentence: 'No folder can be made there. Set DATA_DIR to one on a disk',
  },
  {
    signs: /EACCES|EPERM|[Pp]ermission denied|errno: (?:2|63)\b/,
    sentence: 'This user may not write there. Give the folder to the user that runs the server',
  },
] as const;

/**
 * Says in a sentence why the data folder could not be used, and what to do. An error that is a sentence already is
 * passed on; what is unknown is shown whole, so that no `[object Object]` is left for the reader.
 */
export function describeDiskError(error: unknown, folder: string): Error {
  const text = `${readErrorCode(error) ?? ''} ${inspect(error)}`;
  const fault = FAULTS.find(({ signs }) => signs.test(text));
  if (fault) {
    return new Error(`The data folder ${folder} cannot be used. ${fault.sentence}, then start again.`, {
      cause: error,
    });
  }
  if (error instanceof Error && Object.getPrototypeOf(error) === Error.prototype) return error;
  return new Error(`The data folder ${folder} cannot be used: ${text.trim()}`, { cause: error });
}
