/** One structured line. Never give it a token, a password, a body or a query string. */
export type Log = (level: 'info' | 'error', fields: Record<string, unknown>) => void;

/** Writes each line as JSON: to standard output, errors to standard error. */
export function createJsonLog(now: () => Date, write = writeToStream): Log {
  return (level, fields) => write(level, JSON.stringify({ time: now().toISOString(), level, ...fields }));
}

function writeToStream(level: 'info' | 'error', line: string): void {
  const stream = level === 'error' ? process.stderr : process.stdout;
  // A log whose reader has gone (EPIPE) must not end the server: without a listener the error would.
  if (!stream.listeners('error').includes(goOnWithoutLog)) stream.on('error', goOnWithoutLog);
  stream.write(`${line}\n`);
}

function goOnWithoutLog(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}
