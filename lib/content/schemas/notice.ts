import type { InferType } from 'yup';
import { group, link, moment, text } from './fields';

/** content/notice.yaml, only there while there is something urgent: one notice above the heading of every page. */
export const noticeSchema = group('The urgent notice.', {
  label: text('What kind of notice it is, in a few words.', 'School closed', 40),
  text: text(
    'The notice, in one or two sentences.',
    'The school stays closed on 26 November because of heavy rain.',
    300,
  ),
  link: group('A page that says more.', {
    text: text('The words of the link.', 'What parents should know', 60),
    to: link('Where the link leads.', '/announcements'),
  }).optional(),
  until: moment('The day and the time at which it is over, in Indian time.'),
});

export type Notice = InferType<typeof noticeSchema>;

/** Whether the notice has ended at the moment for which the site is built. */
export function isOver({ until }: Notice, now: Date): boolean {
  return now >= new Date(until);
}
