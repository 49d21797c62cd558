import { shorten } from './text';

/**
 * After these a sentence goes on: a short word with a capital, a single letter or another shortened word before a full
 * stop (`Md. Ali`, `w.e.f. 1 May`), the number of an item, a salutation. A first sentence that is too long does no harm.
 */
const GOES_ON =
  /(?<![\p{L}\p{M}])(?:(?!(?:May|June|July|[IVX]{2,})\.)\p{Lu}[\p{L}\p{M}]{0,3}|\p{L}|nos?|vs|viz|wef|ie|eg|etc|hrs|approx|govt|dept|[Dd]istt|डॉ|श्री|श्रीमती|कु|पं|प्रो)\.\s*$|^\d+[.)]\s*$|^(?:Dear|Respected|प्रिय|आदरणीय|माननीय)\s[^,.!?।]*[.!]\s*$/u;
/** Letters of a first sentence at most. */
const MOST = 200;
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The first sentence of a text, shortened where it is long: what there is room for in a ticker. */
export function firstSentence(text: string): string {
  let first = '';
  for (const { segment } of sentences.segment(text.trim().replaceAll(/\s+/g, ' '))) {
    first += segment;
    if (!GOES_ON.test(first)) break;
  }
  return shorten(first.trim(), MOST);
}

/** All of a short text; of a long one its first sentence. */
export const openingOf = (text: string): string => (text.length <= MOST ? text : firstSentence(text));
