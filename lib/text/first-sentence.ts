import { shorten } from './text';

/** Words with a full stop after which a sentence goes on: `Dr. Rao`, `Std. VI`, `Rs. 500`. */
const SHORTENED =
  /(?:^|[\s(])(?:Dr|Mr|Mrs|Ms|Smt|Shri|Sh|Km|Prof|Std|Cl|No|Nos|St|Rs|vs|approx|डॉ|श्री)\.\s*$/iu;
/** Letters of a first sentence at most. */
const MOST = 200;
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The first sentence of a text, shortened where it is long: what there is room for in a ticker. */
export function firstSentence(text: string): string {
  let first = '';
  for (const { segment } of sentences.segment(text.trim())) {
    first += segment;
    if (!SHORTENED.test(first)) break;
  }
  return shorten(first.trim(), MOST);
}

/** All of a short text; of a long one its first sentence. */
export const openingOf = (text: string): string => (text.length <= MOST ? text : firstSentence(text));
