import { renderSVG } from 'uqr';
import type { Content } from '@/lib/content/content';
import { getContent } from '@/lib/content/get-content';
import { GET } from './route';

jest.mock('@/lib/content/get-content', () => ({ getContent: jest.fn() }));

it('the QR code on a class card contains the full address of its page', async () => {
  const tuition = [{ class: 'VI', installment: 1, installments: 1, total: 1 }];
  const school = { siteAddress: 'https://school.test' };
  jest.mocked(getContent).mockResolvedValue({ school, fees: { tuition } } as unknown as Content);
  const answer = await GET(new Request('https://school.test'), {
    params: Promise.resolve({ file: 'vi.svg' }),
  });
  expect(await answer.text()).toBe(renderSVG('https://school.test/class/vi', { border: 0 }));
});
