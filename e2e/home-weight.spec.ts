import { visitPage } from '@/lib/measure/visit-page';
import { expect, test } from './watched-page';

const MOST = 120 * 1024;

test('the first visit of the home page costs a phone of 412 px at most 120 KB', async ({
  browser,
  baseURL,
}) => {
  const { bytes } = await visitPage(browser, `${baseURL}/`);
  const total = Object.values(bytes).reduce((a, b) => a + b);
  expect(total, `bytes by kind of file: ${JSON.stringify(bytes)}`).toBeLessThanOrEqual(MOST);
});
