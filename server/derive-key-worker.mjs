import { scryptSync } from 'node:crypto';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

// On Linux each thread has a priority of its own. Elsewhere this would slow the whole server down.
if (process.platform === 'linux') setPriority(0, 10);

parentPort?.on('message', ({ password, salt, bytes, cost }) => {
  // Node refuses more than 32 MB unless told; scrypt needs 128 * N * r bytes and a little.
  const options = { ...cost, maxmem: 256 * cost.N * cost.r };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(scryptSync(password, salt, bytes, options));
});
