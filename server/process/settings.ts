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
  const settings: Settings = {
    host: read('HOST') ?? '127.0.0.1',
    port: readNumber('PORT', 3000, 0, 65_535),
    dataFolder: read('DATA_DIR') ?? '.data',
    databaseUrl,
    jwtSecret,
    tokenMinutes: readNumber('TOKEN_MINUTES', 480, 15, 480),
    allowedOrigins: allowedOrigins.filter((origin) => origin !== ''),
    trustedProxies: readNumber('TRUST_PROXY', 0, 0, 10),
  };
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return settings;
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text;
}
