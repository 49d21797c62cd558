import { text } from 'node:stream/consumers';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import type { Content } from '@/lib/content/content';
import { Proofs, TodayStrip } from './Welcome';
import { calendarOf, TIMINGS } from '@/lib/site/testing/small-calendar';
import { UrgentNotices } from '@/components/layout/PublicFrame';
import { withNotices } from '@/lib/build/put-notice';
import { Banner, bannerMovement } from './Banner';

jest.mock('@/lib/site/campus', () => ({
  ...jest.requireActual<object>('@/lib/site/campus'),
  getCampus: () => Promise.resolve({ src: '/pictures/campus.svg', width: 1840, height: 600 }),
}));

const content = (pupils: number) =>
  ({
    home: {
      proofs: [
        { text: 'Water tested', row: 'B8' },
        { text: 'Complaints answered', to: '/complaints' },
        { text: 'in a section', perSection: true },
        { text: 'Without proof', to: '/nowhere' },
      ],
    },
    disclosure: {
      B: {
        rows: [
          {
            row: 'B8',
            files: [
              { title: 'Tanks', file: 'tanks.pdf', validUntil: '2028-03-31' },
              { title: 'Water', file: 'water.pdf', validUntil: '2027-08-31' },
            ],
          },
        ],
      },
      D: { pupils, sections: 10 },
    },
    pages: [
      { route: '/complaints', updated: '2026-11-01', review: '2027-04-01' },
      { route: '/disclosure', updated: '2026-11-02', shows: ['disclosureA'] },
    ],
  }) as unknown as Content;

const itemsOn = (day: string, pupils = 360): string[] =>
  renderToStaticMarkup(<Proofs content={content(pupils)} day={day} />)
    .replaceAll('\u00A0', ' ')
    .match(/<li>.*?<\/li>/g) ?? [];

it('each promise shows its proof (of two certificates, the one that expires first); promises without proof are omitted', () => {
  const [water, complaints, sections, disclosure, ...others] = itemsOn('2026-11-21');
  expect(water).toContain('href="/assets/water.pdf"');
  expect(water).toContain('data-expires="2027-08-31">valid until 31 August 2027<');
  expect(complaints).toContain('data-expires="2027-04-01">page checked on 1 November 2026<');
  expect(sections).toContain('36 in a section');
  expect(disclosure).toContain('href="/disclosure"');
  expect(others).toEqual([]);
});

it('the promises have no heading if none of them has a proof', () => {
  const none = { ...content(360), home: { proofs: [] } } as unknown as Content;
  expect(renderToStaticMarkup(<Proofs content={none} day="2026-11-21" />)).toBe('');
});

it('a promise says that its proof has expired, both in a later build and on a page that was built earlier', () => {
  const [before] = itemsOn('2027-08-31');
  expect(before).toMatch(/proof-holds.*proof-lapsed">expired on 31 August 2027</);
  const [after] = itemsOn('2027-09-01');
  expect(after).not.toContain('proof-holds');
  expect(after).toContain('<span class="proof-lapsed">expired on 31 August 2027</span>');
});

it('the promise of small sections is not confirmed if sections have more than 40 pupils', () => {
  expect(itemsOn('2026-11-21', 460)[2]).toMatch(/46 in a section.*proof-lapsed">more than the 40/);
});

const NOTHING = {
  pages: [{ route: '/hours', shows: ['timings'] }],
  announcements: [],
  events: [],
  school: { phones: ['+91 00000 00000'] },
} as unknown as Content;

const render = (own: Partial<Content>): string =>
  renderToStaticMarkup(<TodayStrip content={{ ...NOTHING, ...own }} day="2026-11-20" />);
const rowsOf = (html: string): string[] => html.match(/<dt>.*?<\/dt>/g) ?? [];

it('“Today at school” is left out for a school that has nothing to show', () => {
  expect(render({})).toBe('');
});

it('“Today at school” has no rows and no links for content that a school lacks', () => {
  const hours = render({ timings: TIMINGS });
  expect(rowsOf(hours)).toEqual(['<dt>School hours</dt>']);
  expect(hours).toContain('<a href="/hours">');
  const calendar = calendarOf({ date: '2026-11-24', kind: 'holiday', title: 'Guru Nanak Jayanti' });
  expect(rowsOf(render({ calendar }))).toEqual(['<dt>Holiday</dt>']);
  expect(render({ calendar })).not.toContain('href=');
});

it('“Today at school” says "today" only if the calendar covers the day', () => {
  expect(render({ timings: TIMINGS })).not.toContain('oday 8.20');
  expect(render({ timings: TIMINGS })).not.toContain('tel:');
  const known = render({ timings: TIMINGS, calendar: calendarOf() });
  expect(known).toContain('<dd class="live"');
  // The contact is shown once all these lines have expired.
  expect(known).toMatch(/<p class="when-empty">.*tel:/);
});

it('“Today at school” is removed when its last line expires', () => {
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
  expect(render({ announcements })).toContain(
    '1\u00A0November\u00A02026: <a href="/notice/cap">Bring a cap.</a>',
  );
  expect(render({ announcements })).toContain('<script data-keep="">');
});

test.each([2, 3, 12])(
  'each of %s slides is shown for the same time, and the last one makes room for the first',
  (total) => {
    const styles = bannerMovement(total, 5000);
    const frames = [...styles.matchAll(/([\d.]+)%,([\d.]+)%\{transform:translateX\(([^}]*)\)\}/g)];
    const places = Array.from({ length: total - 1 }, (_, index) => `calc(${index + 1}*var(--step))`);
    expect(frames.map(([, , , place]) => place)).toEqual([...places, 'var(--end)']);
    frames.forEach(([, from, to], index) => {
      expect(Number(to)).toBeCloseTo((100 * (index + 1)) / total, 2);
      expect(Number(to) - Number(from)).toBeCloseTo(90 / total, 2);
    });
    // app/styles/moving.css uses these variables.
    expect(styles.split('@keyframes slides{')[0]).toBe(
      `.banner{--slides:${total};--interval:5000ms;--rest:4500ms;--at:0}`,
    );
  },
);

it('the banner no longer mentions an urgent notice that was taken off the website after the build', async () => {
  const notices = [
    { label: "Class I's rooms & hall shut", text: 'Rain.', until: '2026-11-21T16:00:00+05:30' },
  ];
  const own = { home: { banners: [] }, school: {}, timings: TIMINGS, calendar: calendarOf(), notices };
  const draw = async (): Promise<string> => {
    const banner = <Banner content={own as unknown as Content} day="2026-11-20" />;
    return text((await prerenderToNodeStream(banner)).prelude);
  };
  const markup = renderToStaticMarkup(<UrgentNotices notices={notices} />);
  const page = `<main id="content">${markup}${await draw()}</main>`;
  expect(page.match(/please read the notice above/g)).toHaveLength(2);
  expect(withNotices(page, markup, '')).toBe(page);
  const after = withNotices(page, '', '');
  expect(after).not.toContain('hall shut');
  expect(after).toContain('gate opens');
});
