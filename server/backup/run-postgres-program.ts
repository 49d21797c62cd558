import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { readErrorCode } from '../process/error-code';

/**
 * Runs `pg_dump` or `pg_restore` against a database. The address travels in the environment: a command line, and with
 * it a password, can be seen by every user of the machine.
 * @param args an empty `--dbname=` is replaced by the database of the address
 * @throws a sentence, with what the program said
 */
export async function runPostgresProgram(
  program: string,
  args: readonly string[],
  databaseUrl: string,
): Promise<void> {
  const { database, variables } = readAddress(databaseUrl);
  const given = args.map((arg) => (arg === '--dbname=' ? `--dbname=${database}` : arg));
  try {
    await promisify(execFile)(program, given, { env: { ...process.env, ...variables } });
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    const reason =
      readErrorCode(error) === 'ENOENT'
        ? `It is not installed (Debian: apt-get install postgresql-client).`
        : stderr?.trim();
    throw new Error(`${program} could not do it, and the database is as it was. ${reason}`, {
      cause: error,
    });
  }
}

function readAddress(databaseUrl: string): { database: string; variables: Record<string, string> } {
  const url = new URL(databaseUrl);
  const database = decodeURIComponent(url.pathname.slice(1)) || 'postgres';
  const variables = {
    PGHOST: url.searchParams.get('host') ?? url.hostname,
    PGPORT: url.port || '5432',
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGSSLMODE: url.searchParams.get('sslmode') ?? '',
    PGDATABASE: database,
  };
  return { database, variables: Object.fromEntries(Object.entries(variables).filter(([, value]) => value)) };
}
