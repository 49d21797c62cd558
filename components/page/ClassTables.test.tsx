import { renderToStaticMarkup } from 'react-dom/server';
import type { Content } from '@/lib/content/content';
import { toFees } from '@/lib/content/kinds/fees';
import { AgeTable, BookList } from './ClassTables';

/** A school that calls its LKG "KG 1". */
const contentWith = (facts: object) =>
  ({
    school: { classes: 'Nursery, KG 1, KG 2, I', contacts: [] },
    fees: toFees({ updated: '2026-04-01', session: '2026-27', tuition: [] }, { day: '2026-11-21' }),
    classes: { classes: [{ class: 'LKG', ...facts }] },
  }) as unknown as Content;

it('uses the school’s own names for classes before Class I, in both the book list and the age table', () => {
  const content = contentWith({ age: 4, books: [{ subject: 'English', book: 'Sun' }] });
  const books = renderToStaticMarkup(<BookList content={content} day="2026-11-21" />);
  expect(books).toContain('<a href="#books-lkg" aria-label="KG 1">KG 1</a>');
  expect(renderToStaticMarkup(<AgeTable content={content} />)).toContain('<th scope="row">KG 1</th>');
});

it('shows neither a book list nor a choice of class if no class has books', () => {
  expect(renderToStaticMarkup(<BookList content={contentWith({})} day="2026-11-21" />)).toBe('');
});
