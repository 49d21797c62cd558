import { DatedRows } from '@/components/ui/DatedRows';
import { LinkList } from '@/components/ui/links';
import { PassOn } from '@/components/ui/PassOn';
import type { Content } from '@/lib/content/content';
import { findSafetyPage } from '@/lib/content/kinds/pages';
import { classesNamed } from '@/lib/content/kinds/classes';
import { classesOfSchool, contentOfClass, type SchoolClass } from '@/lib/site/class-card';
import type { DatedText } from '@/lib/site/coming-days';
import { stagesOf } from '@/lib/site/hours';
import { formatDate } from '@/lib/text/dates';
import { fillIn } from '@/lib/text/text';
import { calendarAddress } from '@/lib/content/read/addresses';
import { words } from '@/lib/content/words/in-use';
import type { OnDay } from './on-day';
import { AnnouncementList } from './DatedList';
import { SeasonLink } from './SeasonLink';
import { AskByPhone } from './WhomToAsk';
import { shownAddress } from '@/components/layout/Footer';
import { rowsOf } from './class-rows';

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
  /** Texts for sharing, of which the first that has not expired is used. */
  facts: readonly DatedText[];
}

export function ClassCard({ content, of, facts, day }: ClassCardProps) {
  const { school } = content;
  const own = contentOfClass(content, of.name);
  const others = own.announcements.slice(1, 4);
  const { answers, groups, money } = rowsOf(own, of, day);
  const safety = findSafetyPage(content.pages);
  const [youngest = ''] = content.timings ? stagesOf(content.timings) : [];
  // Most families who look at the youngest class are looking for a place.
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
        <DatedRows as="group" {...money} />
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
