import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';

/**
 * A process that holds a listening socket as systemd does, and restarts the program in its arguments on that socket
 * each time the program ends. While the program runs, this process is blocked, so it accepts no connection itself.
 */
const server = createServer().listen(0, '127.0.0.1', () => {
  console.log(`port ${server.address().port}`);
  // systemd passes the program's own process id, which only a shell that becomes the program knows in advance.
  const script = 'echo "pid $$"; LISTEN_PID=$$ LISTEN_FDS=1 exec "$0" "$@"';
  const command = ['-c', script, process.execPath, ...process.argv.slice(2)];
  // oxlint-disable-next-line no-underscore-dangle -- Node gives the descriptor nowhere else
  const socket = server._handle.fd;
  for (;;) spawnSync('sh', command, { stdio: ['ignore', 'inherit', 'inherit', socket] });
});
