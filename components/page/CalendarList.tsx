import { ExpiryScript } from '@/components/ui/ExpiryScript';
import { formatSpan } from '@/lib/calendar/format-span';
import { monthsOf } from '@/lib/calendar/months-of';
import type { Content } from '@/lib/content/content';
import type { Calendar, CalendarDay } from '@/lib/content/schemas/calendar';
import { formatMonth, formatWeekday } from '@/lib/dates/format-date';

interface CalendarProps {
  calendar: Calendar;
  words: Content['words']['calendar'];
  /** The day for which the site is built, `YYYY-MM-DD`. */
  day: string;
}

/** The days of the session, month by month. Radio buttons and CSS show those of one group of classes, without script. */
export function CalendarList({ calendar, words, day: built }: CalendarProps) {
  const { note, groups, days } = calendar;
  const months = monthsOf(days, built);
  const marks = months
    .flatMap(({ entries }) => entries)
    .map((entry) => ('today' in entry ? { expires: entry.today } : {}));
  return (
    <div className="calendar">
      {note ? <p>{note}</p> : null}
      {groups.length ? <GroupFilter groups={groups} words={words} /> : null}
      <div className="calendar-months">
        {months.map(({ month, entries }) => (
          <section key={month} className="calendar-month" aria-labelledby={`month-${month}`}>
            <h2 id={`month-${month}`}>{formatMonth(month)}</h2>
            <ul>
              {entries.map((entry) =>
                'today' in entry ? (
                  <li key={entry.today} className="calendar-today" data-expires={entry.today}>
                    <span>{words.today}</span>
                    <span>{words.built}</span> {formatWeekday(entry.today)}
                  </li>
                ) : (
                  <DayItem
                    key={`${entry.day.date} ${entry.day.title} ${entry.day.classes?.join()}`}
                    day={entry.day}
                    groups={groups}
                    words={words}
                  />
                ),
              )}
            </ul>
          </section>
        ))}
      </div>
      <ExpiryScript items={marks} />
    </div>
  );
}

function GroupFilter({ groups, words }: { groups: readonly string[]; words: CalendarProps['words'] }) {
  return (
    <fieldset className="calendar-filter no-print">
      <legend>{words.filter}</legend>
      {[words.all, ...groups].map((name, index) => (
        <label key={name}>
          <input type="radio" name="calendar-for" id={`calendar-for-${index}`} defaultChecked={index === 0} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

interface DayItemProps extends Pick<CalendarProps, 'words'> {
  day: CalendarDay;
  groups: readonly string[];
}

function DayItem({ day, groups, words }: DayItemProps) {
  const { date, kind, title, classes } = day;
  return (
    <li data-kind={kind} data-for={classes?.map((name) => groups.indexOf(name) + 1).join(' ')}>
      <time dateTime={date}>{formatSpan(day, words.span)}</time>
      <p>
        <strong>{title}</strong>
        <span className="text-muted">
          {words[kind]}
          {classes ? ` · ${classes.join(', ')}` : ''}
        </span>
      </p>
    </li>
  );
}
