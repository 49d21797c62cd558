import { createSignInQueue } from './door';

/** A check that ends when it is told to, and says when it has begun. */
function createCheck(name: string, begun: string[]) {
  let end = (): void => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const run = async (): Promise<string> => {
    begun.push(name);
    await ended;
    return name;
  };
  return { run, end };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the line of sign-ins', () => {
  it('lets two in at once, so many wait, refuses the rest, and lets known clients go first', async () => {
    const begun: string[] = [];
    const checks = ['a', 'b', 'c', 'd', 'e', 'known'].map((name) => createCheck(name, begun));
    const queue = createSignInQueue(2);
    const answers = checks.map(({ run }, n) => queue.run(run, n === 5));
    await settle();
    expect(begun).toEqual(['a', 'b']);
    expect(await answers[4]).toBeNull();
    checks[0]?.end();
    expect(await answers[0]).toBe('a');
    await settle();
    expect(begun).toEqual(['a', 'b', 'known']);
    for (const { end } of checks) end();
    expect(await Promise.all(answers)).toEqual(['a', 'b', 'c', 'd', null, 'known']);
  });

  it('goes on after a check that fails', async () => {
    const queue = createSignInQueue(1);
    await expect(queue.run(() => Promise.reject(new Error('no database')), false)).rejects.toThrow(
      'no database',
    );
    expect(await queue.run(() => Promise.resolve(true), false)).toBe(true);
  });

  it('drops who no longer waits, and keeps the place of a check that has begun', async () => {
    const begun: string[] = [];
    const checks = ['a', 'b', 'left', 'd'].map((name) => createCheck(name, begun));
    const [leaving, gone] = [new AbortController(), new AbortController()];
    const queue = createSignInQueue(10);
    const answers = checks.map(({ run }, n) => queue.run(run, false, n === 2 ? leaving.signal : gone.signal));
    await settle();
    leaving.abort();
    expect(await answers[2]).toBeNull();
    gone.abort();
    // Two are being checked still: nobody else may begin.
    const late = createCheck('late', begun);
    const waits = queue.run(late.run, false);
    await settle();
    expect(begun).toEqual(['a', 'b']);
    for (const { end } of [...checks, late]) end();
    expect(await Promise.all([...answers, waits])).toEqual(['a', 'b', null, null, 'late']);
    expect(await queue.run(late.run, false, gone.signal)).toBeNull();
  });
});
