import { joinGroups } from '@/lib/content/kinds/classes';
import type { OnDay } from './on-day';
import { ExpiryScript } from '@/components/ui/ExpiryScript';
import {
  daysWithEvents,
  foldPast,
  formatHours,
  formatInMonth,
  monthsOf,
  type Month,
  type ShownDay,
} from '@/lib/site/calendar';
import type { Calendar } from '@/lib/content/kinds/calendar';
import { formatMonth, formatWeekday } from '@/lib/text/dates';
import { words } from '@/lib/content/words/in-use';
import { sayClass } from '@/lib/content/words/say-class';
import { calendarAddress } from '@/lib/content/read/addresses';
import { fillIn, joinLines } from '@/lib/text/text';
import { keepTogether } from '@/lib/text/keep-together';
import { DatedRows } from '@/components/ui/DatedRows';
import { PassOn } from '@/components/ui/PassOn';
import { findPageShowing } from '@/lib/content/kinds/pages';
import { schoolHours } from '@/lib/site/hours-of-days';
import { comingHolidays, comingOf } from '@/lib/site/coming-days';

type CalendarProps = OnDay<'events' | 'school'> & { calendar: Calendar };

const CALENDAR_FILE = '/calendar.ics';
/** A calendar with more days is printed in smaller letters, to fit on one sheet. */
const MOST_LARGE = 46;

/** Radio buttons and CSS filter the days by groups of classes, without JavaScript. */
export function CalendarList({ calendar, content, day: built }: CalendarProps) {
  const { note, groups } = calendar;
  const days = daysWithEvents(calendar, content.events);
  const { past, present } = foldPast(monthsOf(days, built), built);
  const marks = present
    .flatMap(({ entries }) => entries)
    .map((entry) => ('today' in entry ? { expires: entry.today } : {}));
  const list = (months: readonly Month[]) => (
    <div className="months">
      {months.map((month) => (
        <MonthSection key={month.month} {...month} groups={groups} built={built} />
      ))}
    </div>
  );
  return (
    <div className={days.length > MOST_LARGE ? 'calendar calendar-full' : 'calendar'}>
      {note ? <p>{note}</p> : null}
      {groups.length ? <GroupFilter groups={groups} /> : null}
      <div className="calendar-months">
        {past.length ? (
          <details className="fold">
            <summary>
              {fillIn(words.calendar.past, { from: monthName(past[0]), to: monthName(past.at(-1)) })}
            </summary>
            {list(past)}
          </details>
        ) : null}
        {list(present)}
      </div>
      <p className="calendar-links no-print">
        <a href={CALENDAR_FILE}>{words.calendar.download}</a>
        <a href={calendarAddress(content.school, CALENDAR_FILE)}>{words.calendar.subscribe}</a>
      </p>
      <ExpiryScript items={marks} />
    </div>
  );
}

const monthName = (month?: Month): string => formatMonth(month?.month ?? '');

type GroupProps = { groups: readonly string[] };

function MonthSection({ month, entries, groups, built }: Month & GroupProps & { built: string }) {
  const markOf = (day: string) => (
    <li key={day} className="calendar-today" data-expires={day}>
      {day === built ? (
        <>
          <span>{words.calendar.today}</span>
          <span>{words.calendar.built}</span>
        </>
      ) : (
        words.calendar.today
      )}{' '}
      {formatWeekday(day)}
    </li>
  );
  const itemOf = ({ kind, title, classes, ...when }: ShownDay) => (
    <li
      key={`${when.date} ${title} ${classes?.join()}`}
      data-kind={kind}
      data-for={classes?.map((name) => groups.indexOf(name) + 1).join(' ')}
    >
      <time dateTime={when.date}>{formatInMonth(when, words.calendar.span)}</time>
      <p>
        <strong>{title}</strong>{' '}
        <span>
          {[
            kind === 'event' ? words.feed.event : words.calendar[kind],
            formatHours(when, words.calendar.span),
            classes && joinGroups(classes),
          ]
            .flatMap((part) => (part ? keepTogether(part) : []))
            .join(' · ')}
        </span>
      </p>
    </li>
  );
  return (
    <section className="calendar-month" aria-labelledby={`month-${month}`}>
      <h2 id={`month-${month}`}>{formatMonth(month)}</h2>
      <ul>{entries.map((entry) => ('today' in entry ? markOf(entry.today) : itemOf(entry.day)))}</ul>
    </section>
  );
}

function GroupFilter({ groups }: GroupProps) {
  return (
    <details className="fold calendar-choice no-print">
      <style dangerouslySetInnerHTML={{ __html: groups.map(hideOthers).join('') }} />
      <summary>{words.calendar.filter}</summary>
      <fieldset className="chips">
        <legend className="sr-only">{words.calendar.filter}</legend>
        {[words.calendar.all, ...groups.map(sayClass)].map((name, index) => (
          <label key={name}>
            <input
              type="radio"
              name="calendar-for"
              id={`calendar-for-${index}`}
              defaultChecked={index === 0}
            />
            {name}
          </label>
        ))}
      </fieldset>
    </details>
  );
}

/** The rule that hides days of other groups, and months without a visible day. */
function hideOthers(_: string, index: number): string {
  const own = `[data-for~="${index + 1}"]`;
  const hidden = `[data-for]:not(${own}),section:not(:has(li:not([data-for],.calendar-today),${own}))`;
  return `.calendar:has(#calendar-for-${index + 1}:checked) :is(${hidden}){display:none}`;
}

export function CalendarPage({
  content,
  day,
}: OnDay<'calendar' | 'events' | 'pages' | 'school' | 'timings'>) {
  const { calendar } = content;
  if (!calendar) return <p>{words.gallery.empty}</p>;
  const hours = { label: words.today.hours, lines: schoolHours(content, day) };
  const holidays = { label: words.today.holiday, lines: comingHolidays(content, day) };
  const examinations = { label: words.class.examination, lines: comingOf(['examination'], content, day) };
  return (
    <>
      <DatedRows label={words.today.title} as="answers" rows={[hours, examinations]} />
      <PassOn
        facts={holidays.lines.map((line) => ({
          ...line,
          text: fillIn(words.share.holiday, { holiday: joinLines(line.text) }),
        }))}
        to={findPageShowing(content.pages, 'calendar') ?? ''}
        school={content.school}
      />
      <CalendarList calendar={calendar} content={content} day={day} />
    </>
  );
}
