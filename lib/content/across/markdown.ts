import { shorten } from '@/lib/text/text';
import { parseMarkdown, walkMarkdown, type TextFinding } from '../read/markdown';
import { findSlips } from '../read/markdown-slips';
import type { Source } from '../read/source';
import { problemsIn, type Finding, type Problem } from '../say/problem';
import { correctName, type Site } from '../say/correct-names';
import { explainWords } from './link-words';
import { ANY_PICTURE, explainLink, explainName, isFileName, placesOf } from './links';

export const checkMarkdown = (source: Source, site: Site): Problem[] =>
  source.markdown.flatMap((finding) => {
    const { type, words, line, column, path, field: text } = finding;
    const isLink = (type === 'link' || type === 'reference') && words.trim() !== '';
    const field = isLink ? `${text} › link "${shorten(words, 40)}"` : text;
    const remedy = remedyOf(finding, source, site);
    const place = { file: source.file, line, column, path, field };
    return problemsIn(place, explain(finding, source, site)).map((each) => ({ ...each, remedy }));
  });

/** The correction of a link or picture; undefined if no correction is certain, or if the target is not on this line. */
function remedyOf({ type, target, line, column }: TextFinding, source: Source, site: Site) {
  const { body, bodyLine } = source;
  const right = correctName(type === 'image' ? 'picture' : type, target, site, placesOf(source, site));
  const start = body.split('\n')[line - bodyLine]?.indexOf(`](${target}`, column - 1) ?? -1;
  if (right === undefined || right === target || start === -1) return undefined;
  return { line, column: start + 3, from: target, to: right };
}

const REFUSED: Partial<Record<TextFinding['type'], string>> = {
  html: 'HTML is not used here and would be shown as it is typed. Use Markdown, or put a space after "<".',
  heading1: 'is a first-level heading, which only the title may be. Begin it with ## instead of #.',
};

function explain({ type, target, words }: TextFinding, source: Source, site: Site): Finding | undefined {
  const refused = REFUSED[type];
  if (refused !== undefined) return refused;
  if (type === 'link' || type === 'reference') {
    // The address of a reference link (`[words][id]`) is in its definition, and is checked there.
    const wrong = type === 'link' ? explainLink(target, source, site) : undefined;
    return wrong ?? explainWords(words, target);
  }
  const missing = explainName(target, 'picture', site);
  const wordless = words.trim() === '';
  const isVague = ANY_PICTURE.test(words.trim());
  if (missing || (!wordless && !isVague && !isFileName(words, target))) return missing;
  const picture = shorten(target);
  const wrong = wordless
    ? 'has no text'
    : `has only ${isVague ? `"${words}"` : 'the name of the file'} as its text`;
  const message = `the picture "${picture}" ${wrong}. Write what it shows: ![Pupils at work](${picture})`;
  return { message, severity: isVague ? 'warning' : 'error' };
}

export const checkMarkdownSlips = ({ file, texts }: Source): Problem[] =>
  texts.flatMap(({ text, field, path, placeOf }) =>
    findSlips(text).flatMap(({ change, message, warning, ...slip }) => {
      const { exact, ...place } = placeOf(slip);
      // Indents the added lines of a correction as deeply as the field's text.
      const indent = (typed: string): string =>
        typed.replaceAll('\n', `\n${' '.repeat(place.column - slip.column)}`);
      const remedy =
        exact && change ? { ...place, from: indent(change.from), to: indent(change.to) } : undefined;
      return problemsIn({ file, ...place, path, field }, { message, remedy }, warning && 'warning');
    }),
  );

/** Reports headings that skip a level (WCAG 1.3.1). A page's title has level 1; a name above a message has level 2. */
export function checkHeadingOrder({ kind, file, body, bodyLine }: Source): Problem[] {
  let before = kind === 'pages' ? 1 : 2;
  return [...walkMarkdown(parseMarkdown(body))].flatMap(({ type, depth = 1, position }) => {
    // Skip level 1, which `REFUSED` reports.
    if (type !== 'heading' || depth === 1) return [];
    const level = before + 1;
    before = depth;
    if (depth <= level) return [];
    const { line = 1, column = 1 } = position?.start ?? {};
    const typed = body.split('\n')[line - 1]?.slice(column - 1) ?? '';
    const from = '#'.repeat(depth);
    const to = '#'.repeat(level);
    const message = `the heading "${shorten(typed, 40)}" skips a level. Begin it with ${to} instead of ${from}.`;
    const place = { line: line + bodyLine - 1, column };
    const remedy = typed.startsWith(from) ? { ...place, from, to } : undefined;
    return problemsIn({ file, ...place, path: [], field: 'Text' }, { message, remedy });
  });
}
