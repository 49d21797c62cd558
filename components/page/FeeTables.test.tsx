/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Content } from '@/lib/content/content';
import { words } from '@/lib/content/words/in-use';
import { fillIn } from '@/lib/text/text';
import { FeeTables } from './FeeTables';

const fees = {
  session: '2025-26',
  admission: [
    { class: 'Nursery-III', amount: 2000 },
    { class: 'IV-V', amount: 112_500 },
  ],
  registration: [{ class: 'IX', amount: 0 }],
  annual: [{ class: 'Nursery-VIII', amount: 800 }],
  installments: 4,
  tuition: [
    { class: 'I-V', installment: 1550, installments: 4, total: 6200 },
    { class: 'XI and XII Humanities/Arts', installment: 32_000, installments: 4, total: 128_000 },
  ],
  other: [],
  accountants: [],
};

const SITE = {
  classes: undefined,
  pages: [],
  school: {
    name: 'Vidya',
    siteAddress: 'https://school.test',
    phones: ['+91 98765 43210'],
  } as unknown as Content['school'],
};

const rowsOf = (name: RegExp): string[][] =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => Array.from(row.children, ({ textContent }) => textContent));

test('every amount is shown beside its class, with commas as in India', () => {
  render(<FeeTables content={{ ...SITE, fees: fees }} day="2025-06-01" />);
  // The table always fits, so it is neither a scrolling region nor a Tab stop.
  expect(screen.queryByRole('region', { name: /charges/ })).toBeNull();
  expect(rowsOf(/charges/)).toEqual([
    ['Admission (one-time)', 'Nursery-III', '2,000'],
    ['IV-V', '1,12,500'],
    ['Registration (one-time)', 'IX', '0'],
    ['Annual charges', 'Nursery-VIII', '800'],
  ]);
  expect(rowsOf(/^Tuition/)).toEqual([
    ['I-V', '1,550', '6,200'],
    ['XI and XII Humanities/Arts', '32,000', '1,28,000'],
  ]);
});

test('the page begins with the ways to pay', () => {
  const pay = 'At the counter, by UPI or cash.';
  const html = renderToStaticMarkup(
    <FeeTables content={{ ...SITE, fees: { ...fees, due: ['07-10'], pay } }} day="2025-06-01" />,
  );
  expect(html).toMatch(/^<p[^>]*><strong>How to pay:<\/strong> At the counter/);
});

test('a school that has not decided its fees says so, with a telephone number', () => {
  const none = { ...fees, admission: [], registration: [], annual: [], tuition: [] };
  render(<FeeTables content={{ ...SITE, fees: none }} day="2025-06-01" />);
  expect(screen.queryByRole('table')).toBeNull();
  expect(document.body).toHaveTextContent(fillIn(words.fees.notPublished, { session: '2025-26' }));
  expect(screen.getByRole('link', { name: SITE.school.phones[0] })).toBeVisible();
});

test('the fees of the next session are below the current ones, and the top of the page links to them', () => {
  const next = { ...fees, session: '2026-27', admission: [], tuition: [] };
  render(<FeeTables content={{ ...SITE, fees: { ...fees, next } }} day="2025-12-01" />);
  const link = screen.getByRole('link', { name: /2026-27/ });
  const heading = screen.getByRole('heading', { name: /2026.*27/ });
  expect(link).toHaveAttribute('href', `#${heading.id}`);
  expect(screen.getAllByRole('table')).toHaveLength(3);
});

test('a school without charges besides tuition has only the tuition table', () => {
  render(
    <FeeTables
      content={{ ...SITE, fees: { ...fees, admission: [], registration: [], annual: [] } }}
      day="2025-06-01"
    />,
  );
  expect(screen.getAllByRole('table')).toHaveLength(1);
});

test('a school without tuition fees has no tuition table', () => {
  render(<FeeTables content={{ ...SITE, fees: { ...fees, tuition: [] } }} day="2025-06-01" />);
  expect(screen.getAllByRole('table')).toHaveLength(1);
  expect(screen.queryByRole('table', { name: /^Tuition/ })).toBeNull();
});

test('the accessible name of a table lists only charges that the school has', () => {
  render(
    <FeeTables content={{ ...SITE, fees: { ...fees, admission: [], registration: [] } }} day="2025-06-01" />,
  );
  expect(screen.getByRole('table', { name: words.fees.annual })).toBeVisible();
});

test('if the number of installments differs between classes, each row shows its own', () => {
  const [first, second] = fees.tuition;
  const tuition = [first, { ...second, installments: 10, total: 320_000 }] as typeof fees.tuition;
  render(<FeeTables content={{ ...SITE, fees: { ...fees, tuition } }} day="2025-06-01" />);
  expect(rowsOf(/^Tuition$/)).toEqual([
    ['I-V', '1,550', '4', '6,200'],
    ['XI and XII Humanities/Arts', '32,000', '10', '3,20,000'],
  ]);
});

test('each other charge has a table, which says, if known, how often the charge is paid', () => {
  const other = [
    {
      title: 'Transport',
      note: 'By distance.',
      rows: [
        { item: 'Up to 5 km', amount: 900, paid: 'each month' },
        { item: 'Beyond', amount: 1200 },
      ],
    },
    { title: 'Hostel', rows: [{ item: 'Shared room', amount: 60_000 }] },
  ];
  render(<FeeTables content={{ ...SITE, fees: { ...fees, other } }} day="2025-06-01" />);
  expect(rowsOf(/^Transport$/)).toEqual([
    ['Up to 5 km', 'each month', '900'],
    ['Beyond', '', '1,200'],
  ]);
  expect(rowsOf(/^Hostel$/)).toEqual([['Shared room', '60,000']]);
  expect(screen.getByText('By distance.')).toBeVisible();
});

test('if the fees are from a past session, the page says so and shows the telephone number', () => {
  const show = (day: string) => render(<FeeTables content={{ ...SITE, fees }} day={day} />);
  const { unmount } = show('2026-03-31');
  expect(screen.queryByRole('link', { name: '+91 98765 43210' })).toBeNull();
  unmount();
  show('2026-04-01');
  expect(screen.getByText(/^Fees for 2026-27 are not published yet/)).toBeVisible();
  expect(screen.getByRole('link', { name: '+91 98765 43210' })).toHaveAttribute('href', 'tel:+919876543210');
});

test('if the fees still apply after their session, the page begins by saying so', () => {
  const still = { ...fees, stillPaid: true, due: ['12-10'] };
  const html = renderToStaticMarkup(<FeeTables content={{ ...SITE, fees: still }} day="2026-11-24" />);
  expect(html).toMatch(/^<p[^>]*>Until the fees for 2026-27 are approved, you pay those of 2025-26\.<\/p>/);
  expect(html).not.toContain('not published yet');
});
