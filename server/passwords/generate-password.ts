import { randomInt } from 'node:crypto';

// Without 0/O, 1/l/I: it will be copied from a screen by hand.
const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A random password in groups, such as `kR7m-…`: 16 letters out of 56, about 93 bits. */
export function generatePassword(): string {
  return Array.from({ length: 4 }, () => Array.from({ length: 4 }, pickLetter).join('')).join('-');
}

function pickLetter(): string {
  return LETTERS.charAt(randomInt(LETTERS.length));
}
