import type { Source } from '../files/source';
import type { Problem } from '../messages/problem';
import { checkCurlyQuotes } from './curly-quotes';
import { checkCutOffValues } from './cut-off-values';
import { checkGarbledText } from './garbled-text';
import { checkListMarks } from './list-marks';
import { checkMarkupInFields } from './markup-in-fields';
import { checkWordlessTexts } from './wordless-texts';

/** What the file says in another way than its editor means. */
export function checkTypedTexts(source: Source): Problem[] {
  return [
    ...checkMarkupInFields(source),
    ...checkCurlyQuotes(source),
    ...checkCutOffValues(source),
    ...checkListMarks(source),
    ...checkWordlessTexts(source),
    ...checkGarbledText(source),
  ];
}
