import { shorten } from '@/lib/text/shorten';
import type { Source } from '../files/source';
import { problemAt, type Problem } from '../messages/problem';
import { walkValue } from '../fields/walk-fields';
import { fieldOf } from '../fields/field';
import { kindOf } from '../schemas/kinds';
import { isVague } from './vague-words';

const REMEDY = 'Say where the link leads, for example "Fee structure".';

/** Links that only say "click here" (WCAG 2.4.4), in texts and in entries with words and an address. */
export function checkLinkWords(source: Source): Problem[] {
  const { kind, file, document, markdown } = source;
  const ofTexts = markdown
    .filter(({ type, words }) => type === 'link' && isVague(words))
    .map(({ line, column, path, field, words }): Problem => {
      const message = `only says "${shorten(words)}". ${REMEDY}`;
      return {
        file,
        line,
        column,
        path,
        field: `${field} › link "${shorten(words, 40)}"`,
        message,
        severity: 'error',
      };
    });
  const ofEntries = walkValue(fieldOf(kindOf(kind).schema), document.value).flatMap(
    ({ path, value, parent }) => {
      const isWords =
        path.at(-1) === 'text' && parent?.field.fields.to?.refers === 'link' && !parent.field.fields.title;
      return isWords && typeof value === 'string' && isVague(value)
        ? [problemAt(source, path, `only says "${shorten(value)}". ${REMEDY}`)]
        : [];
    },
  );
  return [...ofTexts, ...ofEntries];
}
