import type { MarkdownFinding } from '../markdown/markdown-links';
import type { Problem } from '../messages/problem';
import { shorten } from '@/lib/text/shorten';
import type { Source } from '../files/source';
import type { Remedy } from '../remedies/remedy';
import { rightLink, rightName } from '../remedies/right-name';
import { isFileName } from './names-as-words';
import { explainName } from './references';
import { explainLink } from './link-target';
import type { Site } from './site';

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
