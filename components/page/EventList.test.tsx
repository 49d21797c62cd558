import { renderToStaticMarkup } from 'react-dom/server';
import { words } from '@/lib/content/words/in-use';
import type { Content } from '@/lib/content/content';
import { AnnouncementList, EventList } from './DatedList';

const event = (message: string, past: boolean) => ({
  id: message,
  publish: '2025-01-01',
  date: '2025-05-01',
  message,
  past,
});
const show = (events: ReturnType<typeof event>[]): string =>
  renderToStaticMarkup(<EventList events={events} heading="h2" />);

test('coming events precede the heading of past events', () => {
  const html = show([event('Sports day', false), event('Holi', true)]);
  const [coming, past] = html.split(words.home.pastEvents);
  expect(coming).toContain('Sports day');
  expect(past).toContain('Holi');
});

test('if there are no coming events, the page says so above the past events', () => {
  const html = show([event('Holi', true)]);
  expect(html.indexOf(words.home.noEvents)).toBeLessThan(html.indexOf('Holi'));
  expect(html).toContain(words.home.noEvents);
});

test('without past events, there is no heading for them', () => {
  expect(show([event('Sports day', false)])).not.toContain(words.home.pastEvents);
});

describe('announcements', () => {
  const announcement = {
    id: 'a',
    publish: '2026-11-16',
    expires: '2026-11-28',
    message: 'Bring a cap',
    first: 'Bring a cap',
  };
  const showAnnouncement = (own: object, alone: boolean): string =>
    renderToStaticMarkup(
      <AnnouncementList
        items={[{ ...announcement, ...own }] as Content['announcements']}

        school={{ name: 'X', siteAddress: 'https://x.example' } as Content['school']}
        alone={alone ? 'Read more' : undefined}
      />,
    );

  test('an announcement that is long has a page of its own with the full text, to which the list links', () => {
    const own = { first: 'Bring a cap.', message: 'Bring a cap.\n\nThe sun is strong.' };
    expect(showAnnouncement(own, true)).toContain('<p>The sun is strong.</p>');
    expect(showAnnouncement(own, false)).not.toContain('The sun');
    expect(showAnnouncement(own, false)).toContain(`href="/notice/a" class="more">${words.home.readMore}`);
  });

  test('an announcement does not repeat on its own page the first sentence, which is the heading there', () => {
    const own = { first: 'Bring a cap. It is hot.', message: 'Bring a cap. It is hot.' };
    expect(showAnnouncement(own, true)).toContain('<p>It is hot.</p>');
    expect(showAnnouncement({ ...own, title: 'Sports day' }, true)).toContain(
      '<p>Bring a cap. It is hot.</p>',
    );
    const long = 'Bring a cap, a bottle of water and, if you have them, sports shoes.';
    expect(showAnnouncement({ first: long, message: long }, true)).toContain(`${long}</p>`);
  });

  test('an announcement that has expired shows on its own page when it ended', () => {
    expect(showAnnouncement({}, true)).toContain('<li data-expires="2026-11-28"');
    expect(showAnnouncement({}, true)).toContain('This notice ended on 28 November 2026.');
    expect(showAnnouncement({}, false)).toContain(words.home.empty);
  });

  test.each([
    ['VI', 'Class VI'],
    ['I-III', 'Classes I-III'],
    ['Early learning', ' · Early learning'],
  ])('an announcement for %s is marked %s', (classes, shown) => {
    expect(showAnnouncement({ classes }, false)).toContain(shown);
  });
});
