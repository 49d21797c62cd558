import { shorten } from '@/lib/text/shorten';
import type { Source } from '../files/source';
import { textsOf } from '../files/texts-of';
import { fieldProblem } from './field-problem';
import type { Problem } from '../messages/problem';
import { LIST_MARK } from '../yaml/list-mark';

/** Items of a list that YAML takes for the rest of the item above, since they begin with another sign than "- ". */
export function checkListMarks(source: Source): Problem[] {
  const { document } = source;
  return textsOf(source).flatMap(({ path, line, column }) => {
    const [first = '', ...more] = (path.length && document.typedAt(path)?.split('\n')) || [];
    if (/^["'|>]/.test(first)) return [];
    const index = more.findIndex((each) => LIST_MARK.test(each));
    const [, indent = '', mark = '', item = ''] = LIST_MARK.exec(more[index] ?? '') ?? [];
    if (index === -1) return [];
    const place = { line: line + index + 1, column: indent.length + 1 };
    const isItem = typeof path.at(-1) === 'number';
    const to = `${' '.repeat(Math.max(column - 3, 0))}- `;
    const remedy = isItem ? { line: place.line, column: 1, from: indent + mark, to } : undefined;
    const message = `begins with "${mark.trim()}", and so belongs to the line above. Begin each item with a hyphen and a space: - ${shorten(item)}`;
    return [{ ...fieldProblem(source, path, message, { remedy }), ...place }];
  });
}
