import { formatRatio } from '@/lib/content/kinds/disclosure';
import type { Problem } from '@/lib/content/say/problem';
import { NOTHING } from './check-rows';
import { rowOf, type Facts, type PlacedRow } from './form';

/** Rows whose number must equal the number of people named in them. */
const NAMED = ['D1', 'D2', 'D3', 'D4a', 'D4b', 'D4c', 'D6', 'D7'];
const TOTAL = 'D4';
const PARTS = ['D4a', 'D4b', 'D4c'];

/** Reports rows of part D without a number, or with a number that differs from the people named. */
export function checkPeople({ row: placed, report }: PlacedRow): Problem[] {
  const { row, number, people, details, notApplicable } = placed;
  if (![TOTAL, ...NAMED].includes(row) || notApplicable !== undefined) return [];
  const named = people?.length ?? 0;
  const inWords = named === 1 ? '1 person is named' : `${named} people are named`;
  const at = ['number'];
  if (number === undefined) {
    if (named)
      return report(
        at,
        `is missing, but ${inWords}. The form asks how many people there are. Write number: ${named}.`,
      );
    const missing =
      'is missing. The form asks how many people there are. Write number: 1, for example, or number: 0 if there is nobody.';
    return report(at, details !== undefined && missing);
  }
  const other = `is ${number}, but ${inWords} with a qualification. Name every person, or correct the number.`;
  return report(at, row !== TOTAL && named !== number && other);
}

export const checkQualifications = ({ row: { people = [] }, report }: PlacedRow): Problem[] =>
  people.flatMap(({ qualification }, index) => {
    const none = `"${qualification}" is not a qualification. Write one, such as M.Sc., B.Ed.`;
    return report(['people', index, 'qualification'], NOTHING.test(qualification) && none);
  });

const ONLY_BED = /^\W*(\d+\W+)?(teachers? )?(with )?B\.?\s?Ed\W*$/i;

/** Reports rows PGT, TGT and PRT that count teachers by qualification instead of by post. */
export function checkCategory({ row: placed, report }: PlacedRow): Problem[] {
  const { row, information, details, people = [] } = placed;
  if (!PARTS.includes(row)) return [];
  const inDetails = details !== undefined && ONLY_BED.test(details);
  if (!inDetails && !(people.length && people.every(({ qualification }) => ONLY_BED.test(qualification))))
    return [];
  const found = inDetails ? `"${details}"` : `"${people[0]?.qualification}" for each of the ${people.length}`;
  const message = `has ${found}: B.Ed. is a qualification, but the row asks how many teach as ${information}. Count only those, and write the qualification after each name.`;
  return report([inDetails ? 'details' : 'people'], message, 'warning');
}

/** Reports row D4 if its number is not the sum of PGT, TGT and PRT. */
export function checkTotal(facts: Facts): Problem[] {
  const total = rowOf(facts, TOTAL);
  const numbers = PARTS.flatMap((name) => {
    const { number, notApplicable } = rowOf(facts, name)?.row ?? {};
    return number ?? (notApplicable === undefined ? [] : 0);
  });
  if (total?.row.number === undefined || numbers.length < PARTS.length) return [];
  const sum = numbers.reduce((all, number) => all + number, 0);
  const message = `must be the sum of PGT, TGT and PRT: ${numbers.join(' + ')} = ${sum}, found ${total.row.number}. Write ${sum}, or correct the three numbers.`;
  return total.report(['number'], sum !== total.row.number && { message, right: `${sum}` });
}

/** Limits of the CBSE Affiliation Bye-Laws 2018: maximum pupils per teacher, minimum teachers per section. */
const MOST_PUPILS = 30;
const LEAST_TEACHERS = 1.5;

export function checkPupils(facts: Facts): Problem[] {
  const { pupils = 0 } = facts.strength ?? {};
  const total = rowOf(facts, TOTAL);
  const teachers = total?.row.number;
  if (!teachers || pupils / teachers <= MOST_PUPILS) return [];
  const each = Math.ceil((pupils / teachers) * 10) / 10;
  const message = `${pupils} pupils for ${teachers} teachers are ${each} pupils per teacher. The Board allows at most ${MOST_PUPILS}, which would need ${Math.ceil(pupils / MOST_PUPILS)} teachers. Publish the true numbers, and tell the principal.`;
  return total.report(['number'], message);
}

/** Reports too few teachers for the sections. The content check compares the text of row D5 with the numbers. */
export function checkSections(facts: Facts): Problem[] {
  const { sections = 0, notCounted = 0 } = facts.strength ?? {};
  const placed = rowOf(facts, 'D5');
  const teachers = rowOf(facts, TOTAL)?.row.number;
  // If `sections` is 0, it has not been filled in, and the content check reports that.
  if (!teachers || !sections || !placed || placed.row.notApplicable !== undefined) return [];
  const counted = teachers - notCounted;
  const few = `${formatRatio(counted, sections)}; the Board asks for at least ${LEAST_TEACHERS}:1, which would need ${Math.ceil(sections * LEAST_TEACHERS)} teachers. Publish the true numbers, and tell the principal.`;
  return placed.report(['details'], counted / sections < LEAST_TEACHERS && few);
}

/** The number of pupils for whom one counsellor of each kind is needed (clause 2.4.12). */
const PUPILS_OF_COUNSELLOR = 500;
/** A school with fewer pupils may share the counsellors of a hub. */
const HUB_BELOW = 300;

const COUNSELLORS = [
  ['wellnessTeachers', 'counselling and wellness teachers'],
  ['careerCounsellors', 'career counsellors'],
] as const;

/** Reports too few counsellors of either kind, and row D7 if its number is not the sum of the two kinds. */
export function checkCounsellors(facts: Facts): Problem[] {
  const { strength, report } = facts;
  if (!strength) return [];
  const { pupils, wellnessTeachers: wellness, careerCounsellors: career } = strength;
  const needed = pupils < HUB_BELOW ? 0 : Math.ceil(pupils / PUPILS_OF_COUNSELLOR);
  const ask = `For ${pupils} pupils, clause 2.4.12 asks for ${needed}`;
  const few = COUNSELLORS.flatMap(([field, words]) => {
    const number = strength[field];
    const missing = `is missing. Write below "pupils" how many people in row D7 are ${words}, or 0 if there are none. ${ask}`;
    const said = number === undefined ? missing : `is ${number}. ${ask} ${words}`;
    const message = `${said}: one for every ${PUPILS_OF_COUNSELLOR} pupils.`;
    return report(['D', field], (number ?? 0) < needed && message, 'warning');
  });
  const placed = rowOf(facts, 'D7');
  const number = placed?.row.number;
  if (!placed || number === undefined || wellness === undefined || career === undefined) return few;
  const message = `must be the sum of both kinds of counsellors: ${wellness} + ${career} = ${wellness + career}, found ${number}. Correct the one that is wrong.`;
  return [...few, ...placed.report(['number'], wellness + career !== number && message, 'warning')];
}
