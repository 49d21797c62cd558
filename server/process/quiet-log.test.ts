import { createQuietLog } from './quiet-log';

const OUTAGE = [
  {
    event: 'unexpected error',
    path: '/api/State/GetState',
    error: 'connect ECONNREFUSED',
    code: 'ECONNREFUSED',
    stack: 'Error',
  },
  { event: 'database connection lost', error: 'Connection terminated unexpectedly' },
  {
    event: 'unexpected error',
    error: 'terminating connection due to administrator command',
    code: '57P01',
    stack: 'x',
  },
  { event: 'health check failed', error: 'connect ECONNREFUSED /tmp/socket' },
];

function openLog() {
  const clock = { now: new Date('2026-04-01T09:00:00Z') };
  const lines: Record<string, unknown>[] = [];
  const log = createQuietLog(
    (level, fields) => lines.push({ level, ...fields }),
    () => clock.now,
  );
  return { clock, lines, log };
}

describe('the quiet log', () => {
  it('writes an outage of the database once a minute, without a trace, and how often it came', () => {
    const { clock, lines, log } = openLog();
    for (let n = 0; n < 490; n += 1) log('error', OUTAGE[n % OUTAGE.length] ?? {});
    expect(lines).toEqual([
      {
        level: 'error',
        event: 'database outage',
        path: '/api/State/GetState',
        error: 'connect ECONNREFUSED',
        code: 'ECONNREFUSED',
      },
    ]);
    clock.now = new Date(clock.now.getTime() + 60_000);
    log('error', OUTAGE[1] ?? {});
    expect(lines[1]).toMatchObject({ event: 'database outage', repeated: 489 });
  });

  it('writes another error at once, with its trace', () => {
    const { lines, log } = openLog();
    log('error', OUTAGE[0] ?? {});
    log('error', { event: 'unexpected error', error: 'a is undefined', stack: 'at a.ts:1' });
    log('error', { event: 'unexpected error', error: 'b is undefined', stack: 'at b.ts:1' });
    expect(lines.map(({ stack }) => stack)).toEqual([undefined, 'at a.ts:1', 'at b.ts:1']);
  });

  it('writes every line that is no error', () => {
    const { lines, log } = openLog();
    for (let n = 0; n < 3; n += 1) log('info', { event: 'request' });
    expect(lines).toHaveLength(3);
  });
});
