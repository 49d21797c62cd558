import { wordsIn, type BuiltInWords } from './languages';

type SiteWords = BuiltInWords['words'];

let inUse: SiteWords = wordsIn().words;

/** The words of the site: the school's own once its content is read. One process renders the site of one school. */
export const siteWords = (): SiteWords => inUse;

/** @param words those of the content that was read last */
export function keepWords(words: SiteWords): void {
  inUse = words;
}
