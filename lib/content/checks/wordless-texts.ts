import { shorten } from '@/lib/text/shorten';
import { plainTextsOf } from '../files/plain-texts';
import type { Source } from '../files/source';
import type { Problem } from '../messages/problem';
import { fieldProblem } from './field-problem';

/** Fields that visitors read, or have read to them, as words. */
const WORDS = new Set(['alt', 'title', 'caption', 'name', 'message', 'heading', 'text', 'label']);

/** Texts of nothing but dots, hyphens or other signs, typed so that the field is not empty. */
export function checkWordlessTexts(source: Source): Problem[] {
  if (source.kind === 'words' || source.kind === 'staff') return [];
  return plainTextsOf(source).flatMap(({ text, path }) =>
    WORDS.has(String(path.at(-1))) && text.trim() && !/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text)
      ? [
          fieldProblem(
            source,
            path,
            `has no words, found "${shorten(text)}". Write what visitors should read.`,
          ),
        ]
      : [],
  );
}
