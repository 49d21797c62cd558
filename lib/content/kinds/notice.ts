import type { InferType } from 'yup';
import { attached } from './dated';
import { group, link, moment, text } from './fields';
import { formatDateTime } from '@/lib/text/dates';
import { problemAt, type ParsedFile, type Problem } from '../say/problem';

/** content/notice.yaml and notices/*.yaml, only there while there is something urgent: above the heading of every page. */
export const noticeSchema = group('The urgent notice.', {
  label: text('What kind of notice it is, in a few words.', 'School closed', 40),
  text: text('The notice, in one or two sentences.', 'Closed on 26 November because of heavy rain.', 300),
  link: group('A page that says more.', {
    text: text('The words of the link.', 'What parents should know', 60),
    to: link('Where the link leads.', '/announcements'),
  }).optional(),
  ...attached,
  until: moment('The day and the time at which it is over, in Indian time.'),
});

export type Notice = InferType<typeof noticeSchema>;

/** Whether the notice has ended at the moment for which the site is built. */
export const isOver = ({ until }: Notice, now: Date): boolean => now >= new Date(until);

/** An urgent notice that has expired, and so is not shown. */
export function checkNoticeEnd(source: ParsedFile<Notice>, now: Date): Problem[] {
  const { until } = source.document.value;
  const end = new Date(until);
  if (now < end) return [];
  const message = `was ${formatDateTime(end)}, and so the notice is not on the website. Write a later time, or delete the file.`;
  return [problemAt(source, ['until'], message, 'warning')];
}
