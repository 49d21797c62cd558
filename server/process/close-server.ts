import type { Server } from 'node:http';

/** How long requests under way may take to finish. */
const GRACE_MS = 6000;

/** Closes a server gently: no new connections, idle ones dropped, busy ones given time and then cut. */
export function closeServer(server: Server, graceMs = GRACE_MS): Promise<void> {
  return new Promise((resolve, reject) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close((error) => {
      clearTimeout(cut);
      if (error) reject(error);
      else resolve();
    });
    server.closeIdleConnections();
  });
}
