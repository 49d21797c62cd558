import { paintTimeOf, visitPage } from './visit-page';
import { expect, fileTest, test } from './watched-page';

const thread = (tid: number, name: string) => ({ name: 'thread_name', ph: 'M', pid: 1, tid, args: { name } });

fileTest('rendering time is the sum of the paint events on the page’s main thread', () => {
  expect(
    paintTimeOf([
      thread(1, 'CrRendererMain'),
      thread(2, 'Compositor'),
      { name: 'PrePaint', ph: 'X', pid: 1, tid: 1, tdur: 1500, dur: 9000 },
      { name: 'Paint', ph: 'X', pid: 1, tid: 1, dur: 2500 },
      { name: 'Layout', ph: 'X', pid: 1, tid: 1, dur: 8000 },
      { name: 'Paint', ph: 'X', pid: 1, tid: 2, dur: 7000 },
    ]),
  ).toBe(4);
});

/** The size in bytes, without pictures, which the school chooses. */
const MOST = 60 * 1024;

test('a first visit to the home page costs a phone of 412 px at most 60 KB, not counting pictures', async ({
  browser,
  baseURL,
}) => {
  const visit = await visitPage(browser, `${baseURL}/`);
  expect(visit.pictures).toBeGreaterThan(0);
  expect(visit.everything - visit.pictures, JSON.stringify(visit)).toBeLessThanOrEqual(MOST);
});
