import type { Content } from '@/lib/content/content';
import type { Block } from '@/lib/content/blocks';
import { isFree } from '@/lib/content/kinds/calendar';
import { words } from '@/lib/content/words/in-use';
import { addDays, formatClock, formatDayOfYear, nameWeekday } from '@/lib/text/dates';
import { fillIn } from '@/lib/text/text';
import { comingDueDays } from './class-card';
import { nameFor, shownInTurn } from './coming-days';
import { laterGates, nextSpan, seasonOn } from './hours';

/** How many holidays a page contains after the next one, in case the site is not published again. */
const HOLIDAYS_AHEAD = 5;

/** The main fact of a page of fees, holidays or hours, followed by those that replace it when it expires. */
export function factsOfDay(
  shown: readonly Block[],
  { fees, calendar, timings }: Pick<Content, 'fees' | 'calendar' | 'timings'>,
  day: string,
) {
  if (shown.includes('feeTables'))
    return comingDueDays({ fees }, day, { text: '', after: '' }).map(({ expires }) => ({
      figure: formatDayOfYear(expires.slice(5)),
      text: words.fees.next,
      expires,
    }));
  if (shown.includes('calendar')) {
    const holidays = calendar?.days.filter((each) => isFree(each) && each.date > day) ?? [];
    const coming = holidays
      .toSorted((a, b) => a.date.localeCompare(b.date))
      .map(({ date, title, classes }) => ({
        figure: formatDayOfYear(date.slice(5)),
        text: fillIn(words.calendar.next, { what: `${nameWeekday(date)}, ${nameFor(title, classes)}` }),
        expires: addDays(date, -1),
      }));
    return shownInTurn(coming).slice(0, HOLIDAYS_AHEAD + 1);
  }
  if (!shown.includes('timings') || !timings) return [];
  const season = seasonOn(timings, day);
  const figure = formatClock(season.gateOpens);
  return [
    { figure, text: words.timings.gateOpens + laterGates(season), expires: nextSpan(season, day).last },
  ];
}
