import { DatedRows } from '@/components/ui/DatedRows';
import type { Content } from '@/lib/content/content';
import { formatDate } from '@/lib/text/dates';
import { findPageShowing } from '@/lib/content/kinds/pages';
import { fillIn } from '@/lib/text/text';
import { comingEvents, comingHolidays, schoolHours, shownInTurn } from '@/lib/site/today';

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
