import type { Content } from '@/lib/content/content';
import { isFree, lastDayOf, type CalendarDay } from '@/lib/content/kinds/calendar';
import { classesNamed } from '@/lib/content/kinds/classes';
import type { Scene } from '@/lib/content/kinds/home';
import type { Season } from '@/lib/content/kinds/timings';
import {
  addDays,
  daysBetween,
  daysOfSession,
  formatClock,
  formatDate,
  formatWeekday,
} from '@/lib/text/dates';
import { fillIn } from '@/lib/text/text';
import { words } from '@/lib/content/words/in-use';
import { describeDay } from './hours-of-days';
import { formatDays, hoursOfStages, nameStages, nextSpan, seasonOn } from './hours';

/** Drawn over a scene, by titles of days or texts of urgent notices. */
export const OVERLAYS = {
  diwali: /diwali|deepavali|दिवाली|दीपावली/i,
  kites: /makar sankranti|uttarayan|lohri|pongal|मकर संक्रांति/i,
  tricolour: /republic day|independence day|गणतंत्र|स्वतंत्रता/i,
  rain: /\brain|flood|water-?logg|बारिश|वर्षा/i,
  fog: /\bfog|कोहर/i,
} as const;
export type Overlay = keyof typeof OVERLAYS;

export type { Scene };

/** How the campus looks until a moment, with the sentence for it. */
export interface TodayMoment {
  scene: Scene;
  overlay?: Overlay;
  text: string;
  /** A day, or a minute of Indian time: `2026-11-27T08:20`. */
  expires: string;
}

type TodayContent = Pick<Content, 'calendar' | 'notice' | 'notices' | 'timings'>;

/** How many days after the build have hours, and how many are shown: more would make the page larger. */
const DAYS_OF_HOURS = 1;
const DAYS_KNOWN = 6;
const DAWN = '05:00';
/** Free days in a row from which the school is drawn closed for a vacation. */
const VACATION = 4;

const ASSEMBLY = /assembly|prayer|प्रार्थना/i;
const BREAK = /break|recess|tiffin|lunch|food|मध्य/i;

// Why: docs/decisions/today.md
/**
 * How the school looks from `built` on: by the hour for two days, then by the day. Empty if timings or calendar do not
 * cover the day.
 */
export function schoolToday(content: TodayContent, built: string): TodayMoment[] {
  const { calendar, timings } = content;
  if (!timings || !calendar) return [];
  const { first, last } = daysOfSession(calendar.session);
  if (built < first) return [];
  const days = Array.from({ length: DAYS_KNOWN + 1 }, (_, index) => addDays(built, index));
  return days
    .filter((day) => day <= last)
    .flatMap((day) => {
      const overlay = overlayOn(day, built, content);
      const own = momentsOf(day, daysBetween(built, day) <= DAYS_OF_HOURS, content);
      return own.map((moment) => ({ ...moment, ...(overlay && { overlay }) }));
    });
}

/** Names the date, because it is shown where no script runs. */
export function dayInWords({ calendar, timings }: TodayContent, built: string): string | undefined {
  if (!timings || !calendar) return undefined;
  const { text, stages } = describeDay(built, timings, calendar);
  const what = stages?.length ? sentenceOfDay(stages) : (text.split('\n')[0] ?? '');
  return fillIn(words.now.dated, { date: formatWeekday(built), what });
}

/** For a site that nobody has published for a week: from the first bell to the last, and until when the season lasts. */
export function usualInWords({ timings }: TodayContent, built: string): string | undefined {
  if (!timings) return undefined;
  const season = seasonOn(timings, built);
  return fillIn(words.now.usual, {
    days: formatDays(timings.days, words.calendar.span),
    until: formatDate(nextSpan(season, built).last),
    ...wholeDay(season.stages),
  });
}

function momentsOf(day: string, isByHour: boolean, content: TodayContent): TodayMoment[] {
  const { calendar, timings } = content;
  if (!timings || !calendar) return [];
  const about = describeDay(day, timings, calendar);
  const whole = (scene: Scene, text: string): TodayMoment => ({ scene, text, expires: day });
  if (about.isOff) return [whole(sceneOff(day, content), sentenceOff(day, content))];
  const { stages } = about;
  // On a day with only a test, attendance is unknown.
  if (!stages?.length) return [whole('lessons', about.text)];
  if (!isByHour) return [whole('lessons', sentenceOfDay(stages))];
  const season = { ...seasonOn(timings, day), stages };
  const noSchool = about.closedFor ? ` ${about.closedFor}.` : '';
  return partsOf(season).map(({ scene, until }) => ({
    scene,
    text: sentenceOf(scene, until, day, season, content) + noSchool,
    expires: until === undefined ? day : `${day}T${until}`,
  }));
}

const sentenceOfDay = (stages: Season['stages']): string => fillIn(words.now.open, wholeDay(stages));

/** From the first bell of any stage to the last. */
function wholeDay(stages: Season['stages']): { from: string; to: string } {
  const hours = hoursOfStages({ stages });
  const [from = ''] = hours.map(({ begins }) => begins).toSorted();
  const [to = ''] = hours.map(({ ends }) => ends).toSorted((a, b) => b.localeCompare(a));
  return { from: formatClock(from), to: formatClock(to) };
}

interface Part {
  scene: Scene;
  /** `HH:MM`; undefined for the last part of the day. */
  until: string | undefined;
}

/** From midnight to midnight. Of the stages that go home last, the one with the most classes sets assembly and breaks. */
function partsOf({ stages, gateCloses }: Season): Part[] {
  const hours = hoursOfStages({ stages });
  const begins = hours.map((each) => each.begins).toSorted()[0] ?? '';
  const ends = hours.map((each) => each.ends).toSorted();
  const last = stages.filter(({ bells }) => bells.at(-1)?.ends === ends.at(-1));
  const [main] = last.toSorted((a, b) => classesNamed(b.name).length - classesNamed(a.name).length);
  const bells = (main?.bells ?? []).flatMap((bell) => [
    { scene: 'lessons' as const, until: bell.begins },
    { scene: sceneOfBell(bell.name), until: bell.ends },
  ]);
  const parts: Part[] = [
    { scene: 'evening', until: DAWN },
    { scene: 'before', until: begins },
    ...[...bells, ...ends.map((until) => ({ scene: 'lessons' as const, until }))].toSorted((a, b) =>
      a.until.localeCompare(b.until),
    ),
    { scene: 'home', until: gateCloses },
    { scene: 'evening', until: undefined },
  ];
  let from = '';
  return parts.filter(({ scene, until = '24:00' }, index) => {
    const next = parts[index + 1];
    // Consecutive lessons are one part, unless somebody goes home in between.
    const goesOn = scene === 'lessons' && next?.scene === 'lessons' && !ends.includes(until);
    const isShown = until > from && !goesOn;
    if (isShown) from = until;
    return isShown;
  });
}

function sceneOfBell(name: string): Scene {
  if (ASSEMBLY.test(name)) return 'assembly';
  return BREAK.test(name) ? 'tiffin' : 'lessons';
}

function sentenceOf(
  scene: Scene,
  until: string | undefined,
  day: string,
  season: Season,
  content: TodayContent,
): string {
  const { now, today } = words;
  const hours = hoursOfStages(season);
  const begins = hours.map((each) => each.begins).toSorted()[0] ?? '';
  if (scene === 'evening') return sentenceOfNext(until === undefined ? addDays(day, 1) : day, day, content);
  if (scene === 'before')
    return fillIn(now.before, { opens: formatClock(season.gateOpens), begins: formatClock(begins) });
  if (scene === 'home') return fillIn(now.home, { closes: formatClock(season.gateCloses) });
  const end = formatClock(until ?? '');
  if (scene !== 'lessons') return fillIn(now[scene === 'assembly' ? 'assembly' : 'tiffin'], { until: end });
  const [leaving] = hours
    .filter(({ ends }) => ends >= (until ?? ''))
    .toSorted((a, b) => a.ends.localeCompare(b.ends));
  if (!leaving || hours.length === 1) return fillIn(now.lessons, { until: formatClock(leaving?.ends ?? '') });
  const stage = nameStages(leaving.stages, today.classes);
  return fillIn(now.lessonsOfStages, { stage, until: formatClock(leaving.ends) });
}

/** `The gate opens tomorrow at 7.55 am.` @param from first day that may have school @param day when it is shown */
function sentenceOfNext(from: string, day: string, { calendar, timings }: TodayContent): string {
  if (!timings || !calendar) return '';
  const { last } = daysOfSession(calendar.session);
  const days = Array.from({ length: 80 }, (_, index) => addDays(from, index)).filter((each) => each <= last);
  const next = days.find((each) => describeDay(each, timings, calendar).isOff === false);
  if (next === undefined) return words.now.closed;
  const ahead = daysBetween(day, next);
  const name = formatWeekday(next);
  const when =
    [words.now.today, words.now.tomorrow][ahead] ??
    fillIn(words.now.onDay, { day: ahead < 7 ? (name.split(',')[0] ?? '') : name });
  return fillIn(words.now.next, { when, opens: formatClock(seasonOn(timings, next).gateOpens) });
}

function sentenceOff(day: string, content: TodayContent): string {
  const { calendar, timings } = content;
  if (!timings || !calendar) return '';
  const { text } = describeDay(day, timings, calendar);
  return `${text.split('\n')[0]}. ${sentenceOfNext(addDays(day, 1), day, content)}`;
}

const daysOn = ({ calendar }: TodayContent, day: string): CalendarDay[] =>
  (calendar?.days ?? []).filter((each) => each.date <= day && day <= lastDayOf(each));

function sceneOff(day: string, content: TodayContent): Scene {
  const isLong = daysOn(content, day).some(
    (each) => isFree(each) && daysBetween(each.date, lastDayOf(each)) >= VACATION,
  );
  return isLong ? 'vacation' : 'sunday';
}

/** Festivals come from the calendar, rain and fog from urgent notices on the day of the build. */
function overlayOn(day: string, built: string, content: TodayContent): Overlay | undefined {
  const titles = daysOn(content, day).map(({ title }) => title);
  const { notice, notices } = content;
  const urgent = day === built ? [notice, ...notices].map((each) => `${each?.label} ${each?.text}`) : [];
  const names = Object.keys(OVERLAYS) as Overlay[];
  return names.find((name) => [...titles, ...urgent].some((text) => OVERLAYS[name].test(text)));
}
