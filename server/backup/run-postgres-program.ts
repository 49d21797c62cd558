import { spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { readErrorCode } from '../process/error-code';

/** A program of PostgreSQL that runs. */
export interface PostgresProgram {
  input: Writable;
  output: Readable;
  /** @throws a sentence with what the program said, when it fails or is not installed */
  done: Promise<void>;
}

/** Starts `pg_dump` or its like. What it says on standard error is kept for the sentence. */
export function startPostgresProgram(
  program: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): PostgresProgram {
  const child = spawn(program, args, { env: { ...process.env, ...environment } });
  const said = text(child.stderr);
  const done = new Promise<void>((resolve, reject) => {
    const fail = (reason: string, cause?: unknown): void =>
      reject(
        new Error(`${program} could not do it, and the database is as it was. ${reason}`.trim(), { cause }),
      );
    child.once('error', (error) => {
      const isMissing = readErrorCode(error) === 'ENOENT';
      fail(
        isMissing ? 'It is not installed (Debian: apt-get install postgresql-client).' : error.message,
        error,
      );
    });
    child.once('close', async (code) => {
      if (code === 0) resolve();
      else fail((await said).trim());
    });
  });
  return { input: child.stdin, output: child.stdout, done };
}
