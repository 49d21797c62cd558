import { shorten } from './text';

/** Full stops that need not end a sentence: abbreviations (`Md. Ali`, `w.e.f. 1 May`), item numbers, greetings. */
const GOES_ON =
  /(?<![\p{L}\p{M}])(?:(?!(?:May|June|July|[IVX]{2,})\.)\p{Lu}[\p{L}\p{M}]{0,3}|\p{L}|nos?|vs|viz|wef|ie|eg|etc|hrs|approx|govt|dept|[Dd]istt|डॉ|श्री|श्रीमती|कु|पं|प्रो)\.\s*$|^\d+[.)]\s*$|^(?:Dear|Respected|प्रिय|आदरणीय|माननीय)\s[^,.!?।]*[.!]\s*$/u;
/** The maximum length of a shortened text, in characters. */
const MOST = 200;
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The first sentence of a text, shortened to fit a ticker. */
export function firstSentence(text: string): string {
  let first = '';
  for (const { segment } of sentences.segment(text.trim().replaceAll(/\s+/g, ' '))) {
    first += segment;
    if (!GOES_ON.test(first)) break;
  }
  return shorten(first.trim(), MOST);
}

export const openingOf = (text: string): string => (text.length <= MOST ? text : firstSentence(text));
