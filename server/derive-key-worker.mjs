import { scryptSync } from 'node:crypto';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

// Only Linux has a priority for each thread. Elsewhere, this call would slow down the whole server.
if (process.platform === 'linux') setPriority(0, 10);

parentPort?.on('message', ({ password, salt, bytes, cost }) => {
  // scrypt needs slightly more than 128 * N * r bytes, which is more than Node's default limit of 32 MB if N = 2^15.
  const options = { ...cost, maxmem: 256 * cost.N * cost.r };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(scryptSync(password, salt, bytes, options));
});
