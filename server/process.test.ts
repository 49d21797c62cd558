import { readSettings, createQuietLog, createThrottle, repeat } from './process';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

describe('settings', () => {
  it('the settings are safe by default: loopback, embedded database, eight hours, no trusted proxies', () => {
    expect(readSettings({ PORT: '' })).toEqual({
      host: '127.0.0.1',
      port: 3000,
      dataFolder: '.data',
      databaseUrl: undefined,
      jwtSecret: undefined,
      tokenMinutes: 480,
      allowedOrigins: [],
      trustedProxies: 0,
      ownNetworks: [],
      stopDelay: 0,
    });
  });

  it('the settings report all mistakes at once', () => {
    const env = {
      JWT_SECRET: 'short',
      DATABASE_URL: 'mysql://x',
      ALLOWED_ORIGINS: 'https://fine.example, https://slash.example/, *',
      PORT: '70000',
      TOKEN_MINUTES: '14',
      TRUST_PROXY: 'yes',
      OWN_NETWORKS: '203.0.113.0/24, 2001:db8::/32, 203.0.113.0/33, 10.0.0.1, school',
      STOP_DELAY: '-1',
    };
    expect(() => readSettings(env)).toThrow(
      [
        'JWT_SECRET must have 32 characters or more. Make one with: openssl rand -base64 48',
        'DATABASE_URL must begin with postgres:// (or be left out for the embedded database).',
        'ALLOWED_ORIGINS: write https://slash.example/ as an origin, such as https://www.school.example',
        'ALLOWED_ORIGINS: write * as an origin, such as https://www.school.example',
        'OWN_NETWORKS: write 203.0.113.0/33 as a network, such as 203.0.113.0/24 or 203.0.113.7/32',
        'OWN_NETWORKS: write 10.0.0.1 as a network, such as 203.0.113.0/24 or 203.0.113.7/32',
        'OWN_NETWORKS: write school as a network, such as 203.0.113.0/24 or 203.0.113.7/32',
        'PORT must be a whole number from 0 to 65535.',
        'TOKEN_MINUTES must be a whole number from 15 to 480.',
        'TRUST_PROXY must be a whole number from 0 to 10.',
        'STOP_DELAY must be a whole number from 0 to 120.',
      ].join('\n'),
    );
  });

  it('the settings never repeat a secret in an error', () => {
    expect(() => readSettings({ JWT_SECRET: 'hunter2' })).not.toThrow('hunter2');
  });
});

test('a log that cannot be written, as on a full disk, does not end the process', () => {
  // The log is a file opened only for reading, to which no system can write.
  const closed = openSync(__filename, 'r');
  const program = `
    import { createJsonLog } from './server/process.ts';
    const log = createJsonLog(() => new Date());
    process.stdout.write('a sentence\\n');
    log('info', { event: 'request' });
    setTimeout(() => process.exit(7), 50);`;
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    stdio: ['ignore', closed, 'ignore'],
  });
  closeSync(closed);
  expect(status).toBe(7);
});

test('log lines for a reader that hangs do not fill the memory', async () => {
  const program = `
    import { createJsonLog } from './server/process.ts';
    const log = createJsonLog(() => new Date());
    for (let n = 0; n < 200; n += 1) log('info', { event: 'x'.repeat(100_000) });
    process.exit(process.stdout.writableLength < 10_000_000 ? 7 : 1);`;
  // The test does not read from the pipe.
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  expect(await once(child, 'exit')).toEqual([7, null]);
});

test('stopping a repeated job waits for the round in progress', async () => {
  const ended = jest.fn();
  const { begin, stop } = repeat(jest.fn(), 60_000, 'round failed', () => pause(50).then(ended));
  begin();
  await stop();
  expect(ended).toHaveBeenCalledTimes(1);
});

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

it('the throttle suppresses a repeated key, lets it through again if the clock is set back, and forgets keys beyond 10,000', () => {
  let at = Date.parse('2026-04-01T09:00:00Z');
  const throttle = createThrottle(() => new Date(at));
  expect([throttle('a'), throttle('a')]).toEqual([0, undefined]);
  at -= 60_000;
  expect([throttle('a'), throttle('a')]).toEqual([1, undefined]);
  for (let other = 0; other < 10_000; other += 1) throttle(String(other));
  expect(throttle('a')).toBe(0);
});

describe('logs', () => {
  it('the quiet log mentions a database outage once a minute, without a stack trace, but with the number of errors', () => {
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

  it('the quiet log writes any other error at once, with its stack trace', () => {
    const { lines, log } = openLog();
    log('error', OUTAGE[0] ?? {});
    log('error', { event: 'unexpected error', error: 'a is undefined', stack: 'at a.ts:1' });
    log('error', { event: 'unexpected error', error: 'b is undefined', stack: 'at b.ts:1' });
    expect(lines.map(({ stack }) => stack)).toEqual([undefined, 'at a.ts:1', 'at b.ts:1']);
  });

  it('the quiet log writes every line that is not an error', () => {
    const { lines, log } = openLog();
    for (let n = 0; n < 3; n += 1) log('info', { event: 'request' });
    expect(lines).toHaveLength(3);
  });
});
