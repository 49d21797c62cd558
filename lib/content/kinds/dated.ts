import type { InferType } from 'yup';
import * as F from './fields';
import { addDays, formatDateTime } from '@/lib/text/dates';
import type { Path } from '../parse/values';
import { problemsAt, type ParsedFile, type Problem } from '../say/problem';
import { openingOf } from '@/lib/text/first-sentence';
import type { Item, Moment } from './kind';

// Why: docs/decisions/disclosure.md
/** True if an item is shown on `day`. The last day, `expires`, is included. */
export function isCurrent({ publish, expires }: { publish?: string; expires?: string }, day: string) {
  return (publish === undefined || publish <= day) && (expires === undefined || day <= expires);
}

/** True if `consent` records that a person agreed to be shown, or that no real person is shown (DPDP Act 2023). */
export const mayBeShown = ({ consent }: { consent?: unknown }): boolean => consent !== undefined;

const window = {
  publish: F.date('The first day on which the website shows this.', '2025-04-01'),
  expires: F.date('The last day on which the website shows this.', '2025-05-31').optional(),
};

const attached = {
  picture: F.picture('A photo from content/images/.', 'science-fair.jpg').optional(),
  alt: F.alt('Two pupils present a model rocket').optional(),
  consent: F.photoConsent('photo').optional(),
  file: F.file('A PDF from content/files/, such as a circular.', 'circular.pdf').optional(),
};

/** content/announcements/*.yaml: one line of the ticker. */
export const announcementSchema = F.group(
  'Short messages for families, in the moving line on the home page.',
  {
    ...window,
    title: F.text('A heading of a few words for the announcement.', 'Admission to Nursery', 60).optional(),
    message: F.speech(
      'The announcement. The moving line on the home page shows its first sentence.',
      'Admission is open.',
      2000,
    ),
    to: F.link('A page that tells more.', '/admissionprocedure').optional(),
    classes: F.ofClasses('The classes or the stage, if not all.', 'I-IV', 'stage').optional(),
    newFamilies: F.yesNo('Whether only new families need this. If so, class cards leave it out.').optional(),
    ...attached,
  },
);

/** `languages` lists the languages of the announcement; undefined if the school has only one language. */
export type Announcement = InferType<typeof announcementSchema> & {
  languages?: readonly string[];
  original?: string;
};

/** content/news/*.yaml: NewsDate and message (specification, section 3). */
export const newsSchema = F.group('What has happened at school, in one or two sentences each.', {
  ...window,
  date: F.date('The day on which it happened.', '2025-04-12'),
  message: F.text(
    'The news, in one or two sentences. A name with a colon at the beginning becomes the heading.',
    'Class X won the district science quiz.',
    300,
  ),
  to: F.link('A page that tells more about the news.', '/clubs').optional(),
  ...attached,
});

/** content/events/*.yaml: NewsDate and message (specification, section 3). */
export const eventSchema = F.group('Functions and other days, with time and place.', {
  ...window,
  date: F.date('The day of the event, or its first day if it lasts several days.', '2025-08-15'),
  until: F.date('The last day, if the event takes several days.', '2025-08-16').optional(),
  begins: F.clockTime('The time at which the event begins each day.', '"09:00"').optional(),
  ends: F.clockTime('The time at which the event ends each day.', '"12:30"').optional(),
  message: F.text(
    'One or two sentences that say what happens. A name with a colon at the beginning becomes the heading.',
    'Flag hoisting at 8 am.',
    300,
  ),
  place: F.text('The place of the event.', 'School ground', 80).optional(),
  ...attached,
});

/** `original` is the message in English, if `message` is a translation. */
export type Attached = Partial<Record<'picture' | 'alt' | 'file' | 'original', string>>;

export const withAgreedPhoto = <T extends Attached & { consent?: unknown }>(item: T): T =>
  mayBeShown(item) ? item : { ...item, picture: undefined };

const named = <T extends Attached & { consent?: unknown }>({ fields, name: id }: Item<T>) => ({
  ...withAgreedPhoto(fields),
  id,
});

const newestFirst = (a: { date: string }, b: { date: string }) => b.date.localeCompare(a.date);

export const toAnnouncements = (items: readonly Item<Announcement>[]) =>
  items
    .map((item) => ({ ...named(item), first: openingOf(item.fields.message) }))
    .toSorted((a, b) => b.publish.localeCompare(a.publish));

export const toNews = (items: readonly Item<InferType<typeof newsSchema>>[]) =>
  items.map(named).toSorted(newestFirst);

/** Adds the default last day to an announcement without one. @param days `announcementDays` of school.yaml */
export function withEnd<T extends { publish: string; expires?: string }>(item: T, days?: number): T {
  if (days === undefined || item.expires !== undefined) return item;
  return { ...item, expires: addDays(item.publish, days - 1) };
}

type Event = InferType<typeof eventSchema>;

/** First the events that are not over by `day`, earliest first; then past events, latest first. */
export function toEvents<T extends Attached & Pick<Event, 'date' | 'until' | 'consent'>>(
  items: readonly Item<T>[],
  { day }: Pick<Moment, 'day'>,
) {
  const newest = items.map(named).toSorted(newestFirst);
  const marked = newest.map((event) => ({ ...event, past: lastDayOf(event) < day }));
  return [...marked.filter(({ past }) => !past).toReversed(), ...marked.filter(({ past }) => past)];
}

export const lastDayOf = ({ date: first, until }: Pick<Event, 'date' | 'until'>) => until ?? first;

/** Explains a last day that is before the first. @param name the field of the first day  @param then the consequence */
export function explainEnd(name: string, first: string, last = first, then = ''): string | undefined {
  if (last >= first) return undefined;
  return `is before the first day (${name} ${first}), found ${last}${then}. Write a later day, or correct ${name}.`;
}

/** Reports an item whose last day is before its first: it would never be shown. */
export function checkDaysInOrder(source: ParsedFile<{ publish: string; expires?: string }>): Problem[] {
  const { publish, expires } = source.document.value;
  const message = explainEnd('publish', publish, expires, ': it would never be shown');
  return problemsAt(source, ['expires'], message);
}

export function checkEvent(source: ParsedFile<Event>): Problem[] {
  const event = source.document.value;
  const gone = explainEnd('date', event.date, event.expires, ': it would be gone before its day');
  return [
    ...checkDaysInOrder(source),
    ...checkSpan(source, event),
    ...problemsAt(source, ['expires'], gone, 'warning'),
  ];
}

/** Reports an end before the beginning, or an end without a beginning. @param path where the entry is */
export function checkSpan(
  source: ParsedFile,
  { date: first, until, begins, ends }: Pick<Event, 'date' | 'until' | 'begins' | 'ends'>,
  path: Path = [],
): Problem[] {
  const noBeginning = ends !== undefined && begins === undefined;
  const isEarly = ends !== undefined && begins !== undefined && ends <= begins;
  const other = ends === '00:00' ? 'The last minute of a day is 23:59. ' : 'Are the two swapped? ';
  const swapped = isEarly && ends < begins ? other : '';
  const missing = 'is missing, but ends is filled in. Write when it begins, or delete ends.';
  const early = `must be after begins (${begins}), found ${ends}. ${swapped}Write a later time, or correct begins.`;
  return [
    ...problemsAt(source, [...path, 'until'], explainEnd('date', first, until)),
    ...problemsAt(source, [...path, 'begins'], noBeginning && missing),
    ...problemsAt(source, [...path, 'ends'], isEarly && early),
  ];
}

/** content/notice.yaml and notices/*.yaml: shown above the heading of every page. */
export const noticeSchema = F.group('An urgent notice above the heading of every page, until it ends.', {
  label: F.text('A few words that say what the notice is about.', 'School closed', 40),
  text: F.speech(
    'The notice. A long one is collapsed to its first sentence.',
    'Closed on 26 November.',
    2000,
  ),
  link: F.group('A link to a page that tells more.', {
    text: F.text('The link text.', 'What parents should know', 60),
    to: F.link('The page to which the link leads.', '/announcements'),
  }).optional(),
  ...attached,
  until: F.moment('The day and time at which the notice ends, in Indian time.'),
});

export type Notice = InferType<typeof noticeSchema>;

export const isOver = ({ until }: Pick<Notice, 'until'>, now: Date): boolean => now >= new Date(until);

export const toNotice = (notice: Notice | undefined, { now }: Moment): Notice | undefined =>
  notice && !isOver(notice, now) ? withAgreedPhoto(notice) : undefined;

export const toNotices = (items: readonly Item<Notice>[], moment: Moment): Notice[] =>
  items
    .flatMap(({ fields }) => toNotice(fields, moment) ?? [])
    .toSorted((a, b) => Date.parse(a.until) - Date.parse(b.until));

export function checkNoticeEnd(source: ParsedFile<Notice>, now: Date): Problem[] {
  const { until } = source.document.value;
  const end = new Date(until);
  if (now < end) return [];
  const message = `was ${formatDateTime(end)}, so the website does not show the notice. Write a later time, or delete ⟨the file¦the notice⟩.`;
  return problemsAt(source, ['until'], message, 'warning');
}
