import type { Words } from '../kinds/words';

/** The words of the site, once its content is read: before that, to take one throws. One process renders the site of one school. */
export let words: Words;

/** @param own those of the content that was read last */
export function setWords(own: Words): void {
  words = own;
}
