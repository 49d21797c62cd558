import { once } from 'node:events';
import ipaddr from 'ipaddr.js';

/** 256 bits: an HS256 key must be at least as long as the hash (RFC 7518, section 3.2). */
export const SHORTEST_SECRET = 32;

const SMTP_FORM = 'must look like smtps://name:password@mail.school.example';

export type Settings = ReturnType<typeof readSettings>;
export type Place = Partial<Pick<Settings, 'databaseUrl'>> & Pick<Settings, 'dataFolder'>;

/** Reads the settings that server/README.md lists. Empty variables count as unset. @throws Error with all mistakes */
export function readSettings(env: Record<string, string | undefined>) {
  const problems: string[] = [];
  const read = (name: string, isRight: (text: string) => boolean = () => true, problem = '') => {
    const text = env[name]?.trim() || undefined;
    if (text !== undefined && !isRight(text)) problems.push(`${name} ${problem}`);
    return text;
  };
  const readNumber = (name: string, standard: number, least: number, most: number) => {
    const isRight = (text: string) => /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most;
    return Number(read(name, isRight, `must be a whole number from ${least} to ${most}.`) ?? standard);
  };
  const readList = (name: string, isRight: (entry: string) => boolean, wanted: string) => {
    const entries = (read(name) ?? '').split(/[\s,]+/).filter(Boolean);
    for (const entry of entries) if (!isRight(entry)) problems.push(`${name}: write ${entry} as ${wanted}`);
    return entries;
  };
  const settings = {
    jwtSecret: read(
      'JWT_SECRET',
      (text) => text.length >= SHORTEST_SECRET,
      `must have ${SHORTEST_SECRET} characters or more. Make one with: openssl rand -base64 48`,
    ),
    databaseUrl: read(
      'DATABASE_URL',
      (text) => /^postgres(ql)?:\/\//.test(text),
      'must begin with postgres:// (or be left out for the embedded database).',
    ),
    allowedOrigins: readList(
      'ALLOWED_ORIGINS',
      (text) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text,
      'an origin, such as https://www.school.example',
    ),
    ownNetworks: readList(
      'OWN_NETWORKS',
      ipaddr.isValidCIDR,
      'a network, such as 203.0.113.0/24 or 203.0.113.7/32',
    ),
    host: read('HOST') ?? '127.0.0.1',
    port: readNumber('PORT', 3000, 0, 65_535),
    dataFolder: read('DATA_DIR') ?? '.data',
    tokenMinutes: readNumber('TOKEN_MINUTES', 480, 15, 480),
    trustedProxies: readNumber('TRUST_PROXY', 0, 0, 10),
    stopDelay: readNumber('STOP_DELAY', 0, 0, 120),
  };
  const smtpUrl = read('SMTP_URL', (text) => /^smtps?:\/\/./.test(text) && URL.canParse(text), SMTP_FORM);
  const to = read(
    'ENQUIRY_MAIL_TO',
    (text) => /^[^\s@,;<>]+@[^\s@,;<>]+$/.test(text),
    'must be one e-mail address.',
  );
  if ((smtpUrl === undefined) !== (to === undefined))
    problems.push('SMTP_URL and ENQUIRY_MAIL_TO belong together. Set both, or neither.');
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return { ...settings, mail: smtpUrl !== undefined && to !== undefined ? { smtpUrl, to } : undefined };
}

/** Writes a structured line. Never pass it a token, a password, a body or a query string. */
export type Log = (level: 'info' | 'error', fields: Record<string, unknown>) => void;

const MAX_BUFFERED_BYTES = 8 * 1024 * 1024;
/** Logs JSON lines: info to standard output, errors to standard error. Drops lines that cannot be written. */
export function createJsonLog(now: () => Date): Log {
  // Without a listener, an error would end the process. The error cannot be reported, because this is the log.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  return (level, fields) => {
    const stream = level === 'error' ? process.stderr : process.stdout;
    // Drop lines if the reader hangs, so that they do not fill the memory.
    if (stream.writableLength > MAX_BUFFERED_BYTES) return;
    stream.write(`${JSON.stringify({ time: now().toISOString(), level, ...fields })}\n`);
  };
}

// Codes of Node, and of SQLSTATE: classes 08 (connection), 28 (the server's own password), 53 (resources, such as
// disk space) and 57 (operator intervention); 25006 (read-only, such as a standby), 3D000 (no such database), 55000
// (closed).
const CODES =
  /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENETUNREACH|ENOTFOUND|EAI_AGAIN)|^(08|28|53|57)[0-9A-Z]{3}$|^(25006|3D000|55000)$/;
/** Matches errors without a code, from `pg` and `withTimeLimit`. */
const SENTENCES =
  /ECONNREFUSED|connect ENOENT|Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|The database took longer than|Client has encountered a connection error/;

/** True if an error means that the database is unavailable. */
export const describesOutage = (code: unknown, message: unknown): boolean =>
  CODES.test(String(code)) || SENTENCES.test(String(message));

const MAX_KEYS = 10_000;
/** Lets each key through once a minute. Returns undefined to suppress a call, or how many were suppressed before it. */
export function createThrottle(now: () => Date): (key: string) => number | undefined {
  const passed = new Map<string, { at: number; suppressed: number }>();
  return (key) => {
    const at = now().getTime();
    const last = passed.get(key);
    if (last && Math.abs(at - last.at) < 60_000) {
      last.suppressed += 1;
      return undefined;
    }
    if (passed.size >= MAX_KEYS) passed.clear();
    passed.set(key, { at, suppressed: 0 });
    return last?.suppressed ?? 0;
  };
}

/** A log that writes a repeated error once a minute, with its count, so that an outage does not fill the log. */
export function createQuietLog(log: Log, now: () => Date): Log {
  const throttle = createThrottle(now);
  return (level, { stack, ...fields }) => {
    if (level !== 'error') return log(level, fields);
    const { event, code, error } = fields;
    const isOutage = describesOutage(code, error);
    const repeated = throttle(isOutage ? 'database outage' : [event, code, error].map(String).join(' '));
    if (repeated === undefined) return;
    const shown = isOutage ? { ...fields, event: 'database outage' } : { ...fields, stack };
    log(level, repeated > 0 ? { ...shown, repeated } : shown);
  };
}

/** An error's code: Node's, such as EEXIST, or an SQLSTATE, such as 23505. */
export function readErrorCode(error: unknown): string | undefined {
  const code: unknown = Reflect.get(Object(error) as object, 'code');
  return typeof code === 'string' ? code : undefined;
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Rejects after the limit, with `what` in the error's message. The work itself continues. */
export function withTimeLimit<Result>(work: Promise<Result>, milliseconds: number, what: string) {
  const limit = once(AbortSignal.timeout(milliseconds), 'abort').then((): never => {
    throw new Error(`${what} took longer than ${milliseconds / 1000} s`);
  });
  return Promise.race([work, limit]);
}

/** Runs a job at intervals, never twice at once. `begin` starts a round now; `stop` waits for the round in progress. */
export function repeat(log: Log, everyMs: number, event: string, job: () => Promise<unknown>) {
  let round: Promise<unknown> | undefined;
  const begin = (): void => {
    round ??= job()
      .catch((error: unknown) => log('error', { event, error: messageOf(error) }))
      .finally(() => (round = undefined));
  };
  const timer = setInterval(begin, everyMs).unref();
  const stop = async (): Promise<void> => {
    clearInterval(timer);
    await round;
  };
  return { begin, stop };
}
