import { explainLongBody } from '../markdown-size';
import { findInMarkdown, type MarkdownFinding } from '../markdown-links';
import { findReferences } from '../schema-fields';
import { schemaOf, type Source } from '../source';
import { describePath } from '../field-path';
import type { Problem } from '../problem';
import { shorten } from '../shorten';
import { explainLink, type Site } from './link-target';

/** Links, pictures, raw HTML and headings in the text of a page, and in fields that take paragraphs. */
export function checkMarkdown(source: Source, site: Site): Problem[] {
  const ofBody = findInMarkdown(source.body, source.bodyLine).map((finding) => ({ finding, field: 'Text' }));
  const ofFields = findReferences(schemaOf(source.kind), source.document.value)
    .filter(({ refers, value }) => refers === 'markdown' && !explainLongBody(value, 1))
    .flatMap(({ value, path }) => {
      const position = source.document.positionOf(path);
      const field = describePath(path, source.document.value);
      return findInMarkdown(value, 1).map((finding) => ({ finding: { ...finding, ...position }, field }));
    });
  return [...ofBody, ...ofFields].flatMap(({ finding, field }) => {
    const message = explain(finding, source, site);
    if (!message) return [];
    const words = finding.type === 'link' && finding.words ? ` › link "${shorten(finding.words, 40)}"` : '';
    const { line, column } = finding;
    return [
      { file: source.file, line, column, field: `${field}${words}`, message, severity: 'error' as const },
    ];
  });
}

function explain({ type, target, words }: MarkdownFinding, source: Source, site: Site): string | undefined {
  if (type === 'html')
    return 'HTML is not used here and would be shown as it is typed. Use Markdown, or put a space after "<".';
  if (type === 'heading1')
    return 'is a heading of the first level, which the title already is. Begin it with ## instead of #.';
  if (type === 'link') return explainLink(target, source, site);
  if (!site.pictures.includes(target)) {
    return `there is no picture "${shorten(target)}" in images/. Put the picture there, or change its name here.`;
  }
  if (!words.trim())
    return `the picture "${shorten(target)}" has no text. Write what it shows: ![Pupils at work](${shorten(target)})`;
  return undefined;
}
