import { visitPage } from './visit-page';
import { expect, test } from './watched-page';

/** In bytes, without pictures, which the school chooses. */
const MOST = 60 * 1024;

test('the first visit of the home page costs a phone of 412 px at most 60 KB besides its pictures', async ({
  browser,
  baseURL,
}) => {
  const visit = await visitPage(browser, `${baseURL}/`);
  expect(visit.pictures).toBeGreaterThan(0);
  expect(visit.everything - visit.pictures, JSON.stringify(visit)).toBeLessThanOrEqual(MOST);
});
