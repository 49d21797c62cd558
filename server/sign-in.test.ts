import { createSignInQueue } from './sign-in';

/** A password check that records its start, and ends on request. */
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

const { signal: never } = new AbortController();

describe('the line of sign-ins', () => {
  it('checks two at once, known clients first', async () => {
    const begun: string[] = [];
    const checks = ['a', 'b', 'c', 'known'].map((name) => createCheck(name, begun));
    const wait = createSignInQueue();
    const answers = checks.map(({ run }, n) => wait(run, n === 3, never));
    await settle();
    expect(begun).toEqual(['a', 'b']);
    checks[0]?.end();
    expect(await answers[0]).toBe('a');
    await settle();
    expect(begun).toEqual(['a', 'b', 'known']);
    for (const { end } of checks) end();
    expect(await Promise.all(answers)).toEqual(['a', 'b', 'c', 'known']);
  });

  it('goes on after a check that fails', async () => {
    const wait = createSignInQueue();
    const failing = wait(() => Promise.reject(new Error('no database')), false, never);
    await expect(failing).rejects.toThrow('no database');
    expect(await wait(() => Promise.resolve(true), false, never)).toBe(true);
  });

  it('skips cancelled attempts, and lets a check that has begun finish', async () => {
    const begun: string[] = [];
    const checks = ['a', 'b', 'left'].map((name) => createCheck(name, begun));
    const gone = new AbortController();
    const wait = createSignInQueue();
    const answers = checks.map(({ run }) => wait(run, false, gone.signal));
    await settle();
    gone.abort();
    // Two checks are in progress, so no other may start.
    const late = createCheck('late', begun);
    const waits = wait(late.run, false, never);
    await settle();
    expect(begun).toEqual(['a', 'b']);
    for (const { end } of [...checks, late]) end();
    expect(await Promise.all([...answers, waits])).toEqual(['a', 'b', null, 'late']);
    expect(begun).toEqual(['a', 'b', 'late']);
  });
});
