import { soundFile, type Files } from '../read/source';
import { problemAt, type Problem } from '../say/problem';

/** Rows of the Board's form that repeat what school.yaml says. */
const ROWS = { A2: 'affiliationNumber', A3: 'code' } as const;

/** Affiliation number and school code in the disclosure that are not those of school.yaml. */
export function checkDisclosedNumbers({ sources }: Files): Problem[] {
  const school = soundFile(sources, 'school');
  const disclosure = soundFile(sources, 'disclosure');
  if (!school || !disclosure) return [];
  return disclosure.document.value.A.rows.flatMap(({ row, details }, index) => {
    const field = ROWS[row as keyof typeof ROWS];
    const number = field && school.document.value[field];
    if (!details || number === undefined || digitsOf(details).includes(digitsOf(number))) return [];
    const { line } = school.document.positionOf([field]);
    const message = `is not the ${field} of school.yaml, found "${details}" here and "${number}" there on line ${line}. Correct the one that is wrong.`;
    return [problemAt(disclosure, ['A', 'rows', index, 'details'], message)];
  });
}

/** Numbers are compared without the spaces and signs between their digits. */
function digitsOf(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** A row as far as numbers of the home page need it. */
interface FormRow {
  row: string;
  details?: string;
  number?: number;
}

/** Large numbers of the home page that are not those of the row of the Board's form that they name. */
export function checkHomeFigures({ sources }: Files): Problem[] {
  const home = soundFile(sources, 'home');
  const disclosure = soundFile(sources, 'disclosure');
  if (!home || !disclosure) return [];
  const { A, B, C, D, E } = disclosure.document.value;
  const rows = [A, B, C, D, E].flatMap((part): readonly FormRow[] => part.rows);
  return (home.document.value.about.figures ?? []).flatMap(({ number, row: named }, index) => {
    const at = ['about', 'figures', index];
    const found = rows.find(({ row }) => row === named);
    if (named === undefined) return [];
    if (!found) {
      const message = `names the row ${named}, which disclosure.yaml does not have.`;
      return [problemAt(home, [...at, 'row'], message)];
    }
    const said = String(found.number ?? found.details ?? '');
    if (numbersIn(said).includes(number)) return [];
    const message = `is not the number of row ${named} in disclosure.yaml, found ${number} here and "${said}" there. Correct the one that is wrong.`;
    return [problemAt(home, [...at, 'number'], message)];
  });
}

/** `42 classrooms of 45 sq m` → 42, 45; commas between digits group them. */
function numbersIn(text: string): number[] {
  return [...text.matchAll(/\d[\d,]*/g)].map(([digits]) => Number(digits.replaceAll(',', '')));
}
