import { isCbse } from '@/lib/content/kinds/school';
import type { SchoolAnswers } from './school-answers';

/** What a clerk has still to write: the check lists every text that has this word. */
export function todo(what: string): string {
  return `TODO: ${what}`;
}

/** Drawn for the school: its name is listed as a placeholder until the school's own picture is there. */
export const CREST = 'TODO-crest.svg';

/** school.yaml of a new school. @param session such as 2025-26 */
export function schoolFields(answers: SchoolAnswers, session: string): object {
  const { name, shortName, devanagari, town, board, phone, email, siteAddress, colours } = answers;
  const numbers = board !== undefined && isCbse(board) ? { affiliationNumber: 'TODO', code: 'TODO' } : {};
  return {
    name,
    shortName,
    description: describeSchool(answers),
    ...(devanagari === undefined ? {} : { devanagari: { name: devanagari } }),
    town,
    board: board ?? 'none',
    affiliationLine:
      board === undefined ? todo('by whom the school is recognised') : `Affiliated to ${board}`,
    ...numbers,
    session,
    siteAddress,
    email,
    phones: [phone],
    address: { ...answers.address, locality: town },
    logo: CREST,
    social: [],
    contacts: [{ id: 'office', title: 'School office', phone, email, hours: todo('when somebody answers') }],
    colours,
    footer: {
      usefulLinks: [
        { text: 'Home', to: '/' },
        { text: 'About us', to: '/#about-us' },
        { text: 'Admission', to: '/admissionprocedure' },
        { text: 'Contact us', to: '#contact' },
      ],
      quickLinks: [
        { text: 'Fee structure', to: '/feestructure' },
        { text: 'Classes', to: '/academics' },
        { text: 'Information', to: '/information' },
      ],
      copyrightYear: Number(session.slice(0, 4)),
      browserNote: 'This site works in every current browser, on a phone as well as on a computer.',
    },
  };
}

export function describeSchool({ name, board, town, classes: { from, to } }: SchoolAnswers): string {
  const kind = board === undefined ? 'school' : `${board} school`;
  return `${name}: ${kind} in ${town}, ${classesInWords(from, to)}.`.slice(0, 200);
}

export function classesInWords(from: string, to: string): string {
  const named = (each: string): string => (/^[IVX]+$/.test(each) ? `Class ${each}` : each);
  return from === to ? named(from) : `${named(from)} to ${named(to)}`;
}

/** `Hindi, English and Urdu` */
export function languagesInWords(languages: readonly string[]): string {
  return new Intl.ListFormat('en-IN').format(languages);
}
