import { paragraph, section, table } from './html-parts';
import { SCHOOL, type SampleDocument } from './sample-document';

const MONTHS: [string, string, string][] = [
  ['April 2025', 'New session begins; books and diaries are given out', 'No fixed day'],
  [
    'May 2025',
    'First unit tests; parents meet the class teachers',
    '19 May: the school closes for the summer',
  ],
  ['June 2025', 'Summer closure', '21 June: International Day of Yoga'],
  ['July 2025', 'Classes again; house and council members are chosen', '1 July: the school reopens'],
  ['August 2025', 'Unit tests; club work begins', '15 August: Independence Day'],
  [
    'September 2025',
    'Half-yearly examination',
    '5 September: Teachers’ Day; 8 September: reading week begins',
  ],
  ['October 2025', 'Answer papers are shown to parents', '2 October: Gandhi Jayanti; Diwali holidays'],
  ['November 2025', 'Science fair; rehearsals', '14 November: Children’s Day'],
  ['December 2025', 'Unit tests; practice papers for Classes X and XII', '20 December: annual day'],
  ['January 2026', 'Revision; practical examinations of Classes X and XII', '26 January: Republic Day'],
  [
    'February 2026',
    'Board examinations begin, on the dates of the Board',
    '7 February: sports day; 28 February: National Science Day',
  ],
  ['March 2026', 'Annual examination; report cards; session closes', 'No fixed day'],
];

export const academicCalendar: SampleDocument = {
  file: 'academic-calendar.pdf',
  title: `Annual academic calendar, session ${SCHOOL.session}`,
  note: 'Sample document. The days are samples; the school puts its own calendar here.',
  body:
    section(
      'Month by month',
      table('What happens in each month', ['Month', 'Lessons and tests', 'Days to note'], MONTHS),
    ) +
    section(
      'Changes during the year',
      paragraph(
        'A day may change by order of the Board or of the district, or because of the weather. The class diary and the announcements on the website say so first.',
      ),
    ),
};
