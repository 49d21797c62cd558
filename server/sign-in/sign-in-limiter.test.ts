/** @jest-environment node */
import { createSignInLimiter } from './sign-in-limiter';

describe('the sign-in limiter', () => {
  it('keeps no more than 10,000 entries, however many addresses and names come', () => {
    const limiter = createSignInLimiter();
    for (let n = 0; n < 20_000; n += 1) limiter.take(`10.0.${n >> 8}.${n & 255}`, `name ${n}`, new Date(0));
    expect(limiter.size()).toBe(10_000);
  });

  it('does not count an attempt that it refuses', () => {
    const limiter = createSignInLimiter({ minutes: 15, perAddress: 30, perName: 1 });
    limiter.take('10.0.0.1', 'asha', new Date(0));
    for (let n = 0; n < 50; n += 1) expect(limiter.take('10.0.0.1', 'asha', new Date(0))).toBe(15 * 60);
    expect(limiter.take('10.0.0.1', 'bela', new Date(0))).toBe(0);
  });
});
