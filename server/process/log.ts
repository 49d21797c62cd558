/** One structured line. Never give it a token, a password, a body or a query string. */
export type Log = (level: 'info' | 'error', fields: Record<string, unknown>) => void;

/** Bytes of lines that wait for the reader of the log. */
const MOST_WAITING = 8 * 1024 * 1024;

/**
 * Writes each line as JSON: to standard output, errors to standard error. A log that cannot be written, because its
 * reader has gone or hangs or its disk is full, does not end the server: such lines are lost.
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
    // A reader that hangs must not fill the memory.
    if (stream.writableLength > MOST_WAITING) return;
    stream.write(`${line}\n`);
  };
}

function goOnWithoutLog(): void {}
