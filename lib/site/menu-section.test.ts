import { findMenuSection, listMenuSections } from './pages';

const menu = {
  entries: [
    { text: 'Home', to: '/' },
    { text: 'Beyond The classroom', entries: [{ text: 'Clubs', to: '/clubs' }, { text: 'Houses' }] },
    { text: 'TC', entries: [{ text: 'List', to: 'https://tc.school.example' }] },
    { text: 'विद्यालय', entries: [{ text: 'Clubs again', to: '/clubs' }] },
  ],
};

test('a section has the pages of this site that its entries lead to', () => {
  expect(listMenuSections(menu)).toEqual([
    { title: 'Beyond The classroom', id: 'beyond-the-classroom', links: [{ text: 'Clubs', to: '/clubs' }] },
    { title: 'विद्यालय', id: 'विद्यालय', links: [{ text: 'Clubs again', to: '/clubs' }] },
  ]);
});

test('a page belongs to the first section that links to it, if any', () => {
  expect(findMenuSection(menu, '/clubs')?.title).toBe('Beyond The classroom');
  expect(findMenuSection(menu, '/message')).toBeUndefined();
});

test('no section of the site map has the id of another, of the footer or of nothing', () => {
  const entries = [{ text: 'Clubs', to: '/clubs' }];
  const ids = listMenuSections({
    entries: ['Contact', 'Other pages', 'Facility', 'Facility!', '🎉'].map((text) => ({ text, entries })),
  }).map(({ id }) => id);
  expect(ids).toEqual(['contact-1', 'other-pages-1', 'facility', 'facility-1', 'section']);
});
