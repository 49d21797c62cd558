import { ExpiryScript } from '@/components/ui/ExpiryScript';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Content } from '@/lib/content/content';
import { lastExpiry } from '@/lib/dates/calendar-date';
import { formatDate } from '@/lib/dates/format-date';
import { findPageShowing } from '@/lib/pages/find-page';
import { fillIn } from '@/lib/text/fill-in';
import { comingEvents, comingHolidays } from '@/lib/today/coming-days';
import { hoursOfDays, usualHours } from '@/lib/today/hours-of-days';
import { shownInTurn } from '@/lib/today/shown-in-turn';

interface Line {
  text: string;
  expires?: string;
  to?: string;
  /** Says "today": it is shown only where the script removes what is past. */
  live?: boolean;
}

interface TodayStripProps {
  content: Content;
  /** The day for which the site is built, `YYYY-MM-DD`. */
  day: string;
}

/**
 * Hours, next holiday, next event and newest announcement. Each row holds enough lines for the coming weeks, of which
 * CSS shows the first; the script removes the past ones. Every other line says its date, so that it holds without script.
 */
export function TodayStrip({ content, day }: TodayStripProps) {
  const { timings, calendar, announcements, pages, words } = content;
  const live = timings && calendar ? hoursOfDays(timings, calendar, day, words) : [];
  const usual = timings ? usualHours(timings, day, words) : [];
  const rows: { label: string; to: string | undefined; lines: Line[] }[] = [
    {
      label: words.today.hours,
      to: findPageShowing(pages, 'timings'),
      lines: [...live.map((line) => ({ ...line, live: true })), ...usual],
    },
    {
      label: words.today.holiday,
      to: findPageShowing(pages, 'calendar'),
      lines: comingHolidays(content, day, words),
    },
    {
      label: words.today.event,
      to: findPageShowing(pages, 'calendar') ?? findPageShowing(pages, 'events'),
      lines: comingEvents(content, day, words),
    },
    {
      label: words.today.announcement,
      to: findPageShowing(pages, 'announcements'),
      lines: shownInTurn(announcements).map(({ publish, message, ...rest }) => ({
        ...rest,
        text: fillIn(words.today.dated, { when: formatDate(publish), what: message }),
      })),
    },
  ];
  const filled = rows
    .filter(({ lines }) => lines.length)
    .map((row) => ({ ...row, expires: lastExpiry(row.lines) }));
  if (!filled.length) return null;
  return (
    <>
      <section className="today" aria-label={words.today.title} data-expires={lastExpiry(filled)}>
        <dl>
          {filled.map(({ label, to, lines, expires }) => (
            <div key={label} data-expires={expires}>
              <dt>{to ? <a href={to}>{label}</a> : label}</dt>
              {lines.map(({ text, live: says, expires: end, to: page }) => (
                <dd key={`${end} ${text}`} className={says ? 'live' : undefined} data-expires={end}>
                  {page ? (
                    <SiteLink href={page} newTab={words.page.newTab}>
                      {text}
                    </SiteLink>
                  ) : (
                    text
                  )}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </section>
      <ExpiryScript items={filled.flatMap(({ lines }) => lines)} />
    </>
  );
}
