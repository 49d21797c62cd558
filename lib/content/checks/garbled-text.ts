import { shorten } from '@/lib/text/shorten';
import type { Source } from '../files/source';
import { textsOf } from '../files/texts-of';
import type { Problem } from '../messages/problem';
import { replaceValue } from '../remedies/remedy';
import { hasLostLetters, isHalfRight, rightEncoding } from '../remedies/right-encoding';

/** Words that went through a program with another encoding: `Principalâ€™s` for `Principal’s`. */
export function checkGarbledText(source: Source): Problem[] {
  const { file, document } = source;
  return textsOf(source).flatMap(({ text, path, line, column, field }): Problem[] => {
    const place = { file, line, column, path, field, severity: 'error' as const };
    if (hasLostLetters(text))
      return [
        { ...place, message: 'has a sign in place of letters that were lost: \ufffd. Type the word again.' },
      ];
    const right = rightEncoding(text);
    if (right === undefined) return [];
    const words = text.split(/\s+/).filter((word) => rightEncoding(word) !== undefined);
    const [word = text] = words;
    if (isHalfRight(right))
      return [{ ...place, message: `"${shorten(word, 30)}" is garbled. Type the text again.` }];
    const message = `"${shorten(word, 30)}" is garbled. Write ${shorten(rightEncoding(word) ?? right, 30)}`;
    const inText = { line, column, from: text, to: right };
    return [{ ...place, message, remedy: path.length ? replaceValue(document, path, right) : inText }];
  });
}
