import { renderToStaticMarkup } from 'react-dom/server';
import type { Content } from '@/lib/content/content';
import { toFees } from '@/lib/content/kinds/fees';
import { ClassCard } from './ClassCard';

it('leads from the next fee to the fees of the class, calls nobody by its amount, and says when the fees are of an earlier session', () => {
  const content = {
    school: {
      name: 'Vidya',
      siteAddress: 'https://school.test',
      phones: [],
      contacts: [{ id: 'accounts', title: 'Accounts', phone: '+91 00000 00000' }],
    },
    pages: [{ route: '/fees', shows: ['feeTables'], contact: 'accounts' }],
    fees: toFees(
      {
        updated: '2025-04-01',
        session: '2026-27',
        due: ['12-10'],
        tuition: [{ class: 'VI', installment: 1550, installments: 1, total: 1550 }],
      },
      { day: '2026-11-21' },
    ),
    announcements: [],
    events: [],
  } as unknown as Content;
  const of = { name: 'VI', short: 'VI', title: 'Class VI', route: '/class/vi', files: '/cards/vi' };
  const show = (day: string) =>
    renderToStaticMarkup(<ClassCard content={content} of={of} facts={[]} day={day} />);
  const html = show('2026-11-21');
  expect(html).toContain('<a href="/fees#class-6">Next fee</a></dt><dd data-expires="2026-12-10">₹1,550, by');
  expect(html).not.toContain('not published yet');
  expect(show('2027-04-01')).toContain('<dd>₹1,550 a year\n2027-\u206028: not published yet</dd>');
});
