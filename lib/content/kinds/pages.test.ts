import type { Block } from '../blocks';
import { findDisclosurePage, findPageShowing, findSafetyPage, toPage } from './pages';

const FIVE: Block[] = ['disclosureA', 'disclosureB', 'disclosureC', 'disclosureD', 'disclosureE'];
const pages = [
  { route: '/transport' },
  { route: '/everything', shows: ['news', 'events'] as Block[] },
  { route: '/news', shows: ['news'] as Block[] },
  { route: '/whole', shows: FIVE },
  { route: '/information', shows: ['disclosureA'] as Block[] },
];

test('a page is found by what it shows, whatever its address', () => {
  expect(findPageShowing(pages, 'events')).toBe('/everything');
});

test('if two pages show the same block, the one with fewer other blocks is found', () => {
  expect(findPageShowing(pages, 'news')).toBe('/news');
});

test('a list that no page shows has no address', () => {
  expect(findPageShowing(pages, 'testimonials')).toBeUndefined();
  expect(findPageShowing(pages, 'news', 'testimonials')).toBeUndefined();
});

test('the disclosure page is the one with all five parts, otherwise the one with the first part, if any', () => {
  expect(findDisclosurePage(pages)).toBe('/whole');
  expect(findDisclosurePage(pages.filter(({ route }) => route !== '/whole'))).toBe('/information');
  expect(findDisclosurePage([])).toBeUndefined();
});

test('the page for child safety is the one with the helplines', () => {
  expect(findSafetyPage([...pages, { route: '/help', shows: ['helplines'] }])).toBe('/help');
  expect(findSafetyPage(pages)).toBeUndefined();
});

const PAGE = { title: 'Library', description: 'Books.', updated: '2026-04-01', contact: 'office' };
type Fields = Partial<Parameters<typeof toPage>[0]['fields']>;

const layoutOf = (fields: Fields): string =>
  toPage({ fields: { ...PAGE, ...fields }, name: 'library', body: '', file: 'content/pages/library.md' })
    .layout;

test.each([
  ['text with a picture', { picture: 'library.jpg' }, 'story'],
  ['messages with a picture', { picture: 'library.jpg', shows: ['messages' as const] }, 'story'],
  ['tables, even with a picture', { picture: 'library.jpg', shows: ['timings' as const] }, 'facts'],
  ['text alone', {}, 'facts'],
  ['facts', { facts: [{ figure: '12,000', text: 'books' }] }, 'place'],
  ['cards, even with tables', { cards: [{ name: 'Red House' }], shows: ['timings' as const] }, 'people'],
  ['its own layout, even with tables', { layout: 'place' as const, shows: ['timings' as const] }, 'place'],
])('the layout of a page follows from its content: %s', (_, fields: Fields, layout) => {
  expect(layoutOf(fields)).toBe(layout);
});

test('a person without consent has a card without a portrait', () => {
  const card = { name: 'M. Joshi', picture: 'joshi.jpg', alt: 'Portrait' };
  const cards = [card, { ...card, consent: 'yes' as const }];
  const shown = toPage({ fields: { ...PAGE, cards }, name: 'faculty', body: '', file: '' }).cards;
  expect(shown?.map(({ picture }) => picture)).toEqual([undefined, 'joshi.jpg']);
});
