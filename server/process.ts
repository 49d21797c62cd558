import { once } from 'node:events';
import ipaddr from 'ipaddr.js';

/** HS256 wants a key at least as long as its 256-bit hash (RFC 7518, section 3.2). */
export const SHORTEST_SECRET = 32;

export type Settings = ReturnType<typeof readSettings>;
/** Where the database is. */
export type Place = Partial<Pick<Settings, 'databaseUrl'>> & Pick<Settings, 'dataFolder'>;

/** Reads the settings of server/README.md; an empty variable counts as not given. @throws one Error that lists every wrong one */
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
    const given = (read(name) ?? '').split(/[\s,]+/).filter(Boolean);
    for (const entry of given) if (!isRight(entry)) problems.push(`${name}: write ${entry} as ${wanted}`);
    return given;
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
    /** Of sites on other hosts that may call the API from a browser. */
    allowedOrigins: readList(
      'ALLOWED_ORIGINS',
      (text) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text,
      'an origin, such as https://www.school.example',
    ),
    /** The school's own: many people sign in from one address there. */
    ownNetworks: readList(
      'OWN_NETWORKS',
      ipaddr.isValidCIDR,
      'a network, such as 203.0.113.0/24 or 203.0.113.7/32',
    ),
    host: read('HOST') ?? '127.0.0.1',
    port: readNumber('PORT', 3000, 0, 65_535),
    dataFolder: read('DATA_DIR') ?? '.data',
    tokenMinutes: readNumber('TOKEN_MINUTES', 480, 15, 480),
    /** How many stand in front and append to X-Forwarded-For; 0 believes the socket only. */
    trustedProxies: readNumber('TRUST_PROXY', 0, 0, 10),
    /** Seconds in which the server says that it stops and still answers, for a load balancer to notice. */
    stopDelay: readNumber('STOP_DELAY', 0, 0, 120),
  };
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return settings;
}

/** One structured line. Never give it a token, a password, a body or a query string. */
export type Log = (level: 'info' | 'error', fields: Record<string, unknown>) => void;

/** Bytes of lines that wait for the reader of the log. */
const MOST_WAITING = 8 * 1024 * 1024;
/**
 * Writes each line as JSON: to standard output, errors to standard error. Lines that cannot be written, because the
 * reader has gone or hangs or the disk is full, are lost; the server goes on.
 */
export function createJsonLog(now: () => Date): Log {
  // Without a listener the error would end the process. There is nowhere to tell it: this is the log.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  return (level, fields) => {
    const stream = level === 'error' ? process.stderr : process.stdout;
    // A reader that hangs must not fill the memory.
    if (stream.writableLength > MOST_WAITING) return;
    stream.write(`${JSON.stringify({ time: now().toISOString(), level, ...fields })}\n`);
  };
}

/**
 * Codes of Node, and SQLSTATEs of class 08 (connection), 28 (the server's own password no longer fits), 53 (resources,
 * such as a full disk) and 57 (intervention); a database that is read-only, such as a standby, gone or closed.
 */
const CODES =
  /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENETUNREACH|ENOTFOUND|EAI_AGAIN)|^(08|28|53|57)[0-9A-Z]{3}$|^(25006|3D000|55000)$/;
/** What `pg` and our own time limit say without a code; a socket file that went with its server. */
const SENTENCES =
  /ECONNREFUSED|connect ENOENT|Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|The database took longer than|Client has encountered a connection error/;

/** Whether an error, by its code and its message, means a database that does not answer or cannot work at present. */
export const describesOutage = (code: unknown, message: unknown): boolean =>
  CODES.test(String(code)) || SENTENCES.test(String(message));

/** So many keys are told apart. */
const MOST_KEYS = 10_000;
/** Of what repeats, tells one of each key a minute. @returns how many came untold since the last one; undefined for one not to be told */
export function createRepeats(now: () => Date): (key: string) => number | undefined {
  const told = new Map<string, { at: number; untold: number }>();
  return (key) => {
    const at = now().getTime();
    const before = told.get(key);
    if (before && Math.abs(at - before.at) < 60_000) {
      before.untold += 1;
      return undefined;
    }
    if (told.size >= MOST_KEYS) told.clear();
    told.set(key, { at, untold: 0 });
    return before?.untold ?? 0;
  };
}

/**
 * A log in which an error that repeats is written once a minute, with how often it came meanwhile: an outage of the
 * database is one line a minute and not hundreds of traces. Errors are the same when event and code or text are.
 */
export function createQuietLog(log: Log, now: () => Date): Log {
  const repeats = createRepeats(now);
  return (level, { stack, ...fields }) => {
    if (level !== 'error') return log(level, fields);
    const { event, code, error } = fields;
    const isOutage = describesOutage(code, error);
    const repeated = repeats(isOutage ? 'database outage' : [event, code, error].map(String).join(' '));
    if (repeated === undefined) return;
    const shown = isOutage ? { ...fields, event: 'database outage' } : { ...fields, stack };
    log(level, repeated > 0 ? { ...shown, repeated } : shown);
  };
}

/** The `code` of an error of Node ("EEXIST") or of the database (an SQLSTATE such as "23505"), if it has one. */
export function readErrorCode(error: unknown): string | undefined {
  const code: unknown = Reflect.get(Object(error) as object, 'code');
  return typeof code === 'string' ? code : undefined;
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Waits no longer than a limit; the work itself goes on. @throws Error that names `what` after the limit */
export function withTimeLimit<Result>(work: Promise<Result>, milliseconds: number, what: string) {
  const limit = once(AbortSignal.timeout(milliseconds), 'abort').then((): never => {
    throw new Error(`${what} took longer than ${milliseconds / 1000} s`);
  });
  return Promise.race([work, limit]);
}
