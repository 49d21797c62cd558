import type { Content } from '@/lib/content/content';
import { isFree } from '@/lib/content/kinds/calendar';
import { lastDayOf } from '@/lib/content/kinds/dated';
import { classesNamed } from '@/lib/content/kinds/classes';
import type { Scene } from '@/lib/content/kinds/home';
import type { Season } from '@/lib/content/kinds/timings';
import { words } from '@/lib/content/words/in-use';
import { daysBetween, daysFrom, daysOfSession, indianMinute } from '@/lib/text/dates';
import { fillIn } from '@/lib/text/text';
import { STRIP_AHEAD } from './coming-days';
import { daysOn, describeDay, type KnownHours } from './hours-of-days';
import { hoursOfStages, seasonOn, wholeDay } from './hours';
import {
  BREAK,
  sentenceOf,
  sentenceOfDay,
  sentenceOfClosed,
  sentenceOff,
  sentenceOfTomorrow,
  type DayPart,
  type Said,
} from './today-in-words';

/** Drawings laid over a scene. A pattern recognizes the occasion by the title of a day or by an urgent notice. */
export const OVERLAYS = {
  diwali: /diwali|deepavali|दिवाली|दीपावली/i,
  kites: /makar sankranti|uttarayan|lohri|pongal|मकर संक्रांति/i,
  tricolour: /republic day|independence day|गणतंत्र|स्वतंत्रता/i,
  rain: /\brain|flood|water-?logg|बारिश|वर्षा/i,
  fog: /\bfog|कोहर/i,
} as const;
export type Overlay = keyof typeof OVERLAYS;

/** The drawing of the campus and its caption, shown until `expires`. */
export interface TodayMoment extends Said {
  scene: Scene;
  overlay?: Overlay;
  /** The label of the urgent notice to which the text points. */
  notice?: string;
  /** The date shown above the text, because the text only says "today". */
  day?: string;
  /** A day, or a minute in Indian time: `2026-11-27T08:20`. */
  expires: string;
}

type TodayContent = Pick<Content, 'calendar' | 'notice' | 'notices' | 'timings'>;

/** For this many days, starting on the day of the build, the drawing changes with every bell. */
const DAYS_OF_BELLS = 2;
/** For how many days after the build the texts give the date. */
const DAYS_WITH_DATE = 6;
const [DAWN, DUSK] = ['05:00', '18:00'];
/** After school: games until dusk. */
const AFTER: readonly DayPart[] = [
  { scene: 'games', until: DUSK },
  { scene: 'evening', until: undefined },
];
/** If a holiday ends at least this many days after it begins, the school is drawn closed for a vacation. */
const VACATION = 4;

const ASSEMBLY = /assembly|prayer|प्रार्थना/i;

// Why: docs/decisions/today.md
/**
 * How the school looks on `built` and later: at each bell for two days, then only by day and in the evening. For a
 * week, the texts contain the date. Urgent notices come first: they may close the school, but only their words say
 * what they change. Empty if timings or calendar do not cover the day.
 */
export function schoolToday(
  { calendar, timings, notice, notices }: TodayContent,
  built: string,
): TodayMoment[] {
  if (!timings || !calendar) return [];
  const known = { calendar, timings };
  const { first, last } = daysOfSession(calendar.session);
  if (built < first) return [];
  const urgent = [notice ?? [], notices].flat();
  const told = urgent.map(({ label, text, until }): TodayMoment => {
    const overlay = overlayOf([label, text]);
    const sentence = fillIn(words.now.notice, { label });
    const expires = indianMinute(new Date(until));
    return { scene: 'notice', text: sentence, notice: label, expires, ...(overlay && { overlay }) };
  });
  const texts = urgent.map(({ label, text }) => `${label} ${text}`);
  const moments = daysFrom(built, STRIP_AHEAD + 1)
    .filter((day) => day <= last)
    .flatMap((day) => {
      const titles = daysOn(calendar, day).map(({ title }) => title);
      // Notices tell the weather, because the site uses no weather service. They apply only on the day of the build.
      const overlay = overlayOf(day === built ? [...titles, ...texts] : titles);
      const own = momentsOf(day, daysBetween(built, day), known);
      const isDated = daysBetween(built, day) <= DAYS_WITH_DATE;
      return own.map((moment) => ({ ...moment, ...(isDated && { day }), ...(overlay && { overlay }) }));
    });
  return [...told, ...moments];
}

function momentsOf(day: string, ahead: number, known: KnownHours): TodayMoment[] {
  const isByBell = ahead < DAYS_OF_BELLS;
  const about = describeDay(day, known);
  if (about.isOff) {
    // If there is a meeting, do not draw the gate shut.
    const scene = about.others.length ? 'notice' : sceneOff(day, known);
    const said = sentenceOff(day, known);
    const night: TodayMoment = { scene: 'evening', ...said, expires: `${day}T${DAWN}` };
    return [
      ...(isByBell ? [night] : []),
      { scene, ...said, expires: `${day}T${DUSK}` },
      { scene: 'evening', ...sentenceOff(day, known, 'evening'), expires: day },
    ];
  }
  const { stages } = about;
  // If a day has only a test, it is unknown who attends.
  if (!stages?.length) return [{ scene: 'lessons', text: about.text, expires: day }];
  const season = { ...seasonOn(known.timings, day), stages };
  const { ends } = wholeDay(stages);
  const parts: DayPart[] = isByBell ? partsOf(season) : [{ scene: 'lessons', until: ends }, ...AFTER];
  return parts.map((part) => {
    const isOver = AFTER.includes(part);
    const text = isByBell || isOver ? sentenceOf(part, day, season, known) : sentenceOfDay(season);
    const today = isOver ? '' : sentenceOfClosed(about.closedFor);
    const detail = [today, sentenceOfTomorrow(day, known, isOver)].filter(Boolean).join(' ');
    const expires = part.until === undefined ? day : `${day}T${part.until}`;
    return { scene: part.scene, text, ...(detail && { detail }), expires };
  });
}

/** Of the stages that go home last, the one with the most classes gives the times of assembly and breaks. */
function partsOf({ stages, gateCloses }: Season): DayPart[] {
  const hours = hoursOfStages({ stages });
  const { begins } = wholeDay(stages);
  const ends = hours.map((each) => each.ends).toSorted();
  const last = stages.filter(({ bells }) => bells.at(-1)?.ends === ends.at(-1));
  const [main] = last.toSorted((a, b) => classesNamed(b.name).length - classesNamed(a.name).length);
  const bells = (main?.bells ?? []).flatMap((bell) => [
    { scene: 'lessons' as const, until: bell.begins },
    { scene: sceneOfBell(bell.name), until: bell.ends },
  ]);
  const parts: DayPart[] = [
    { scene: 'evening', until: DAWN },
    { scene: 'before', until: begins },
    ...[...bells, ...ends.map((until) => ({ scene: 'lessons' as const, until }))].toSorted((a, b) =>
      a.until.localeCompare(b.until),
    ),
    { scene: 'home', until: gateCloses },
    ...AFTER,
  ];
  let from = '';
  return parts.filter(({ scene, until = '24:00' }, index) => {
    const next = parts[index + 1];
    // Consecutive lessons are one part, unless a stage goes home between them.
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

function sceneOff(day: string, { calendar }: KnownHours): Scene {
  const isLong = daysOn(calendar, day).some(
    (each) => isFree(each) && daysBetween(each.date, lastDayOf(each)) >= VACATION,
  );
  return isLong ? 'vacation' : 'sunday';
}

const overlayOf = (texts: readonly string[]): Overlay | undefined =>
  (Object.keys(OVERLAYS) as Overlay[]).find((name) => texts.some((text) => OVERLAYS[name].test(text)));
