import { renderToStaticMarkup } from 'react-dom/server';
import { wordsIn } from '@/lib/content/words/languages';
import { EventList } from './DatedList';

const { words } = wordsIn();
const event = (message: string, past: boolean) => ({
  publish: '2025-01-01',
  date: '2025-05-01',
  message,
  past,
});
const show = (events: ReturnType<typeof event>[]): string =>
  renderToStaticMarkup(<EventList events={events} words={words} level={2} />);

test('events to come stand before the heading of the past ones', () => {
  const html = show([event('Sports day', false), event('Holi', true)]);
  const [coming, past] = html.split(words.home.pastEvents);
  expect(coming).toContain('Sports day');
  expect(past).toContain('Holi');
});

test('where nothing is to come, that is said above the past events', () => {
  const html = show([event('Holi', true)]);
  expect(html.indexOf(words.home.noEvents)).toBeLessThan(html.indexOf('Holi'));
  expect(html).toContain(words.home.noEvents);
});

test('without past events there is no heading for them', () => {
  expect(show([event('Sports day', false)])).not.toContain(words.home.pastEvents);
});
