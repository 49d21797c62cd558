import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';

/**
 * A process for tests that holds a listening socket as systemd does, and starts the program in its arguments on it again
 * and again. It accepts nothing itself: while a program runs, its own event loop does not.
 */
const server = createServer().listen(0, '127.0.0.1', () => {
  console.log(`port ${server.address().port}`);
  // systemd passes the process id, which only the process itself knows before it starts.
  const script = 'echo "pid $$"; LISTEN_PID=$$ LISTEN_FDS=1 exec "$0" "$@"';
  const command = ['-c', script, process.execPath, ...process.argv.slice(2)];
  // oxlint-disable-next-line no-underscore-dangle -- Node gives the descriptor nowhere else
  const socket = server._handle.fd;
  for (;;) spawnSync('sh', command, { stdio: ['ignore', 'inherit', 'inherit', socket] });
});
