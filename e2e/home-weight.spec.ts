import { visitPage } from '@/lib/measure/visit-page';
import { expect, test } from './watched-page';

const MOST = 120 * 1024;

test('the first visit of the home page costs a phone of 412 px at most 120 KB', async ({
  browser,
  baseURL,
}) => {
  const visit = await visitPage(browser, `${baseURL}/`);
  expect(visit.everything, JSON.stringify(visit)).toBeLessThanOrEqual(MOST);
});
