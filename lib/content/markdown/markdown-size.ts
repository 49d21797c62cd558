/** Within these, the slowest text that can be written takes a few seconds to read; far more than anybody writes. */
const MOST_CHARACTERS = 20_000;
const MOST_IN_ALL = 100_000;
const MOST_QUOTES = 20;

/** What is too long in a Markdown text, or undefined. @param firstLine the line of the file on which it begins */
export function explainLongBody(
  body: string,
  firstLine: number,
): { message: string; line: number } | undefined {
  let length = 0;
  let total = 0;
  for (const [index, line] of body.split('\n').entries()) {
    length = line.trim() ? length + line.length : 0;
    total += line.length + 1;
    if (total > MOST_IN_ALL) {
      return {
        message: `has more than ${MOST_IN_ALL.toLocaleString('en-IN')} characters. Divide it into several pages.`,
        line: firstLine + index,
      };
    }
    if (length > MOST_CHARACTERS) {
      return {
        message: `has a paragraph of more than ${MOST_CHARACTERS.toLocaleString('en-IN')} characters. Divide it by an empty line.`,
        line: firstLine + index,
      };
    }
    if (countSigns(line) > MOST_QUOTES)
      return {
        message: 'begins a line with too many ">" or "-". Begin it with the text.',
        line: firstLine + index,
      };
  }
  return undefined;
}

/** Signs before the first word: each opens a quotation or list within the one before. */
function countSigns(line: string): number {
  const signs = /^[\s>*+-]*/.exec(line)?.[0] ?? '';
  return signs.replaceAll(/\s/g, '').length;
}
