import { hashOf } from '@/lib/content/languages/confirm';
import { isPage } from '@/lib/content/languages/read-translation';
import type { Path } from '@/lib/content/parse/values';
import { FIRST, LANGUAGES } from '@/lib/text/language';

/** The language and the English file of a translated file, such as `hi/fees.yaml`; undefined for any other path. */
export function splitTranslation(asked: string): { language: string; english: string } | undefined {
  const [language = '', ...rest] = asked.split('/');
  if (!rest.length || language === FIRST || !LANGUAGES.includes(language)) return undefined;
  return { language, english: rest.join('/') };
}

/**
 * The name for a text in a translation's form. It contains the hash of the English text, so that a form that was opened
 * before that text changed cannot save a translation of the earlier one.
 */
export const keyOf = (english: string, { path, text }: { path: Path; text: string }): string =>
  [...(isPage(english) ? path : []), hashOf(text)].join('-');
