import { describePath } from '../messages/field-path';
import { findInMarkdown, type MarkdownFinding } from './markdown-links';
import { placeInField } from './place-in-field';
import { explainLongBody } from './markdown-size';
import type { ReferringField } from '../fields/find-references';
import type { Path, YamlDocument } from '../yaml/yaml-document';

/** A link, picture, HTML or heading in a text of an editor. */
export interface TextFinding extends MarkdownFinding {
  /** In which text, in the editor's words. */
  field: string;
  /** The way to that text; empty below the front matter. */
  path: Path;
}

/** What the text below the front matter, and the fields that take paragraphs, contain. */
export function findInTexts(
  document: YamlDocument,
  references: readonly ReferringField[],
  body: string,
  bodyLine: number,
): TextFinding[] {
  const ofFields = references
    .filter(({ refers, value }) => refers === 'markdown' && !explainLongBody(value, 1))
    .flatMap(({ value, path }) => {
      const field = describePath(path, document.value);
      return findInMarkdown(value, 1).map((finding) => ({
        ...finding,
        ...placeInField(document, path, finding),
        path,
        field,
      }));
    });
  const ofBody = findInMarkdown(body, bodyLine).map((finding) => ({ ...finding, path: [], field: 'Text' }));
  return [...ofBody, ...ofFields];
}
