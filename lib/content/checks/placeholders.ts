import { describePath } from '../field-path';
import type { Problem } from '../problem';
import { shorten } from '../shorten';
import type { Source } from '../source';

/** What the sample school has in place of facts that only a real school knows. */
const PLACEHOLDERS: readonly [RegExp, string][] = [
  [/\.example\b/, 'is an address of the sample school'],
  [
    /\bSample (Student|Parent|Chairman|Director|Principal|Accountant|Teacher|Member)\b/,
    'is a name of the sample school',
  ],
  [/(\+?91[\s-]?)?00000[\s-]?00000/, 'is a number of the sample school'],
  [/^0{5,}$/, 'is a number of the sample school'],
  [/\{[a-z]+\}|\b(TODO|TBD|XXX)\b|lorem ipsum|under construction/i, 'is not filled in'],
];

/** Sample values and blanks that a school has not filled in yet. They stop a publication, not a trial. */
export function findPlaceholders(source: Source, severity: Problem['severity']): Problem[] {
  // The words of the site and of its staff area contain {places} that the site itself fills in.
  if (source.kind === 'words' || source.kind === 'staff') return [];
  const { file, document } = source;
  const ofFields = findTexts(document.value, []).flatMap(({ text, path }) => {
    const message = explain(text);
    const field = describePath(path, document.value);
    return message ? [{ file, ...document.positionOf(path), field, message, severity }] : [];
  });
  const ofBody = source.body.split('\n').flatMap((text, index) => {
    const message = explain(text);
    return message
      ? [{ file, line: source.bodyLine + index, column: 1, field: 'Text', message, severity }]
      : [];
  });
  return [...ofFields, ...ofBody];
}

function explain(text: string): string | undefined {
  for (const [pattern, what] of PLACEHOLDERS) {
    const [found] = pattern.exec(text) ?? [];
    if (found) return `"${shorten(text.length > 60 ? found : text)}" ${what}. Write the school's own.`;
  }
  return undefined;
}

function findTexts(value: unknown, path: (string | number)[]): { text: string; path: (string | number)[] }[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (Array.isArray(value)) return value.flatMap((item, index) => findTexts(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => findTexts(child, [...path, name]));
}
