import type { DatedRow } from '@/components/ui/DatedRows';
import type { Content } from '@/lib/content/content';
import { findPageShowing } from '@/lib/content/kinds/pages';
import { contactOf, type Contact } from '@/lib/content/kinds/school';
import {
  comingInstallments,
  factsOf,
  findStopsPage,
  feesOf,
  feesOfYear,
  type SchoolClass,
} from '@/lib/site/class-card';
import { readRows } from './RowFinder';
import { noticesInTurn } from '@/lib/site/site-pages';
import { comingHolidays, comingOf, inCalendar, WHOLE_SESSION } from '@/lib/site/coming-days';
import { formatDays } from '@/lib/site/hours';
import { schoolHours } from '@/lib/site/hours-of-days';
import { sessionOf } from '@/lib/text/dates';
import { fillIn, telephoneLink } from '@/lib/text/text';
import type { Block } from '@/lib/content/blocks';
import { shownAddress } from '@/components/layout/Footer';
import { words } from '@/lib/content/words/in-use';

/** What the card of a class says, in rows. @param own the content of this class only */
export function rowsOf(own: Content, { name }: SchoolClass, day: string) {
  const { classes, fees, pages, school } = own;
  const { teachers, uniform, gamesDays, books, booksNote, busNote, examinationNote, feesNote } = factsOf(
    own,
    name,
  );
  const pageOf = (block: Block) => findPageShowing(pages, block);
  const lineOf = (text?: string, to?: string) => (text ? [{ text, to }] : []);
  const callOf = (contact?: Contact, said = contact?.phone) =>
    lineOf(said, contact && telephoneLink(contact.phone));

  const titles = books?.map(({ subject, book }) => (book.startsWith(subject) ? book : `${subject}: ${book}`));
  const calendar = pageOf('calendar');
  const feePage = pageOf('feeTables');
  const [fee] = feesOf(own, name);
  const feesOfClass = feePage && fee && `${feePage}#${fee.id}`;
  const present = sessionOf(day);
  const old =
    fees.session < present &&
    fillIn(fees.stillPaid ? words.fees.stillPaid : words.class.feesAfter, {
      present,
      session: fees.session,
    });
  const year = feesOfYear(own, name);
  const desk = contactOf(school, pages.find(({ route }) => route === feePage)?.contact);
  const safety = contactOf(school, school.childSafety);
  const absence = contactOf(school, classes?.absence);
  const bus = contactOf(school, classes?.transport);
  const linkTo = (text: string, to?: string) => (to === undefined ? undefined : { text, to });
  const stops = linkTo(words.class.stops, findStopsPage(own));
  const stopsPage = pages.find(({ route }) => route === stops?.to.replace(/#.*/, ''));
  // Names in another language would need its `lang`.
  const choice =
    stopsPage && !stopsPage.lang
      ? readRows(stopsPage.body).rows.map(({ id, name: text }) => ({ text, to: `${stopsPage.route}#${id}` }))
      : [];
  const names = teachers?.map((each) => fillIn(words.class.teacherOf, { ...each }));
  const dates = inCalendar(calendar, comingOf(['examination'], own, day));
  const examinations = dates.map((line) => ({
    ...line,
    text: [line.text, examinationNote].filter(Boolean).join('\n'),
  }));
  const bookList = pages.find(({ route }) => route === pageOf('bookList'));
  const list = bookList && { text: bookList.title, to: `${bookList.route}#books-${name.toLowerCase()}` };
  const childline = { text: words.helplines.short, to: telephoneLink('1098') };
  const answers: DatedRow[] = [
    { label: words.class.hours, to: pageOf('timings'), lines: schoolHours(own, day) },
    { label: words.class.next, to: feesOfClass, lines: comingInstallments(own, name, day) },
    { label: words.class.examination, lines: examinations },
    {
      label: absence?.title ?? '',
      lines: callOf(
        absence,
        absence && [absence.phone, absence.name, absence.hours].filter(Boolean).join('\n'),
      ),
    },
  ];
  const days: DatedRow[] = [
    {
      label: words.class.holiday,
      lines: inCalendar(calendar, comingHolidays(own, day, WHOLE_SESSION)),
      className: 'all-days three-days',
    },
    {
      label: words.class.meeting,
      lines: inCalendar(calendar, comingOf(['meeting'], own, day)),
      className: 'all-days',
    },
    { label: words.class.laterExaminations, lines: dates.slice(1), className: 'all-days no-print' },
    { label: words.class.notices, to: pageOf('announcements'), lines: noticesInTurn(own.announcements) },
  ];
  const money = {
    label: words.class.money,
    rows: [
      {
        label: fillIn(words.class.fees, { session: fees.session }),
        to: feesOfClass,
        lines: year
          ? lineOf([year, old, feesNote].filter(Boolean).join('\n'))
          : callOf(desk, desk && fillIn(words.class.askFees, { contact: `${desk.title}, ${desk.phone}` })),
      },
    ] satisfies DatedRow[],
  };
  const people: DatedRow[] = [
    {
      id: 'teacher',
      label: words.class.teacher,
      lines: lineOf(names?.join(', ')).map((line) => ({
        ...line,
        parts: names,
        below: linkTo(words.class.meet, classes?.teachersPage),
      })),
    },
    { label: words.class.call, lines: callOf(contactOf(school, classes?.office) ?? school.contacts[0]) },
    {
      label: words.class.safety,
      to: pageOf('helplines'),
      lines: callOf(safety, safety && fillIn(words.class.safetyLine, { name: safety.title, ...safety })).map(
        (call) => ({ ...call, above: childline }),
      ),
    },
  ];
  const things: DatedRow[] = [
    {
      id: 'transport',
      label: words.class.transport,
      lines: callOf(bus, bus && [bus.phone, busNote].filter(Boolean).join('\n')).map((call) => ({
        ...call,
        choice,
        above: stops && { ...stops, address: shownAddress(school, stops.to.replace(/#.*/, '')) },
      })),
    },
    { id: 'uniform', label: words.class.uniform, lines: lineOf(uniform) },
    {
      label: words.class.gamesDays,
      lines: lineOf(gamesDays && formatDays(gamesDays, words.timings.span)),
    },
    {
      id: 'books',
      label: words.class.books,
      lines: titles ? [{ text: titles.join(), parts: titles, above: list }] : lineOf(booksNote),
    },
  ];
  const groups = [
    { label: words.class.people, rows: people },
    { label: words.class.days, rows: days },
    { label: words.class.things, rows: things },
  ];
  return { answers, groups, money };
}
