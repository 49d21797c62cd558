import {
  type MarkdownFinding,
  explainLongBody,
  placeInField,
  parseMarkdown,
  walkMarkdown,
} from '../read/markdown';
import { type Problem, describePath } from '../say/problem';
import { shorten } from '@/lib/text/text';
import type { Source } from '../read/source';
import type { Remedy } from '../say/remedies';
import { rightLink, rightName } from '../say/right-names';
import { isFileName, explainName, explainLink } from './links';
import type { Site } from './site';
import { type MarkdownSlip, findSlips } from '../read/markdown-slips';
import type { Path } from '../read/yaml';

/** Links, pictures, raw HTML and headings in the text of a page, and in fields that take paragraphs. */
export function checkMarkdown(source: Source, site: Site): Problem[] {
  return source.markdown.flatMap((finding) => {
    const message = explain(finding, source, site);
    if (!message) return [];
    const words = finding.type === 'link' && finding.words ? ` › link "${shorten(finding.words, 40)}"` : '';
    const { line, column, path } = finding;
    const field = `${finding.field}${words}`;
    return [
      {
        file: source.file,
        line,
        column,
        path,
        field,
        message,
        severity: 'error' as const,
        remedy: remedyOf(finding, source, site),
      },
    ];
  });
}

/** Another address for a link or name for a picture, where its line shows it as it is. */
function remedyOf(
  { type, target, line, column }: MarkdownFinding,
  source: Source,
  site: Site,
): Remedy | undefined {
  const right =
    type === 'link'
      ? rightLink(target, site)
      : type === 'image'
        ? rightName('picture', target, site)
        : undefined;
  const start = source.body.split('\n')[line - source.bodyLine]?.indexOf(`](${target}`, column - 1) ?? -1;
  if (right === undefined || right === target || start === -1) return undefined;
  return { line, column: start + 3, from: target, to: right };
}

function explain({ type, target, words }: MarkdownFinding, source: Source, site: Site): string | undefined {
  if (type === 'html')
    return 'HTML is not used here and would be shown as it is typed. Use Markdown, or put a space after "<".';
  if (type === 'heading1')
    return 'is a heading of the first level, which the title already is. Begin it with ## instead of #.';
  // Its address is judged where it is written.
  if (type === 'reference') return undefined;
  if (type === 'link') return explainLink(target, source, site);
  const picture = shorten(target);
  const missing = explainName(target, site.pictures, 'images/', 'picture');
  if (missing !== undefined) return missing;
  if (!words.trim())
    return `the picture "${picture}" has no text. Write what it shows: ![Pupils at work](${picture})`;
  if (isFileName(words, target))
    return `the picture "${picture}" has only the name of the file as its text. Write what it shows: ![Pupils at work](${picture})`;
  return undefined;
}

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

/** Headings that leave out a level on the way down (WCAG 1.3.1): a page's title is the first level, a message's name the second. */
export function checkHeadingOrder({ kind, file, body, bodyLine }: Source): Problem[] {
  let before = kind === 'pages' ? 1 : 2;
  return [...walkMarkdown(parseMarkdown(body))].flatMap(({ type, depth = 1, position }): Problem[] => {
    // A heading of the first level is refused by itself.
    if (type !== 'heading' || depth === 1) return [];
    const level = before + 1;
    const jumps = depth > level;
    before = depth;
    if (!jumps) return [];
    const { line = 1, column = 1 } = position?.start ?? {};
    const typed = body.split('\n')[line - 1]?.slice(column - 1) ?? '';
    const from = '#'.repeat(depth);
    const to = '#'.repeat(level);
    const message = `the heading "${shorten(typed, 40)}" leaves out a level. Begin it with ${to} instead of ${from}.`;
    const place = { line: line + bodyLine - 1, column };
    const remedy = typed.startsWith(from) ? { ...place, from, to } : undefined;
    return [{ file, ...place, path: [], field: 'Text', message, severity: 'error', remedy }];
  });
}
