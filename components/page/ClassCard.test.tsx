import { renderToStaticMarkup } from 'react-dom/server';
import type { Content } from '@/lib/content/content';
import { toFees } from '@/lib/content/kinds/fees';
import { WORD_DEFAULTS } from '@/lib/content/kinds/words';
import { ClassCard } from './ClassCard';

it('leads from the next fee to the fees of the class, and its amount calls nobody', () => {
  const content = {
    words: WORD_DEFAULTS,
    school: {
      name: 'Vidya',
      siteAddress: 'https://school.test',
      phones: [],
      contacts: [{ id: 'accounts', title: 'Accounts', phone: '+91 00000 00000' }],
    },
    pages: [{ route: '/fees', shows: ['feeTables'], contact: 'accounts' }],
    fees: toFees({
      updated: '2025-04-01',
      session: '2026-27',
      due: ['12-10'],
      tuition: [{ class: 'VI', installment: 1550, installments: 1, total: 1550 }],
    }),
    announcements: [],
    events: [],
  } as unknown as Content;
  const of = { name: 'VI', short: 'VI', title: 'Class VI', route: '/class/vi', files: '/cards/vi' };
  const html = renderToStaticMarkup(<ClassCard content={content} of={of} facts={[]} day="2026-11-21" />);
  expect(html).toContain('<a href="/fees#class-6">Next fee</a></dt><dd data-expires="2026-12-10">₹1,550, by');
});
