/** Splits a Markdown file into its parts, without changing a byte; undefined without two `---` lines. */
export function splitMarkdown(text: string) {
  const parts = /^(---[^\S\n]*\n)((?:[^\n]*\n)*?)(---[^\S\n]*(?:\n|$))([^]*)$/.exec(text);
  if (!parts) return undefined;
  const [, open = '', own = '', close = '', below = ''] = parts;
  return { open, own, close, below };
}

export const joinMarkdown = (fields: string, body: string): string => `---\n${fields}---\n\n${body.trim()}\n`;

/** Splits a Markdown file into the front matter, between two `---` lines, and the text. Line numbers are kept. */
export function splitFrontMatter(text: string) {
  const parts = splitMarkdown(text);
  if (parts) {
    const { own, below: body } = parts;
    return { fields: `\n${own}`.slice(0, -1), body, bodyLine: own.split('\n').length + 2 };
  }
  return /^---[^\S\n]*(?:\n|$)/.test(text)
    ? { wrong: 'has no line "---" after the fields. Put one between the fields and the text.' }
    : { wrong: 'must begin with a line "---", the fields of the page, and another line "---".' };
}
