import { DatedRows } from '@/components/ui/DatedRows';
import type { Content } from '@/lib/content/content';
import { schoolHours } from '@/lib/site/today';
import { TimingTables } from './TimingTables';

interface TimingsPageProps {
  content: Pick<Content, 'calendar' | 'timings' | 'words'>;
  /** The day for which the site is built, `YYYY-MM-DD`. */
  day: string;
}

/** What most come for, the hours of the day; then all times. */
export function TimingsPage({ content, day }: TimingsPageProps) {
  const { timings, words } = content;
  if (!timings) return null;
  const hours = { label: words.today.hours, lines: schoolHours(content, day) };
  return (
    <>
      <DatedRows label={words.today.title} rows={[hours]} newTab={words.page.newTab} />
      <TimingTables timings={timings} words={words.timings} day={day} />
    </>
  );
}
