import type { Problem } from '@/lib/content/messages/problem';
import { pathOf, type PlacedRow, type Report } from './disclosed-row';

/** Rows whose number is that of the people whom they name. */
const NAMED = ['D1', 'D2', 'D3', 'D4a', 'D4b', 'D4c', 'D6', 'D7'];
const TOTAL = 'D4';
const PARTS = ['D4a', 'D4b', 'D4c'];

/** Whether a row of part D names as many people as it counts. */
export function checkPeople(placed: PlacedRow, report: Report): Problem[] {
  const { row, number, people } = placed.row;
  if (!NAMED.includes(row) || number === undefined) return [];
  const named = people?.length ?? 0;
  if (named === number) return [];
  const message = `is ${number}, and ${named === 1 ? '1 person is' : `${named} people are`} named with a qualification. Name each of them, or correct the number.`;
  return [report(pathOf(placed, 'number'), message)];
}

/** Whether PGT, TGT and PRT together are the teachers of row D4. */
export function checkTotal(rows: readonly PlacedRow[], report: Report): Problem[] {
  const total = rows.find(({ row }) => row.row === TOTAL);
  const numbers = PARTS.map((name) => rows.find(({ row }) => row.row === name)?.row.number);
  if (total?.row.number === undefined || numbers.some((number) => number === undefined)) return [];
  const sum = numbers.reduce<number>((all, number) => all + (number ?? 0), 0);
  if (sum === total.row.number) return [];
  const message = `must be PGT, TGT and PRT together: ${numbers.join(' + ')} = ${sum}, found ${total.row.number}. Write ${sum}, or correct the three.`;
  return [report(pathOf(total, 'number'), message)];
}
