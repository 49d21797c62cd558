import { DatedRows } from '@/components/ui/DatedRows';
import type { Content } from '@/lib/content/content';
import { formatDate } from '@/lib/dates/format-date';
import { findPageShowing } from '@/lib/content/schemas/find-page';
import { fillIn } from '@/lib/text/fill-in';
import { comingEvents, comingHolidays } from '@/lib/today/coming-days';
import { schoolHours } from '@/lib/today/hours-of-days';
import { shownInTurn } from '@/lib/today/shown-in-turn';

interface TodayStripProps {
  content: Content;
  /** The day for which the site is built, `YYYY-MM-DD`. */
  day: string;
}

/** Hours, next holiday, next event and newest announcement. */
export function TodayStrip({ content, day }: TodayStripProps) {
  const { announcements, pages, words } = content;
  return (
    <DatedRows
      label={words.today.title}
      newTab={words.page.newTab}
      rows={[
        {
          label: words.today.hours,
          to: findPageShowing(pages, 'timings'),
          lines: schoolHours(content, day),
        },
        {
          label: words.today.holiday,
          to: findPageShowing(pages, 'calendar'),
          lines: comingHolidays(content, day),
        },
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
