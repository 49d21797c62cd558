import { DatedRows, type DatedRow } from '@/components/ui/DatedRows';
import { PassOn } from '@/components/ui/PassOn';
import type { Content } from '@/lib/content/content';
import { findPageShowing } from '@/lib/content/kinds/pages';
import { contactOf } from '@/lib/content/kinds/school';
import {
  classesOfSchool,
  comingInstallments,
  contentOfClass,
  factsOf,
  feesOf,
  feesOfYear,
  type SchoolClass,
} from '@/lib/site/class-card';
import { noticesInTurn } from '@/lib/site/made-pages';
import { comingHolidays, comingOf, type DatedText } from '@/lib/site/coming-days';
import { schoolHours } from '@/lib/site/hours-of-days';
import { formatDate, sessionOf } from '@/lib/text/dates';
import { fillIn, telephoneLink } from '@/lib/text/text';
import type { OnDay } from './on-day';
import { AnnouncementList } from './DatedList';
import { AskByPhone } from './WhomToAsk';

/** The classes of the school, each as a link to its card. */
export function ClassChoice({ content }: { content: Content }) {
  const classes = classesOfSchool(content);
  if (!classes.length) return null;
  return (
    <nav className="class-choice no-print" aria-labelledby="my-class">
      <b id="my-class">{content.words.class.choose}</b>
      <ClassChips classes={classes} />
    </nav>
  );
}

interface ClassChipsProps {
  classes: readonly Omit<SchoolClass, 'name' | 'files'>[];
  /** The address of the page, when it is one of them. */
  current?: string;
}

export function ClassChips({ classes, current }: ClassChipsProps) {
  return (
    <ul className="chips">
      {classes.map(({ short, title, route }) => (
        <li key={route}>
          <a href={route} aria-label={title} aria-current={route === current ? 'page' : undefined}>
            {short}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface ClassCardProps extends OnDay {
  of: SchoolClass;
  /** What is passed on of it, as one sentence; the first that has not expired. */
  facts: readonly DatedText[];
}

/** What a family asks of one class, on one screen of a phone and on one card of paper. */
export function ClassCard({ content, of, facts, day }: ClassCardProps) {
  const { school, words } = content;
  const own = contentOfClass(content, of.name);
  const { host } = new URL(school.siteAddress);
  const others = own.announcements.slice(1, 4);
  return (
    <div className="class-card">
      <DatedRows
        label={of.title}
        newTab={words.page.newTab}
        rows={[...rowsOfDay(own, day), ...rowsOfClass(content, of, day), ...rowsOfContacts(content)]}
      >
        <AskByPhone text={words.class.ask} phone={school.phones[0]} className="when-empty" />
      </DatedRows>
      <PassOn facts={facts} to={of.route} content={content} />
      {own.calendar ? (
        <p className="calendar-links no-print">
          <a href={`webcal://${host}${of.files}.ics`}>{fillIn(words.class.calendar, { class: of.title })}</a>{' '}
          <a href={`${of.files}.ics`} download>
            {words.calendar.download}
          </a>
        </p>
      ) : null}
      <p className="note no-print">{words.class.keep}</p>
      <p className="class-card-address">
        <img src={`${of.files}.svg`} alt="" width="80" height="80" loading="lazy" />
        {`${host}${of.route} · ${fillIn(words.class.asOf, { date: formatDate(day) })}`}
      </p>
      {others.length ? (
        <section className="no-print">
          <h2>{words.class.notices}</h2>
          <AnnouncementList items={others} words={words} school={school} />
        </section>
      ) : null}
      <section className="no-print">
        <h2>{words.class.all}</h2>
        <ClassChips classes={classesOfSchool(content)} current={of.route} />
      </section>
    </div>
  );
}

/** What depends on the day. @param own the content of this class alone */
function rowsOfDay(own: Content, day: string): DatedRow[] {
  const { announcements, pages, words } = own;
  const calendar = findPageShowing(pages, 'calendar');
  return [
    {
      label: words.class.hours,
      to: findPageShowing(pages, 'timings'),
      lines: schoolHours(own, day),
    },
    { label: words.class.examination, to: calendar, lines: comingOf(['examination'], own, day) },
    { label: words.class.meeting, to: calendar, lines: comingOf(['meeting'], own, day) },
    { label: words.class.holiday, to: calendar, lines: comingHolidays(own, day) },
    {
      label: words.class.notices,
      to: findPageShowing(pages, 'announcements'),
      lines: noticesInTurn(announcements),
    },
  ];
}

/** What the tables say of the class. */
function rowsOfClass(content: Content, { name }: SchoolClass, day: string): DatedRow[] {
  const { fees, pages, school, words } = content;
  const labels = words.class;
  const { teachers, uniform, books, booksNote, feesNote } = factsOf(content, name);
  const feePage = findPageShowing(pages, 'feeTables');
  const bookPage = findPageShowing(pages, 'bookList');
  const year = feesOfYear(content, name);
  const desk = contactOf(school, pages.find(({ route }) => route === feePage)?.contact);
  const [own] = feesOf(content, name);
  const feesOfOwn = feePage && own && `${feePage}#${own.id}`;
  const listed = books && fillIn(labels.bookCount, { count: books.length });
  const paid = fillIn(labels.fees, { session: fees.session });
  const ask = desk && {
    text: fillIn(labels.askFees, { contact: `${desk.title}, ${desk.phone}` }),
    to: telephoneLink(desk.phone),
  };
  const taught = teachers?.map((each) => fillIn(labels.teacherOf, { ...each })).join(', ');
  const read = listed ?? booksNote;
  const present = sessionOf(day);
  const old = fees.session < present && fillIn(labels.feesAfter, { present });
  return [
    year === undefined
      ? rowOf(paid, ask)
      : rowOf(paid, { text: [year, old, feesNote].filter(Boolean).join('\n') }, feesOfOwn),
    { label: labels.next, to: feesOfOwn, lines: comingInstallments(content, name, day) },
    safetyRow(content),
    rowOf(labels.teacher, taught && { text: taught }),
    rowOf(labels.uniform, uniform && { text: uniform }),
    rowOf(
      labels.books,
      read && { text: read },
      listed && bookPage && `${bookPage}#books-${name.toLowerCase()}`,
    ),
  ];
}

/** A row of one line; empty, and so left out, without it. @param to the page that says more */
function rowOf(label: string, line: DatedRow['lines'][number] | '' | undefined, to?: string): DatedRow {
  return { label, to, lines: line ? [line] : [] };
}

/** Whom to call: the desks that content/classes.yaml names, else the first contact of the school. */
function rowsOfContacts(content: Content): DatedRow[] {
  const { classes, school, words } = content;
  const desks = [
    { label: words.class.transport, contact: classes?.transport && contactOf(school, classes.transport) },
    { label: words.class.call, contact: contactOf(school, classes?.office) ?? school.contacts[0] },
  ];
  return desks.map(({ label, contact }) =>
    rowOf(label, contact && { text: contact.phone, to: telephoneLink(contact.phone) }),
  );
}

/** Whom to tell when a child is not safe: above what is only looked up, so that a phone shows it at once. */
function safetyRow({ pages, school, words }: Content): DatedRow {
  const { title, name = title, phone } = contactOf(school, school.childSafety) ?? {};
  const text = phone && fillIn(words.class.safetyLine, { name: name ?? '', phone });
  return rowOf(
    words.class.safety,
    text && { text, to: telephoneLink(phone) },
    findPageShowing(pages, 'helplines'),
  );
}
