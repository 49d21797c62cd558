import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import PQueue from 'p-queue';

/** The parameters of scrypt (RFC 7914, section 2). */
export interface ScryptCost {
  N: number;
  r: number;
  p: number;
}

/** Hashes computed at once. Each takes 32 MB and a core; more at once would not end sooner. */
const HASHES_AT_ONCE = 2;

const turns = new PQueue({ concurrency: HASHES_AT_ONCE });
const idle: Worker[] = [];

/**
 * Runs scrypt and returns `bytes` bytes of key. At most two run at once, each in a thread of its own with the lowest
 * priority: libuv's four threads, which read the site's files, stay free, and so does the processor when a page is
 * asked for.
 */
export async function deriveKey(
  password: string,
  salt: Buffer,
  bytes: number,
  cost: ScryptCost,
): Promise<Buffer> {
  return turns.add(async () => {
    const worker = idle.pop() ?? new Worker(new URL('derive-key-worker.mjs', import.meta.url));
    // An idle thread must not keep a command from ending, a busy one must.
    worker.ref();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage({ password, salt, bytes, cost });
    // `once` rejects on the worker's `error`; such a worker has ended and is not kept.
    const [key] = (await once(worker, 'message')) as [Uint8Array];
    worker.unref();
    idle.push(worker);
    return Buffer.from(key);
  });
}

/**
 * Ends the idle threads. The process could end without it, but would wait for them: on a busy machine a thread of the
 * lowest priority needs seconds to end.
 */
export async function endThreads(): Promise<void> {
  await Promise.all(idle.splice(0).map((worker) => worker.terminate()));
}
