import { Client } from 'pg';
import { readErrorCode } from '../process/error-code';

/**
 * The environment in which PostgreSQL's own programs reach the database that the server reaches by this address. A
 * command line, and with it a password, could be seen by every user of the machine.
 * @throws a sentence, which does not repeat the address
 */
export function readPostgresEnvironment(databaseUrl: string): Record<string, string> {
  const { host, port, user, password, database } = readAddress(databaseUrl);
  // What only libpq understands; `pg` reads the certificates' names as files.
  const [, sslMode] = /[?&]sslmode=([^&]*)/.exec(databaseUrl) ?? [];
  const [, rootCertificate] = /[?&]sslrootcert=([^&]*)/.exec(databaseUrl) ?? [];
  const variables = {
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: user,
    PGPASSWORD: password,
    PGDATABASE: database,
    PGSSLMODE: sslMode,
    PGSSLROOTCERT: rootCertificate && decodeURIComponent(rootCertificate),
  };
  return Object.fromEntries(
    Object.entries(variables).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

function readAddress(databaseUrl: string): Client {
  try {
    return new Client({ connectionString: databaseUrl });
  } catch (error) {
    throw new Error(
      `DATABASE_URL cannot be read (${readErrorCode(error) ?? 'malformed'}). Write for example postgres://user:password@host:5432/database, with %23 for # in the password, and so on.`,
      { cause: error },
    );
  }
}
