import { scryptSync } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { PASSWORD_COST } from '../passwords';

interface Task {
  password: string;
  salt: Buffer;
  bytes: number;
  cost: typeof PASSWORD_COST;
}

/** Takes the place of the thread that hashes: one of the lowest priority would wait for all the other tests. */
export class QuickThread extends EventEmitter {
  ref(): void {}

  unref(): void {}

  postMessage({ password, salt, bytes, cost }: Task): void {
    setImmediate(() => this.emit('message', scryptSync(password, salt, bytes, cost)));
  }
}
