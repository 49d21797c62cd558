import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { callProcess, LIMIT_MS } from './call-process';
import { EditorRefusal } from './refusal';

const CALLS = path.resolve('lib/editing/forms/call-process.ts');
const REFUSAL = path.resolve('lib/editing/forms/refusal.ts');
const PROGRAM = `
import { answerCalls } from ${JSON.stringify(CALLS)};
import { refuse } from ${JSON.stringify(REFUSAL)};
let calls = 0;
answerCalls({
  count: async () => [process.pid, (calls += 1)],
  refuse: async () => { throw refuse('notFound', 'It is not there.'); },
  fail: async () => { throw new Error('a fault'); },
  end: async () => process.exit(1),
  hang: async () => { for (;;); },
  wait: async () => new Promise((resolve) => setTimeout(() => resolve('waited'), 300)),
});
`;

type Calls = {
  count: () => Promise<[number, number]>;
  refuse: () => Promise<void>;
  fail: () => Promise<void>;
  end: () => Promise<void>;
  hang: () => Promise<void>;
  wait: () => Promise<string>;
};

describe('the process that reads the content', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'calls-'));
    writeFileSync(path.join(folder, 'program.ts'), PROGRAM);
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const start = (idleMs: number) => callProcess<Calls>(path.join(folder, 'program.ts'), idleMs);

  it('the process answers calls or refuses them with a message, reports faults, and restarts after it has ended', async () => {
    const { call, end } = start(60_000);
    const [first, count] = await call('count');
    expect(count).toBe(1);
    await expect(call('refuse')).rejects.toThrow(EditorRefusal);
    await expect(call('fail')).rejects.toThrow('a fault');
    await expect(call('end')).rejects.toThrow('was interrupted. Try again.');
    const [second, again] = await call('count');
    expect([second === first, again]).toEqual([false, 1]);
    end();
  });

  it('a process ends when a call takes too long, and a new process answers the waiting calls', async () => {
    const { call, end } = start(60_000);
    const [first] = await call('count');
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
    const hanging = call('hang').catch((error: Error) => error.message);
    const waiting = call('count');
    await jest.advanceTimersByTimeAsync(LIMIT_MS);
    jest.useRealTimers();
    expect(await hanging).toContain('took longer than three minutes');
    const [second, count] = await waiting;
    expect([second === first, count]).toEqual([false, 1]);
    while (isRunning(first)) await pause(20);
    end();
  });

  it('the process ends when it is idle, and before a build, but not during a call', async () => {
    const { call, rest, end } = start(50);
    const [first] = await call('count');
    while (isRunning(first)) await pause(20);
    const waiting = call('wait');
    rest();
    expect(await waiting).toBe('waited');
    const [second] = await call('count');
    expect(second).not.toBe(first);
    end();
  });
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
