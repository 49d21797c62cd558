/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Content } from '@/lib/content/content';
import { words } from '@/lib/content/words/in-use';
import { keepTogether } from '@/lib/text/keep-together';
import { FeeFinder } from './FeeFinder';

const SITE = {
  school: { name: 'Vidya', siteAddress: 'https://school.test' } as Content['school'],
  route: '/fees',
};
const FEES = {
  session: '2025-26',
  admission: [{ class: 'VI', amount: 3000 }],
  registration: [],
  annual: [{ class: 'VI-VII', amount: 800 }],
  installments: 7,
  tuition: [{ class: 'VI-VII', installment: 1550, installments: 7, total: 10_850 }],
  other: [],
  accountants: [],
};

function panelOf(heading: string): HTMLElement {
  const { parentElement } = screen.getByRole('heading', { name: heading });
  if (!parentElement) throw new Error('a heading is not in a panel');
  return parentElement;
}

test('classes with identical fees share one list of amounts, but have their own headings', () => {
  render(<FeeFinder day="2026-04-01" fees={{ ...FEES, admission: [] }} {...SITE} />);
  expect(panelOf('Class VI')).toBe(panelOf('Class VII'));
});

test('a class shows its tuition, its charges and the total for the year', () => {
  render(<FeeFinder day="2026-04-01" fees={FEES} {...SITE} />);
  expect(
    within(panelOf('Class VI'))
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['₹10,850', '₹800', '₹11,650', '₹3,000']);
  expect(screen.getByRole('link', { name: 'Class VI' })).toHaveAttribute('href', '#class-6');
});

test('a note about other fees is beside the choice of classes', () => {
  render(<FeeFinder day="2026-04-01" fees={FEES} {...SITE} note="For Commerce, ask us." />);
  expect(screen.getByText(words.fees.finderHint, { exact: false })).toHaveTextContent(
    / For Commerce, ask us\.$/,
  );
});

test('the next installment shows its amount and due date', () => {
  const fees = { ...FEES, admission: [], due: ['12-10', '02-10'] };
  const html = renderToStaticMarkup(<FeeFinder day="2025-12-01" fees={fees} {...SITE} />);
  expect(html).toContain(words.fees.next);
  expect(html).toContain(
    `<span data-expires="2025-12-10">${keepTogether('₹1,550 by 10 December 2025')}</span>`,
  );
  expect(html).toContain('<script data-keep');
  const later = renderToStaticMarkup(<FeeFinder day="2026-04-01" fees={fees} {...SITE} />);
  expect(later).toContain(keepTogether('₹1,550 by 10 December 2026 (as in 2025-26; ask first)'));
  const still = { ...fees, stillPaid: true };
  expect(renderToStaticMarkup(<FeeFinder day="2026-04-01" fees={still} {...SITE} />)).not.toContain(
    'ask first',
  );
});

test('the streams of a class share one line and one link to the class card', () => {
  const [row] = FEES.tuition;
  const tuition = ['VI', 'XI Biology', 'XI Maths'].map((name) => ({ ...row!, class: name }));
  const { container } = render(<FeeFinder day="2026-04-01" fees={{ ...FEES, tuition }} {...SITE} />);
  const lines = Array.from(container.querySelectorAll('ul'), ({ textContent }) => textContent);
  expect(screen.getByRole('link', { name: 'Class XI Maths' })).toHaveTextContent('Maths');
  expect(lines).toEqual(['VI', 'XIBiologyMaths']);
  expect(screen.getAllByRole('link', { name: 'All about Class XI' })).toHaveLength(1);
});

test('choosing a class hides the links to the cards of other classes with identical fees', () => {
  const { container } = render(<FeeFinder day="2026-04-01" fees={{ ...FEES, admission: [] }} {...SITE} />);
  const css = container.querySelector('style')?.textContent ?? '';
  expect(css).toContain(':has(#class-6:target) [href="#class-6"]');
  expect(css).toContain('{background:var(--band)');
  expect(container.querySelector('.fee-more > a[href="/class/vi"]')).toBeInTheDocument();
  expect(css).toContain(':has(#class-6:target) .fee-more>a:not([href="/class/vi"])');
  expect(css).toContain(':has(#class-7:target) .fee-more>a:not([href="/class/vii"])');
});

test('a class has no line for a charge that does not apply to it', () => {
  render(<FeeFinder day="2026-04-01" fees={FEES} {...SITE} />);
  expect(within(panelOf('Class VII')).queryByText(words.fees.admissionOnce)).toBeNull();
});

test('no fees are shown for a class that the school lacks, even if a row includes it; the others have the school’s own names', () => {
  const tuition = [{ class: 'Nursery-UKG', installment: 1, installments: 7, total: 7 }];
  const school = { ...SITE.school, classes: 'Nursery, KG, I' };
  render(<FeeFinder day="2026-04-01" {...SITE} fees={{ ...FEES, tuition }} school={school} />);
  const links = within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Nursery', 'KG']);
});

test('if no row of the fees is about a class, there is no choice of class', () => {
  const fees = { ...FEES, tuition: [{ class: 'Hostel', installment: 1, installments: 7, total: 7 }] };
  const { container } = render(<FeeFinder day="2026-04-01" fees={fees} {...SITE} />);
  expect(container).toBeEmptyDOMElement();
});

test.each([
  ['2026-03-31', 'session 2025-26'],
  ['2026-04-01', 'fees for 2025-26; those for 2026-27 are not published yet'],
])(
  'a class’s fees can be shared on %s: the message has the amounts, the date and the address',
  (built, session) => {
    const registration = [{ class: 'VI', amount: 500 }];
    render(<FeeFinder day={built} fees={{ ...FEES, registration }} {...SITE} />);
    const link = within(panelOf('Class VI')).getByRole('link', { name: /WhatsApp/ });
    const text = new URL(link.getAttribute('href') ?? '').searchParams.get('text');
    expect(text?.split('. Vidya, ')[0]).toBe(
      `Class VI: ₹11,650 a year, + registration ₹500, once (${session})`,
    );
    expect(text).toMatch(/Vidya, \d+ \w+ \d{4}: \nhttps:\/\/school\.test\/fees#class-6$/);
  },
);

test('the label of the next installment disappears after the last due date', () => {
  const fees = { ...FEES, admission: [], due: ['12-10', '02-10'] };
  document.body.innerHTML = renderToStaticMarkup(<FeeFinder day="2025-11-01" fees={fees} {...SITE} />);
  expect(screen.getByText(words.fees.next)).toHaveAttribute('data-expires', '2026-02-10');
});

test('the due dates of the session are in a row, and future ones are marked', () => {
  const fees = { ...FEES, admission: [], due: ['04-10', '12-10', '02-10'] };
  document.body.innerHTML = renderToStaticMarkup(<FeeFinder day="2025-11-01" fees={fees} {...SITE} />);
  const days = within(panelOf(words.fees.dueDays)).getAllByRole('listitem');
  expect(
    days.map(({ textContent, firstElementChild: sign }) => [textContent, sign?.getAttribute('data-expires')]),
  ).toEqual([
    ['10 Apr', null],
    ['10 Dec', '2025-12-10'],
    ['10 Feb', '2026-02-10'],
  ]);
});
