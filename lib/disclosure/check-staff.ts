import type { Problem } from '@/lib/content/say/problem';
import { keptBySample, pathOf, type PlacedRow, type Report } from './form';

/** Rows whose number is that of the people whom they name. */
const NAMED = ['D1', 'D2', 'D3', 'D4a', 'D4b', 'D4c', 'D6', 'D7'];
const TOTAL = 'D4';
const PARTS = ['D4a', 'D4b', 'D4c'];

/** Whether a row of part D has a number, and names as many people as it counts. */
export function checkPeople(placed: PlacedRow, report: Report): Problem[] {
  const { row, number, people, details, notApplicable } = placed.row;
  if (![TOTAL, ...NAMED].includes(row) || notApplicable !== undefined) return [];
  const named = people?.length ?? 0;
  const inWords = named === 1 ? '1 person is named' : `${named} people are named`;
  const refuse = (message: string): Problem[] => [report(pathOf(placed, 'number'), message)];
  if (number === undefined) {
    if (named) return refuse(`is missing, and ${inWords}. The form asks how many: write number: ${named}.`);
    return details === undefined
      ? []
      : refuse(
          'is missing. The form asks how many: write for example number: 1, or number: 0 where there is nobody.',
        );
  }
  if (row === TOTAL || named === number) return [];
  return refuse(
    `is ${number}, and ${inWords} with a qualification. Name each of them, or correct the number.`,
  );
}

const ONLY_BED = /^\W*(\d+\W+)?(teachers? )?(with )?B\.?\s?Ed\W*$/i;

/** Whether the rows PGT, TGT and PRT count teachers of that kind, and not those with a qualification. */
export function checkCategory(placed: PlacedRow, report: Report): Problem[] {
  const { row, information, details, people = [] } = placed.row;
  if (!PARTS.includes(row)) return [];
  const inDetails = details !== undefined && ONLY_BED.test(details);
  if (!inDetails && !(people.length && people.every(({ qualification }) => ONLY_BED.test(qualification))))
    return [];
  const said = inDetails ? `"${details}"` : `"${people[0]?.qualification}" of each of the ${people.length}`;
  const message = `says ${said}: B.Ed. is a qualification, and the row asks how many teach as ${information}. Count those only, and write the qualification of each after the name.${keptBySample(placed.row)}`;
  return [report(pathOf(placed, inDetails ? 'details' : 'people'), message, 'warning')];
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

/** CBSE Affiliation Bye-Laws 2018: pupils for one teacher, and teachers for one section. */
const MOST_PUPILS = 30;
const LEAST_TEACHERS = 1.5;

/** Whom the rule on teachers per section does not count, by their qualification. */
const PHYSICAL_EDUCATION = /\b[BM]\.?\s?P\.?\s?E\.?d\b/i;

export interface Strength {
  pupils: number;
  sections: number;
  /** Teachers of row D4 whom the second rule leaves out: principal, physical education, counsellor. */
  notCounted?: number;
  wellnessTeachers?: number;
  careerCounsellors?: number;
}

/** Whether there are teachers enough for the pupils. */
export function checkPupils(rows: readonly PlacedRow[], { pupils }: Strength, report: Report): Problem[] {
  const total = rows.find(({ row }) => row.row === TOTAL);
  const teachers = total?.row.number;
  if (!total || !teachers || pupils / teachers <= MOST_PUPILS) return [];
  const message = `${pupils} pupils for ${teachers} teachers are ${roundUp(pupils / teachers)} for each; the Board allows at most ${MOST_PUPILS}. Correct pupils or the number of teachers; if they are right, the school needs ${Math.ceil(pupils / MOST_PUPILS)} teachers.`;
  return [report(pathOf(total, 'number'), message)];
}

/** Whether there are teachers enough for the sections, and whether row D5 says what the numbers say. */
export function checkSections(rows: readonly PlacedRow[], strength: Strength, report: Report): Problem[] {
  const teachers = rows.find(({ row }) => row.row === TOTAL)?.row.number;
  if (!teachers) return [];
  return [
    ...checkRatio(rows, teachers, strength, report),
    ...checkNotCounted(rows, strength.notCounted ?? 0, report),
  ];
}

function checkRatio(
  rows: readonly PlacedRow[],
  teachers: number,
  { sections, notCounted = 0 }: Strength,
  report: Report,
): Problem[] {
  const row = rows.find((each) => each.row.row === 'D5');
  // 0 sections are not filled in, which the check of the content says.
  if (!row || row.row.notApplicable !== undefined || sections === 0) return [];
  const counted = teachers - notCounted;
  const ratio = counted / sections;
  const shown = `${roundDown(ratio)}:1`;
  const sum = `${counted} teachers for ${sections} sections are ${shown}`;
  const at = pathOf(row, 'details');
  if (ratio < LEAST_TEACHERS) {
    const message = `${sum}; the Board asks for at least ${LEAST_TEACHERS}:1. Correct sections or the number of teachers; if they are right, the school needs ${Math.ceil(sections * LEAST_TEACHERS)} teachers.`;
    return [report(at, message)];
  }
  const written = readRatio(row.row.details ?? '');
  if (written === undefined) return [report(at, `must be the ratio, teachers first. Write ${shown}`)];
  // One decimal is what schools write; rounded down or to the nearest, both are honest.
  if (Math.abs(written - ratio) < 0.1) return [];
  return [report(at, `says ${row.row.details}, and ${sum}. Write ${shown}, or correct the numbers.`)];
}

function checkNotCounted(rows: readonly PlacedRow[], notCounted: number, report: Report): Problem[] {
  const people = rows.filter(({ row }) => /^D4./.test(row.row)).flatMap(({ row }) => row.people ?? []);
  const apart = new Set(
    rows
      .filter(({ row }) => row.row === 'D1' || row.row === 'D7')
      .flatMap(({ row }) => row.people ?? [])
      .map(({ name }) => name),
  );
  const found = people.filter(
    ({ name, qualification }) => apart.has(name) || PHYSICAL_EDUCATION.test(qualification),
  );
  if (found.length <= notCounted) return [];
  const message = `is ${notCounted}, and rows D4a to D4c name ${found.length} who are the principal, a counsellor or a teacher of physical education: ${found.map(({ name }) => name).join(', ')}. Write ${found.length}, for the ratio of row D5.`;
  return [report(['D', 'notCounted'], message, 'warning')];
}

/** Clause 2.4.12: pupils for one counsellor of each kind. */
const PUPILS_OF_COUNSELLOR = 500;
/** Smaller schools share counsellors in a hub. */
const HUB_BELOW = 300;

const COUNSELLORS = {
  wellnessTeachers: 'counselling and wellness teachers',
  careerCounsellors: 'career counsellors',
} as const;

/** Whether there are counsellors of both kinds enough for the pupils, and whether row D7 counts them. */
export function checkCounsellors(rows: readonly PlacedRow[], strength: Strength, report: Report): Problem[] {
  const needed = strength.pupils < HUB_BELOW ? 0 : Math.ceil(strength.pupils / PUPILS_OF_COUNSELLOR);
  const ask = `For ${strength.pupils} pupils clause 2.4.12 asks for ${needed}`;
  const few = Object.entries(COUNSELLORS).flatMap(([field, words]) => {
    const number = strength[field as keyof typeof COUNSELLORS];
    if ((number ?? 0) >= needed) return [];
    const message =
      number === undefined
        ? `is missing. Write how many of row D7 are ${words}. ${ask}: 1 to ${PUPILS_OF_COUNSELLOR} pupils.`
        : `is ${number}. ${ask} ${words}: 1 to ${PUPILS_OF_COUNSELLOR} pupils.`;
    return [report(['D', field], message, 'warning')];
  });
  const row = rows.find((each) => each.row.row === 'D7');
  const { wellnessTeachers: wellness, careerCounsellors: career } = strength;
  if (row?.row.number === undefined || wellness === undefined || career === undefined) return few;
  if (wellness + career === row.row.number) return few;
  const message = `must be both kinds of counsellors together: ${wellness} + ${career} = ${wellness + career}, found ${row.row.number}. Correct the one that is wrong.`;
  return [...few, report(pathOf(row, 'number'), message, 'warning')];
}

/** `1.5:1` and `1:1.5` → 1.5. */
function readRatio(text: string): number | undefined {
  const [, left, right] = /^\s*(\d+(?:\.\d+)?)\s*:\s*(\d+(?:\.\d+)?)\s*$/.exec(text) ?? [];
  const [a, b] = [Number(left), Number(right)];
  return left === undefined || !a || !b ? undefined : Math.max(a, b) / Math.min(a, b);
}

function roundDown(ratio: number): number {
  return Math.floor(ratio * 10) / 10;
}

function roundUp(ratio: number): number {
  return Math.ceil(ratio * 10) / 10;
}
