import { paragraph, section, signatures, table } from './html-parts';
import { SCHOOL, type SampleDocument } from './sample-document';

const NOTE = 'Sample document. The names are samples; the school puts its own list here.';
const HEADINGS = ['Sl. no.', 'Name', 'Whom the member represents', 'Office'];

const numbered = (people: string[][]) => people.map((person, index) => [index + 1, ...person]);

const closing = section(
  'Questions to the members',
  paragraph('Write to the school office and name the member. The office passes the letter on.'),
  signatures('Sample Principal'),
);

export const managementCommittee: SampleDocument = {
  file: 'smc-list.pdf',
  title: 'School Management Committee',
  note: NOTE,
  body:
    section(
      'Members',
      table(
        `Members in session ${SCHOOL.session}`,
        HEADINGS,
        numbered([
          ['Sample Chairman', 'Management', 'Chairman'],
          ['Sample Director', 'Management', 'Member'],
          ['Sample Principal', 'School', 'Member secretary'],
          ['Sample Teacher 1', 'Teachers', 'Member'],
          ['Sample Teacher 2', 'Teachers', 'Member'],
          ['Sample Parent One', 'Parents', 'Member'],
          ['Sample Parent Two', 'Parents', 'Member'],
          ['Sample Educationist', 'Nominated', 'Member'],
        ]),
      ),
    ) + closing,
};

export const parentsTeachersAssociation: SampleDocument = {
  file: 'pta-list.pdf',
  title: 'Parents Teachers Association',
  note: NOTE,
  body:
    section(
      'Members',
      table(
        `Members in session ${SCHOOL.session}`,
        HEADINGS,
        numbered([
          ['Sample Principal', 'School', 'President'],
          ['Sample Parent One', 'Parents of Nursery to Class IV', 'Vice-president'],
          ['Sample Parent Two', 'Parents of Classes V to VIII', 'Member'],
          ['Sample Parent Three', 'Parents of Classes IX and X', 'Member'],
          ['Sample Parent Four', 'Parents of Classes XI and XII', 'Member'],
          ['Sample Teacher 3', 'Teachers', 'Secretary'],
          ['Sample Teacher 4', 'Teachers', 'Treasurer'],
        ]),
      ),
    ) + closing,
};
