import type { Disclosure } from '@/lib/content/kinds/disclosure';
import type { Problem } from '@/lib/content/say/problem';
import { askPage, checkCommittees, checkDelhiFees, checkFeesInTime, checkHelpline } from './check-duties';
import { checkResults, RESULT_TABLES } from './check-results';
import {
  checkAnswer,
  checkCertificates,
  checkEdition,
  checkOrder,
  checkSchool,
  checkVideo,
} from './check-rows';
import {
  checkCategory,
  checkCounsellors,
  checkPeople,
  checkPupils,
  checkSections,
  checkTotal,
} from './check-staff';
import type { PlacedRow, Report } from './form';
import type { Facts, Rule } from './rule';

const READ = '2026-11-22';
const ofForm = {
  source: 'several copies of the form',
  read: READ,
  state: 'all India',
  certainty: 'copies agree',
} as const;
const ofByeLaws = { ...ofForm, source: 'several copies of the Affiliation Bye-Laws 2018' } as const;
const reported = { read: READ, state: 'all India', certainty: 'reported' } as const;

const eachRow =
  (check: (placed: PlacedRow, report: Report, facts: Facts) => Problem[]) =>
  (facts: Facts): Problem[] =>
    facts.rows.flatMap((placed) => check(placed, facts.report, facts));

const ofStrength =
  (check: (rows: readonly PlacedRow[], strength: Disclosure['D'], report: Report) => Problem[]) =>
  ({ rows, strength, report }: Facts): Problem[] =>
    strength ? check(rows, strength, report) : [];

/** The rule that the rows themselves are; a row that is missing breaks it. */
export const FORM_RULE: Rule = {
  ...ofForm,
  asks: 'every row of the form, in its words and its order, with an answer or the reason for having none',
  clause: 'Appendix IX, revised January 2026',
  check: (facts) => [
    ...checkEdition(facts.edition, facts.report),
    ...checkOrder(facts.rows, facts.report),
    ...eachRow(checkAnswer)(facts),
  ],
};

/** Every rule that is known, one each. A State's rules come last. */
export const RULES: readonly Rule[] = [
  FORM_RULE,
  {
    ...ofForm,
    asks: 'the name and the e-mail address of the school as the rest of the website has them',
    clause: 'Appendix IX, A1 and A6',
    check: eachRow(checkSchool),
  },
  {
    ...ofForm,
    asks: 'certificates that hold today',
    clause: 'Appendix IX, part B',
    check: eachRow(checkCertificates),
  },
  {
    ...ofForm,
    asks: 'the results of the last three years',
    clause: 'Appendix IX, part C',
    check: ({ results, session, day, report }) =>
      RESULT_TABLES.flatMap((table) =>
        results[table]
          ? checkResults(
              { table, results: results[table], reason: results[`${table}NotApplicable`], session, day },
              report,
            )
          : [],
      ),
  },
  {
    ...ofForm,
    asks: 'how many teachers of each kind, each by name with the qualification',
    clause: 'Appendix IX, part D',
    check: (facts) => [
      ...eachRow(checkPeople)(facts),
      ...eachRow(checkCategory)(facts),
      ...checkTotal(facts.rows, facts.report),
    ],
  },
  {
    ...ofForm,
    asks: 'the inspection of the school as a video on YouTube',
    clause: 'Appendix IX, E9',
    check: eachRow(checkVideo),
  },
  {
    ...ofByeLaws,
    asks: 'at most 30 pupils for a teacher',
    clause: 'Affiliation Bye-Laws 2018',
    check: ofStrength(checkPupils),
  },
  {
    ...ofByeLaws,
    asks: 'at least 1.5 teachers for a section',
    clause: 'Affiliation Bye-Laws 2018',
    check: ofStrength(checkSections),
  },
  {
    ...reported,
    asks: 'a counselling and wellness teacher and a career counsellor, each 1 to 500 pupils; below 300 pupils in a hub',
    clause: 'clause 2.4.12, letter of January 2026',
    source: 'edexlive.com, ndtv.com 10789154, htsyndication 96782213; they disagree on part-time counsellors',
    check: ofStrength(checkCounsellors),
  },
  {
    ...ofByeLaws,
    asks: 'the book list of all classes, with a declaration signed by Manager and Principal',
    clause: 'clause 2.4.7',
    certainty: 'reported',
    check: (facts) =>
      askPage(
        facts,
        /book[ -]?list|list of books|textbooks|पुस्तक/i,
        'no page has the book list of all classes with the declaration of Manager and Principal. Add a page with “Book list” in its title and the word “declaration” in its text.',
        /declar|घोषणा/i,
      ),
  },
  {
    ...ofByeLaws,
    asks: 'the annual report, before 15 September of each year',
    clause: 'clause 14.5',
    certainty: 'reported',
  },
  {
    ...ofForm,
    asks: 'a copy of every transfer certificate that the school issues',
    clause: 'no clause known',
    source: 'circulars of the Board',
    certainty: 'reported',
  },
  {
    ...ofForm,
    asks: 'members and contacts of the committees for grievances, for internal complaints and for POCSO',
    clause: 'circular 19/2017',
    source: 'circulars of the Board',
    certainty: 'reported',
    check: checkCommittees,
  },
  {
    ...reported,
    asks: 'Tele-MANAS, 14416 and 1800-891-4416, on the website',
    clause: 'circular of August 2025; Supreme Court, Sukdeb Saha, 2025 INSC 893',
    source: 'indiatoday.in 2778021, verdictum.in 1586163, lawyersarc.in; “websites” in one of them only',
    everyBoard: true,
    check: checkHelpline,
  },
  {
    ...reported,
    asks: 'a notice of what the school does with personal data, by itself; most duties from 13 May 2027',
    clause: 'Digital Personal Data Protection Act 2023, Rules 2025',
    source: 'barandbench, dpdpa.com schedule 4, storyboard18',
    everyBoard: true,
    check: (website) =>
      askPage(
        website,
        /privacy|data protection|personal data|निजता|गोपनीयता|व्यक्तिगत डेटा/i,
        'no page has the privacy notice. Add a page with “Privacy” in its title: which personal data the school keeps, why, and whom to ask.',
      ),
  },
  {
    ...reported,
    asks: 'a statement of what was tested for accessibility, and how to complain',
    clause: 'no clause known',
    source: 'usual on public websites',
    certainty: 'advice',
    everyBoard: true,
    check: (website) =>
      askPage(
        website,
        /accessib|सुगम्यता|सुलभता/i,
        'no page has the accessibility statement. Add a page with “Accessibility” in its title: what was tested, what is known to fail, and whom to tell.',
      ),
  },
  {
    ...reported,
    asks: 'the fees on the website 60 days before the session',
    clause: 'Fee Regulation Act 2018',
    source: 'ndtv.com 1835464, indiankanoon 198801743',
    state: 'Uttar Pradesh',
    everyBoard: true,
    check: checkFeesInTime,
  },
  {
    ...reported,
    asks: 'registration of at most 25 rupees, admission of at most 200',
    clause: 'Act of 2025',
    source: 'newindianexpress.com 13 December 2025',
    state: 'Delhi',
    everyBoard: true,
    check: checkDelhiFees,
  },
];
