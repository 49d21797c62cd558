import { sayRatio } from '@/lib/content/kinds/disclosure';
import type { Problem } from '@/lib/content/say/problem';
import { NOTHING } from './check-rows';
import { rowOf, type Facts, type PlacedRow } from './form';

/** Rows whose number is that of the people whom they name. */
const NAMED = ['D1', 'D2', 'D3', 'D4a', 'D4b', 'D4c', 'D6', 'D7'];
const TOTAL = 'D4';
const PARTS = ['D4a', 'D4b', 'D4c'];

/** Whether a row of part D has a number, and names as many people as it counts. */
export function checkPeople({ row: placed, report }: PlacedRow): Problem[] {
  const { row, number, people, details, notApplicable } = placed;
  if (![TOTAL, ...NAMED].includes(row) || notApplicable !== undefined) return [];
  const named = people?.length ?? 0;
  const inWords = named === 1 ? '1 person is named' : `${named} people are named`;
  const at = ['number'];
  if (number === undefined) {
    if (named)
      return report(at, `is missing, and ${inWords}. The form asks how many: write number: ${named}.`);
    const missing =
      'is missing. The form asks how many: write for example number: 1, or number: 0 where there is nobody.';
    return report(at, details !== undefined && missing);
  }
  const other = `is ${number}, and ${inWords} with a qualification. Name each of them, or correct the number.`;
  return report(at, row !== TOTAL && named !== number && other);
}

/** Persons whose qualification is not said. */
export const checkQualifications = ({ row: { people = [] }, report }: PlacedRow): Problem[] =>
  people.flatMap(({ qualification }, index) => {
    const none = `"${qualification}" is no qualification. Write it, such as M.Sc., B.Ed.`;
    return report(['people', index, 'qualification'], NOTHING.test(qualification) && none);
  });

const ONLY_BED = /^\W*(\d+\W+)?(teachers? )?(with )?B\.?\s?Ed\W*$/i;

/** Whether the rows PGT, TGT and PRT count teachers of that kind, and not those with a qualification. */
export function checkCategory({ row: placed, report }: PlacedRow): Problem[] {
  const { row, information, details, people = [] } = placed;
  if (!PARTS.includes(row)) return [];
  const inDetails = details !== undefined && ONLY_BED.test(details);
  if (!inDetails && !(people.length && people.every(({ qualification }) => ONLY_BED.test(qualification))))
    return [];
  const said = inDetails ? `"${details}"` : `"${people[0]?.qualification}" of each of the ${people.length}`;
  const message = `says ${said}: B.Ed. is a qualification, and the row asks how many teach as ${information}. Count those only, and write the qualification of each after the name.`;
  return report([inDetails ? 'details' : 'people'], message, 'warning');
}

/** Whether PGT, TGT and PRT together are the teachers of row D4. */
export function checkTotal(facts: Facts): Problem[] {
  const total = rowOf(facts, TOTAL);
  const numbers = PARTS.flatMap((name) => {
    const { number, notApplicable } = rowOf(facts, name)?.row ?? {};
    return number ?? (notApplicable === undefined ? [] : 0);
  });
  if (total?.row.number === undefined || numbers.length < PARTS.length) return [];
  const sum = numbers.reduce((all, number) => all + number, 0);
  const message = `must be PGT, TGT and PRT together: ${numbers.join(' + ')} = ${sum}, found ${total.row.number}. Write ${sum}, or correct the three.`;
  return total.report(['number'], sum !== total.row.number && message);
}

/** CBSE Affiliation Bye-Laws 2018: pupils for one teacher, and teachers for one section. */
const MOST_PUPILS = 30;
const LEAST_TEACHERS = 1.5;

/** Whether there are teachers enough for the pupils. */
export function checkPupils(facts: Facts): Problem[] {
  const { pupils = 0 } = facts.strength ?? {};
  const total = rowOf(facts, TOTAL);
  const teachers = total?.row.number;
  if (!teachers || pupils / teachers <= MOST_PUPILS) return [];
  const each = Math.ceil((pupils / teachers) * 10) / 10;
  const message = `${pupils} pupils for ${teachers} teachers are ${each} for each; the Board allows at most ${MOST_PUPILS}. That would be ${Math.ceil(pupils / MOST_PUPILS)} teachers. Publish the true numbers, and tell the principal.`;
  return total.report(['number'], message);
}

/** Whether there are teachers enough for the sections. That row D5 says what the numbers say, the check of the content sees. */
export function checkSections(facts: Facts): Problem[] {
  const { sections = 0, notCounted = 0 } = facts.strength ?? {};
  const placed = rowOf(facts, 'D5');
  const teachers = rowOf(facts, TOTAL)?.row.number;
  // 0 sections are not filled in, which the check of the content says.
  if (!teachers || !sections || !placed || placed.row.notApplicable !== undefined) return [];
  const counted = teachers - notCounted;
  const few = `${sayRatio(counted, sections)}; the Board asks for at least ${LEAST_TEACHERS}:1. That would be ${Math.ceil(sections * LEAST_TEACHERS)} teachers. Publish the true numbers, and tell the principal.`;
  return placed.report(['details'], counted / sections < LEAST_TEACHERS && few);
}

/** Clause 2.4.12: pupils for one counsellor of each kind. */
const PUPILS_OF_COUNSELLOR = 500;
/** Smaller schools share counsellors in a hub. */
const HUB_BELOW = 300;

const COUNSELLORS = [
  ['wellnessTeachers', 'counselling and wellness teachers'],
  ['careerCounsellors', 'career counsellors'],
] as const;

/** Whether there are counsellors of both kinds enough for the pupils, and whether row D7 counts them. */
export function checkCounsellors(facts: Facts): Problem[] {
  const { strength, report } = facts;
  if (!strength) return [];
  const { pupils, wellnessTeachers: wellness, careerCounsellors: career } = strength;
  const needed = pupils < HUB_BELOW ? 0 : Math.ceil(pupils / PUPILS_OF_COUNSELLOR);
  const ask = `For ${pupils} pupils clause 2.4.12 asks for ${needed}`;
  const few = COUNSELLORS.flatMap(([field, words]) => {
    const number = strength[field];
    const missing = `is missing. Write below pupils how many of row D7 are ${words}, 0 where there are none. ${ask}`;
    const said = number === undefined ? missing : `is ${number}. ${ask} ${words}`;
    const message = `${said}: 1 to ${PUPILS_OF_COUNSELLOR} pupils.`;
    return report(['D', field], (number ?? 0) < needed && message, 'warning');
  });
  const placed = rowOf(facts, 'D7');
  const number = placed?.row.number;
  if (!placed || number === undefined || wellness === undefined || career === undefined) return few;
  const message = `must be both kinds of counsellors together: ${wellness} + ${career} = ${wellness + career}, found ${number}. Correct the one that is wrong.`;
  return [...few, ...placed.report(['number'], wellness + career !== number && message, 'warning')];
}
