import { explainLongBody } from '../markdown/markdown-size';
import type { MarkdownSlip } from '../markdown/markdown-slip';
import { findSlips } from '../markdown/find-slips';
import { placeInField } from '../markdown/place-in-field';
import type { Source } from '../files/source';
import { describePath } from '../messages/field-path';
import type { Problem } from '../messages/problem';
import type { Path } from '../yaml/yaml-document';
import type { Site } from './site';

/** Signs of Markdown in texts and in fields of paragraphs that visitors would see as they are typed. */
export function checkMarkdownSlips(source: Source, { routes }: Site): Problem[] {
  const { file, body, bodyLine, document, references } = source;
  const ofBody = findSlips(body, routes).map((slip) => {
    const line = slip.line + bodyLine - 1;
    return toProblem(file, 'Text', [], { ...slip, line, remedy: slip.remedy && { ...slip.remedy, line } });
  });
  const ofFields = references
    .filter(({ refers, value }) => refers === 'markdown' && !explainLongBody(value, 1))
    .flatMap(({ value, path }) =>
      findSlips(value, routes).map((slip) => {
        const { exact, ...place } = placeInField(document, path, slip);
        const remedy = exact ? slip.remedy && moveRemedy(slip.remedy, place) : undefined;
        return toProblem(file, describePath(path, document.value), path, { ...slip, ...place, remedy });
      }),
    );
  return [...ofBody, ...ofFields];
}

/** A line that is added is indented as the field is. */
function moveRemedy(
  { from, to, column }: NonNullable<MarkdownSlip['remedy']>,
  place: { line: number; column: number },
): MarkdownSlip['remedy'] {
  return { ...place, from, to: to.replaceAll('\n', `\n${' '.repeat(place.column - column)}`) };
}

function toProblem(
  file: string,
  field: string,
  path: Path,
  { line, column, message, warning, remedy }: MarkdownSlip,
): Problem {
  return { file, line, column, path, field, message, severity: warning ? 'warning' : 'error', remedy };
}
