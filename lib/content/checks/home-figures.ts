import type { Source } from '../files/source';
import { problemAt, type Problem } from '../messages/problem';

interface Row {
  row: string;
  details?: string;
  number?: number;
}

/** Large numbers of the home page that are not those of the row of the Board's form that they name. */
export function checkHomeFigures(sources: readonly Source[]): Problem[] {
  const home = sources.find(({ kind }) => kind === 'home');
  const disclosure = sources.find(({ kind }) => kind === 'disclosure');
  if (!home?.valid || !disclosure?.valid) return [];
  const { about } = home.document.value as {
    about: { figures?: readonly { number: number; row?: string }[] };
  };
  const rows = rowsOf(disclosure);
  return (about.figures ?? []).flatMap(({ number, row: named }, index) => {
    if (named === undefined) return [];
    const at = ['about', 'figures', index];
    const found = rows.find(({ row }) => row === named);
    if (!found)
      return [
        problemAt(home, [...at, 'row'], `names the row ${named}, which disclosure.yaml does not have.`),
      ];
    const said = String(found.number ?? found.details ?? '');
    if (numbersIn(said).includes(number)) return [];
    const message = `is not the number of row ${named} in disclosure.yaml, found ${number} here and "${said}" there. Correct the one that is wrong.`;
    return [problemAt(home, [...at, 'number'], message)];
  });
}

function rowsOf({ document }: Source): Row[] {
  const parts = Object.values(document.value as Record<string, unknown>);
  return parts.flatMap((part) => (part as { rows?: Row[] }).rows ?? []);
}

/** `42 classrooms of 45 sq m` → 42, 45; commas between digits group them. */
function numbersIn(text: string): number[] {
  return [...text.matchAll(/\d[\d,]*/g)].map(([digits]) => Number(digits.replaceAll(',', '')));
}
