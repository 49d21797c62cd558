import { isIP } from 'node:net';

/** HS256 wants a key at least as long as its 256-bit hash (RFC 7518, section 3.2). */
export const SHORTEST_SECRET = 32;

export interface Settings {
  host: string;
  port: number;
  dataFolder: string;
  databaseUrl: string | undefined;
  jwtSecret: string | undefined;
  tokenMinutes: number;
  allowedOrigins: string[];
  trustedProxies: number;
  /** The school's own networks, such as `203.0.113.0/24`. */
  ownNetworks: string[];
  /** Whether requests for the site's files get a line in the log, as those of the API do. */
  logsStatic: boolean;
}

/**
 * Reads the server's settings from environment variables (table in server/README.md). An empty one counts as
 * not given.
 * @throws one Error that lists every wrong variable and what it should be.
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const problems: string[] = [];
  const read = (name: string) => env[name]?.trim() || undefined;
  const readNumber = (name: string, standard: number, least: number, most: number) => {
    const text = read(name);
    const value = text === undefined ? standard : /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    problems.push(`${name} must be a whole number from ${least} to ${most}.`);
    return standard;
  };

  const jwtSecret = read('JWT_SECRET');
  if (jwtSecret && jwtSecret.length < SHORTEST_SECRET) {
    problems.push(
      `JWT_SECRET must have ${SHORTEST_SECRET} characters or more. Make one with: openssl rand -base64 48`,
    );
  }
  const databaseUrl = read('DATABASE_URL');
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    problems.push('DATABASE_URL must begin with postgres:// (or be left out for the embedded database).');
  }
  const allowedOrigins = (read('ALLOWED_ORIGINS') ?? '').split(',').map((origin) => origin.trim());
  for (const origin of allowedOrigins.filter((one) => one !== '' && !isOrigin(one))) {
    problems.push(`ALLOWED_ORIGINS: write ${origin} as an origin, such as https://www.school.example`);
  }
  const ownNetworks = (read('OWN_NETWORKS') ?? '').split(',').map((network) => network.trim());
  for (const network of ownNetworks.filter((one) => one !== '' && !isNetwork(one))) {
    problems.push(`OWN_NETWORKS: write ${network} as a network, such as 203.0.113.0/24 or 203.0.113.7/32`);
  }
  const logStatic = read('LOG_STATIC') ?? '0';
  if (!['0', '1'].includes(logStatic)) problems.push('LOG_STATIC must be 1 or 0.');
  const settings: Settings = {
    host: read('HOST') ?? '127.0.0.1',
    port: readNumber('PORT', 3000, 0, 65_535),
    dataFolder: read('DATA_DIR') ?? '.data',
    databaseUrl,
    jwtSecret,
    tokenMinutes: readNumber('TOKEN_MINUTES', 480, 15, 480),
    allowedOrigins: allowedOrigins.filter((origin) => origin !== ''),
    trustedProxies: readNumber('TRUST_PROXY', 0, 0, 10),
    ownNetworks: ownNetworks.filter((network) => network !== ''),
    logsStatic: logStatic === '1',
  };
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return settings;
}

function isNetwork(text: string): boolean {
  const [address = '', bits = '', ...more] = text.split('/');
  const family = isIP(address);
  const most = family === 6 ? 128 : 32;
  return family !== 0 && more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most;
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text;
}
