import { DatedRows } from '@/components/ui/DatedRows';
import type { Content } from '@/lib/content/content';
import { comingHolidays } from '@/lib/site/today';
import { CalendarList } from './CalendarList';

interface CalendarPageProps {
  content: Pick<Content, 'calendar' | 'school' | 'words'>;
  /** The day for which the site is built, `YYYY-MM-DD`. */
  day: string;
}

/** What most come for, the next holiday; then all days of the session. */
export function CalendarPage({ content, day }: CalendarPageProps) {
  const { calendar, school, words } = content;
  if (!calendar) return null;
  const holidays = { label: words.today.holiday, lines: comingHolidays(content, day) };
  return (
    <>
      <DatedRows label={words.today.title} rows={[holidays]} newTab={words.page.newTab} />
      <CalendarList calendar={calendar} site={school.siteAddress} words={words.calendar} day={day} />
    </>
  );
}
