import { renderToStaticMarkup } from 'react-dom/server';
import type { Content } from '@/lib/content/content';
import { calendarOf, TIMINGS } from '@/lib/site/testing/small-calendar';
import { TodayStrip } from './Welcome';

const NOTHING = {
  pages: [{ route: '/hours', shows: ['timings'] }],
  announcements: [],
  events: [],
  school: { phones: ['+91 00000 00000'] },
} as unknown as Content;

const render = (content: Partial<Content>): string =>
  renderToStaticMarkup(<TodayStrip content={{ ...NOTHING, ...content }} day="2026-11-20" />);
const rowsOf = (html: string): string[] => html.match(/<dt>.*?<\/dt>/g) ?? [];

it('is not there for a school that has nothing to say', () => {
  expect(render({})).toBe('');
});

it('has no row for what a school lacks, and no link to a page that it lacks', () => {
  expect(rowsOf(render({ timings: TIMINGS }))).toEqual(['<dt><a href="/hours">School hours</a></dt>']);
  const calendar = calendarOf({ date: '2026-11-24', kind: 'holiday', title: 'Guru Nanak Jayanti' });
  expect(rowsOf(render({ calendar }))).toEqual(['<dt>Holiday</dt>']);
});

it('says "today" only where the calendar knows the holidays', () => {
  expect(render({ timings: TIMINGS })).not.toContain('oday 8.20');
  expect(render({ timings: TIMINGS })).not.toContain('tel:');
  const known = render({ timings: TIMINGS, calendar: calendarOf() });
  expect(known).toContain('<dd class="live"');
  // Shown on the day when all these lines have expired.
  expect(known).toMatch(/<p class="when-empty">.*tel:/);
});

it('goes away as a whole with its last line', () => {
  const announcements = [
    {
      id: 'cap',
      publish: '2026-11-01',
      expires: '2026-12-01',
      message: 'Bring a cap.',
      first: 'Bring a cap.',
    },
  ];
  expect(render({ announcements })).toMatch(/^<section class="today"[^>]* data-expires="2026-12-01">/);
  expect(render({ announcements })).toContain('1\u00A0November\u00A02026: Bring a cap.');
  expect(render({ announcements })).toContain('<script data-keep="">');
});
