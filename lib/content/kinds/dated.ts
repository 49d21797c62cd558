import { date, group, link, text } from './fields';
import { readClasses } from './classes';
import { problemAt, type ParsedFile, type Problem } from '../say/problem';

const window = {
  publish: date('The first day on which it is shown.', '2025-04-01'),
  expires: date('The last day on which it is shown.', '2025-05-31').optional(),
};

/** content/announcements/*.yaml: one line of the ticker. */
export const announcementSchema = group('One announcement.', {
  ...window,
  message: text('The announcement, in one sentence.', 'Admission to Nursery is open.', 200),
  to: link('A page that says more.', '/admissionprocedure').optional(),
  classes: text('The classes for which it is. Without them it is for all.', 'I-IV', 60).optional(),
});

/** content/news/*.yaml: NewsDate and message (specification, section 3). */
export const newsSchema = group('One news item.', {
  ...window,
  date: date('The day of the news.', '2025-04-12'),
  message: text('The news, in one or two sentences.', 'Class X won the district science quiz.', 300),
  to: link('A page that says more.', '/clubs').optional(),
});

/** content/events/*.yaml: NewsDate and message (specification, section 3). */
export const eventSchema = group('One event.', {
  ...window,
  date: date('The day of the event.', '2025-08-15'),
  message: text('What happens, in one or two sentences.', 'Flag hoisting at 8 am on Independence Day.', 300),
  place: text('Where it happens.', 'School ground', 80).optional(),
});

/** An item whose last day lies before its first would never be shown, without any warning. */
export function checkDaysInOrder(source: ParsedFile<{ publish: string; expires?: string }>): Problem[] {
  const { publish, expires } = source.document.value;
  if (expires === undefined || expires >= publish) return [];
  const message = `is before the first day, publish ${publish}, found ${expires}: it would never be shown. Write a later day, or correct publish.`;
  return [problemAt(source, ['expires'], message)];
}

/** The same, and classes that the site does not know: the announcement would stand on no class's card. */
export function checkAnnouncement(
  source: ParsedFile<{ publish: string; expires?: string; classes?: string }>,
): Problem[] {
  const { classes } = source.document.value;
  const days = checkDaysInOrder(source);
  if (classes === undefined || readClasses(classes).length) return days;
  const message = `names no class that the site knows, found "${classes}". Write such as VI, I-IV or Nursery-UKG.`;
  return [...days, problemAt(source, ['classes'], message)];
}
