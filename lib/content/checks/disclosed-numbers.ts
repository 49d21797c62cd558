import type { Source } from '../files/source';
import { problemAt, type Problem } from '../messages/problem';

/** Rows of the Board's form that repeat what school.yaml says. */
const ROWS = { A2: 'affiliationNumber', A3: 'code' } as const;

/** Affiliation number and school code in the disclosure that are not those of school.yaml. */
export function checkDisclosedNumbers(sources: readonly Source[]): Problem[] {
  const school = sources.find(({ kind }) => kind === 'school');
  const disclosure = sources.find(({ kind }) => kind === 'disclosure');
  if (!school?.valid || !disclosure?.valid) return [];
  const facts = school.document.value as Record<string, unknown>;
  const { A } = disclosure.document.value as {
    A?: { rows: readonly { row: string; details?: string }[] };
  };
  return (A?.rows ?? []).flatMap(({ row, details }, index) => {
    const field = ROWS[row as keyof typeof ROWS];
    const number = field && facts[field];
    if (!details || typeof number !== 'string' || digitsOf(details).includes(digitsOf(number))) return [];
    const { line } = school.document.positionOf([field]);
    const message = `is not the ${field} of school.yaml, found "${details}" here and "${number}" there on line ${line}. Correct the one that is wrong.`;
    return [problemAt(disclosure, ['A', 'rows', index, 'details'], message)];
  });
}

/** Numbers are compared without the spaces and signs between their digits. */
function digitsOf(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '');
}
