/** One structured line. Never give it a token, a password, a body or a query string. */
export type Log = (level: 'info' | 'error', fields: Record<string, unknown>) => void;

/** Writes each line as JSON: to standard output, errors to standard error. */
export function createJsonLog(now: () => Date, write = writeToStream): Log {
  return (level, fields) => write(level, JSON.stringify({ time: now().toISOString(), level, ...fields }));
}

function writeToStream(level: 'info' | 'error', line: string): void {
  (level === 'error' ? process.stderr : process.stdout).write(`${line}\n`);
}
