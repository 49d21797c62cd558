import { speak } from '@/lib/text/language';
import type { BuiltInWords } from './languages';

type Words = BuiltInWords['words'];

/** The words of the site, set when its content has been read. One process renders the site of one school. */
export let words: Words;

export function setWords(own: Words, language?: string): void {
  words = own;
  speak(own.clock, language);
}
