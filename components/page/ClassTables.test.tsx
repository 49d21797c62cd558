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

it('the book list and the age table use the school’s own names for classes before Class I', () => {
  const content = contentWith({ age: 4, books: [{ subject: 'English', book: 'Sun' }] });
  const books = renderToStaticMarkup(<BookList content={content} day="2026-11-21" />);
  expect(books).toContain('<a href="#books-lkg" aria-label="KG 1">KG 1</a>');
  expect(renderToStaticMarkup(<AgeTable content={content} />)).toContain('<th scope="row">KG 1</th>');
});

it('the age table also gives each class’s fees, if the fee tables name any class', () => {
  const content = contentWith({ age: 4 });
  expect(renderToStaticMarkup(<AgeTable content={content} />).match(/<th scope="col"/g)).toHaveLength(2);
  const tuition = ['Early', 'Late'].map((stream, at) => ({
    class: `LKG ${stream}`,
    installment: 900 + at,
    total: 6300 + at,
  }));
  const fees = {
    updated: '2026-04-01',
    session: '2026-27',
    tuition,
    admission: [{ class: 'LKG', amount: 2000 }],
  };
  const withFees = { ...content, fees: toFees(fees, { day: '2026-11-21' }) };
  const table = renderToStaticMarkup(<AgeTable content={withFees} />);
  expect(table).toContain('data-label="On joining (₹)">2,000</td>');
  expect(table).toContain('data-label="Year 2026-27 (₹)">6,300–6,301</td>');
});

it('if no class has books, there is neither a book list nor a choice of class', () => {
  expect(renderToStaticMarkup(<BookList content={contentWith({})} day="2026-11-21" />)).toBe('');
});

const OFFICES = [
  { id: 'reception', phone: '+911100000001' },
  { id: 'library', phone: '+911100000002' },
];
it.each([
  ['the office of the classes', 'library', '+911100000002'],
  ['the first contact if the classes have no office', undefined, '+911100000001'],
])('while the book list is of an earlier session, it shows the number of %s', (_, office, phone) => {
  const content = contentWith({});
  Object.assign(content.school, { contacts: OFFICES });
  Object.assign(content.classes ?? {}, { booksSession: '2025-26', office });
  const books = renderToStaticMarkup(<BookList content={content} day="2026-11-21" />);
  expect(books.match(/tel:[^"]*/g)).toEqual([`tel:${phone}`]);
});
