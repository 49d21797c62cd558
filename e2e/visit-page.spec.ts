import { expect, test } from '@playwright/test';
import { paintTimeOf } from './visit-page';

const thread = (tid: number, name: string) => ({ name: 'thread_name', ph: 'M', pid: 1, tid, args: { name } });

test('rendering time adds up the paint events on the main thread of the page', () => {
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
