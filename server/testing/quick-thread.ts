import { scryptSync } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { PASSWORD_COST } from '../passwords';

interface Task {
  password: string;
  salt: Buffer;
  bytes: number;
  cost: typeof PASSWORD_COST;
}

/** Replaces the hashing thread, whose low priority would make it wait for all other tests. */
export class QuickThread extends EventEmitter {
  ref(): void {}

  unref(): void {}

  postMessage({ password, salt, bytes, cost }: Task): void {
    setImmediate(() => this.emit('message', scryptSync(password, salt, bytes, cost)));
  }
}
