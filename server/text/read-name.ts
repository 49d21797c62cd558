import { refuse } from './refuse';
import { makeNameKey, tidyName } from './name-key';

// Control characters, line separators, halves of a character, and marks that turn the reading direction around
// (a name with one shows as something else than it is). Joiners stay: Indian scripts need them.
const FORBIDDEN = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/u;

/**
 * So many units of text for one kept character are plenty (spaces between words, accents of their own). Putting accents
 * in order takes the square of their number: one body of 160 KB kept the whole server for five seconds.
 */
const UNITS_PER_CHARACTER = 10;

/**
 * Reads a one-line name from an untrusted body and returns it tidied. HTML and SQL are merely text here.
 * @throws ApiError 400 that says what is wrong with the field and what to do.
 */
export function readName(value: unknown, field: string, limit = 100): string {
  if (typeof value !== 'string')
    throw refuse(400, `${field} is missing or is not text. Send it as a JSON string.`);
  const shorten = (length: number) =>
    refuse(400, `${field} has ${length} characters. Shorten it to ${limit} or fewer.`);
  if (value.length > limit * UNITS_PER_CHARACTER) throw shorten(value.length);
  if (FORBIDDEN.test(value.trim())) {
    throw refuse(
      400,
      `${field} contains a character that cannot be shown, such as a line break. Type it again.`,
    );
  }
  const name = tidyName(value);
  if (makeNameKey(name) === '') throw refuse(400, `${field} is empty. Write at least one letter.`);
  const length = countCharacters(name);
  if (length > limit) throw shorten(length);
  return name;
}

/** As PostgreSQL counts: an emoji or a rare letter is one, though JavaScript's `length` says two. */
function countCharacters(text: string): number {
  return Array.from(text).length;
}
