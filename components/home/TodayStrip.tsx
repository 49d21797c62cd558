import type { OnDay } from '@/components/page/on-day';
import { AskByPhone } from '@/components/page/WhomToAsk';
import { DatedRows } from '@/components/ui/DatedRows';
import { formatDate } from '@/lib/text/dates';
import { findPageShowing } from '@/lib/content/kinds/pages';
import { fillIn } from '@/lib/text/text';
import { comingEvents, comingHolidays, schoolHours, shownInTurn } from '@/lib/site/today';

/** Today's hours, and the next holiday; once the days that the site knows have passed, whom to ask. */
export function TodayStrip({ content, day }: OnDay) {
  const { pages, school, words } = content;
  const hours = schoolHours(content, day);
  const isKnown = hours.some(({ live }) => live);
  return (
    <DatedRows
      label={words.today.title}
      newTab={words.page.newTab}
      rows={[
        {
          label: words.today.hours,
          to: findPageShowing(pages, 'timings'),
          lines: hours,
        },
        {
          label: words.today.holiday,
          to: findPageShowing(pages, 'calendar'),
          lines: comingHolidays(content, day),
        },
      ]}
    >
      {isKnown
        ? school.phones
            .slice(0, 1)
            .map((phone) => (
              <AskByPhone key={phone} text={words.today.ask} phone={phone} className="when-empty" />
            ))
        : null}
    </DatedRows>
  );
}

/** The next event, and the newest announcement. */
export function ComingStrip({ content, day }: OnDay) {
  const { announcements, pages, words } = content;
  return (
    <DatedRows
      label={words.today.coming}
      newTab={words.page.newTab}
      rows={[
        {
          label: words.today.event,
          to: findPageShowing(pages, 'calendar') ?? findPageShowing(pages, 'events'),
          lines: comingEvents(content, day),
        },
        {
          label: words.today.announcement,
          to: findPageShowing(pages, 'announcements'),
          lines: shownInTurn(announcements).map(({ publish, expires, message, to }) => ({
            expires,
            to,
            text: fillIn(words.today.dated, { when: formatDate(publish), what: message }),
          })),
        },
      ]}
    />
  );
}
