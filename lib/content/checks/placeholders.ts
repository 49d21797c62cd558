import { describePath } from '../field-path';
import type { Problem } from '../problem';
import type { Source } from '../source';

/** What the sample school has in place of facts that only a real school knows. */
const PLACEHOLDERS: readonly [RegExp, string][] = [
  [/\.example\b/, 'is an address of the sample school'],
  [
    /\bSample (Student|Parent|Chairman|Director|Principal|Accountant|Teacher|Member)\b/,
    'is a name of the sample school',
  ],
  [/\+?(91)?[\s-]?00000[\s-]?00000/, 'is a number of the sample school'],
  [/^0{5,}$/, 'is a number of the sample school'],
  [/\{[a-z]+\}|\b(TODO|TBD|XXX)\b|lorem ipsum|under construction/i, 'is not filled in'],
];

/** Sample values and blanks that a school has not filled in yet. They stop a publication, not a trial. */
export function findPlaceholders(source: Source, severity: Problem['severity']): Problem[] {
  const problems: Problem[] = [];
  const visit = (value: unknown, path: (string | number)[]): void => {
    if (typeof value === 'string') {
      const [, what] = PLACEHOLDERS.find(([pattern]) => pattern.test(value)) ?? [];
      if (what) {
        problems.push({
          file: source.file,
          ...source.document.positionOf(path),
          field: describePath(path, source.document.value),
          message: `"${value.trim().slice(0, 60)}" ${what}. Write the school's own.`,
          severity,
        });
      }
    } else if (Array.isArray(value)) value.forEach((item, index) => visit(item, [...path, index]));
    else if (typeof value === 'object' && value !== null) {
      for (const [name, child] of Object.entries(value)) visit(child, [...path, name]);
    }
  };
  // The words of the site contain {places} that the site itself fills in.
  if (source.kind !== 'words') visit(source.document.value, []);
  return problems;
}
