import type { Words } from '../kinds/words';

/** The words of the site, set once its content is read. One process renders the site of one school. */
export let words: Words;

export function setWords(own: Words): void {
  words = own;
}
