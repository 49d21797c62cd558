/** One structured line. Never give it a token, a password, a body or a query string. */
export type Log = (level: 'info' | 'error', fields: Record<string, unknown>) => void;

/**
 * Writes each line as JSON: to standard output, errors to standard error. A log that cannot be written, because its
 * reader has gone or its disk is full, does not end the server: from the first call on such lines are lost.
 */
export function createJsonLog(now: () => Date, write = openStreams()): Log {
  return (level, fields) => write(level, JSON.stringify({ time: now().toISOString(), level, ...fields }));
}

function openStreams() {
  for (const stream of [process.stdout, process.stderr]) {
    // Without a listener the error would end the process. There is nowhere to tell it: this is the log.
    if (!stream.listeners('error').includes(goOnWithoutLog)) stream.on('error', goOnWithoutLog);
  }
  return (level: 'info' | 'error', line: string): void => {
    const stream = level === 'error' ? process.stderr : process.stdout;
    stream.write(`${line}\n`);
  };
}

function goOnWithoutLog(): void {}
