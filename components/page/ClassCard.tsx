import { DatedRows, type DatedRow } from '@/components/ui/DatedRows';
import { LinkList } from '@/components/ui/links';
import { PassOn } from '@/components/ui/PassOn';
import type { Content } from '@/lib/content/content';
import { findPageShowing, findSafetyPage } from '@/lib/content/kinds/pages';
import { classesNamed } from '@/lib/content/kinds/classes';
import { contactOf, type Contact } from '@/lib/content/kinds/school';
import {
  classesOfSchool,
  comingInstallments,
  contentOfClass,
  factsOf,
  findStopsPage,
  feesOf,
  feesOfYear,
  type SchoolClass,
} from '@/lib/site/class-card';
import { noticesInTurn } from '@/lib/site/site-pages';
import { comingHolidays, comingOf, inCalendar, WHOLE_SESSION, type DatedText } from '@/lib/site/coming-days';
import { formatDays, stagesOf } from '@/lib/site/hours';
import { schoolHours } from '@/lib/site/hours-of-days';
import { formatDate, sessionOf } from '@/lib/text/dates';
import { fillIn, telephoneLink } from '@/lib/text/text';
import type { Block } from '@/lib/content/blocks';
import { calendarAddress } from '@/lib/content/read/addresses';
import { words } from '@/lib/content/words/in-use';
import type { OnDay } from './on-day';
import { AnnouncementList } from './DatedList';
import { SeasonLink } from './SeasonLink';
import { AskByPhone } from './WhomToAsk';
import { shownAddress } from '@/components/layout/Footer';

export function ClassChoice({ content }: { content: Content }) {
  const classes = classesOfSchool(content);
  if (!classes.length) return null;
  return (
    <nav className="class-choice" aria-labelledby="my-class">
      <b id="my-class">{words.class.choose}</b>
      <ClassChips classes={classes} />
    </nav>
  );
}

interface ClassChipsProps {
  classes: readonly Omit<SchoolClass, 'name' | 'files'>[];
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
  /** Texts for sharing. The first that has not expired is used. */
  facts: readonly DatedText[];
}

export function ClassCard({ content, of, facts, day }: ClassCardProps) {
  const { school } = content;
  const own = contentOfClass(content, of.name);
  const others = own.announcements.slice(1, 4);
  const { answers, groups } = rowsOf(own, of, day);
  const safety = findSafetyPage(content.pages);
  const [youngest = ''] = content.timings ? stagesOf(content.timings) : [];
  // Most families of the youngest children are looking for a place.
  const isYoungest = classesNamed(youngest).includes(of.name);
  const parts = groups.flatMap(({ rows }) => rows.filter(({ id, lines }) => id && lines.length));
  return (
    <div className="class-card">
      {parts.length ? (
        <nav className="jumps no-print" aria-label={of.title}>
          <LinkList links={parts.map(({ id, label }) => ({ text: label, to: `#${id}` }))} className="chips" />
        </nav>
      ) : null}
      <DatedRows label={of.title} as="answers" rows={answers}>
        <AskByPhone text={words.today.ask} phone={school.phones[0]} className="when-empty" />
      </DatedRows>
      <div className="class-first">
        {safety ? (
          <a href={safety} className="hurting chevron no-print">
            {words.safety.hurting}
          </a>
        ) : null}
        {isYoungest ? <SeasonLink content={content} day={day} /> : null}
      </div>
      <div className="class-groups">
        {groups.map((group) => (
          <DatedRows key={group.label} as="group" {...group} />
        ))}
      </div>
      <div className="class-more">
        <PassOn facts={facts} to={of.route} school={content.school} />
        {own.calendar ? (
          <p className="calendar-links no-print">
            <a href={`${of.files}.ics`}>{fillIn(words.class.calendar, { class: of.title })}</a>{' '}
            <a href={calendarAddress(school, `${of.files}.ics`)}>{words.calendar.subscribe}</a>
          </p>
        ) : null}
        <p className="note no-print">{words.class.keep}</p>
        <p className="on-paper">
          <img src={`${of.files}.svg`} alt="" width="80" height="80" loading="lazy" />
          {`${shownAddress(school, of.route)} · ${fillIn(words.class.asOf, { date: formatDate(day) })}`}
        </p>
        {others.length ? (
          <section className="no-print">
            <h2>{words.class.notices}</h2>
            <AnnouncementList items={others} school={school} />
          </section>
        ) : null}
        <section className="class-choice no-print">
          <h2>{words.class.all}</h2>
          <ClassChips classes={classesOfSchool(content)} current={of.route} />
        </section>
      </div>
    </div>
  );
}

/** @param own the content of this class only */
function rowsOf(own: Content, { name }: SchoolClass, day: string) {
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
    // Paper has them below the next examination.
    { label: words.class.laterExaminations, lines: dates.slice(1), className: 'all-days no-print' },
    { label: words.class.notices, to: pageOf('announcements'), lines: noticesInTurn(own.announcements) },
  ];
  const money: DatedRow[] = [
    {
      label: fillIn(words.class.fees, { session: fees.session }),
      to: feesOfClass,
      lines: year
        ? lineOf([year, old, feesNote].filter(Boolean).join('\n'))
        : callOf(desk, desk && fillIn(words.class.askFees, { contact: `${desk.title}, ${desk.phone}` })),
    },
  ];
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
        above: stops,
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
    { label: words.class.money, rows: money },
  ];
  return { answers, groups };
}
