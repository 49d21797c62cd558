import type { Block } from '../blocks';
import { findDisclosurePage, findPageShowing, findSafetyPage } from './pages';

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

test('of two pages the one that shows the least else is meant', () => {
  expect(findPageShowing(pages, 'news')).toBe('/news');
});

test('where no page shows it there is no address', () => {
  expect(findPageShowing(pages, 'testimonials')).toBeUndefined();
  expect(findPageShowing(pages, 'news', 'testimonials')).toBeUndefined();
});

test('the disclosure is the page with all five parts, else that with the first, else none', () => {
  expect(findDisclosurePage(pages)).toBe('/whole');
  expect(findDisclosurePage(pages.filter(({ route }) => route !== '/whole'))).toBe('/information');
  expect(findDisclosurePage([])).toBeUndefined();
});

test('the page for a child who is hurt is the one with the helplines', () => {
  expect(findSafetyPage([...pages, { route: '/help', shows: ['helplines'] }])).toBe('/help');
  expect(findSafetyPage(pages)).toBeUndefined();
});
