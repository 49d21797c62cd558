/**
 * Splits a Markdown file into its front matter and its text.
 * The front matter begins with `---` on the first line and ends with `---` on a line of its own.
 */
export function splitFrontMatter(
  text: string,
): { fields: string; body: string; bodyLine: number } | { wrong: string; line: number } {
  const lines = text.split('\n');
  if (lines[0]?.trimEnd() !== '---') {
    return {
      wrong: 'must begin with a line "---", the fields of the page, and another line "---".',
      line: 1,
    };
  }
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---');
  if (end === -1) {
    return { wrong: 'has no line "---" after the fields. Put one between the fields and the text.', line: 1 };
  }
  return {
    fields: lines.slice(1, end).join('\n'),
    body: lines.slice(end + 1).join('\n'),
    bodyLine: end + 2,
  };
}
