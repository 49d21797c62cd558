import type { Remedy } from './line-change';
import type { Position } from './yaml-document';

/** What an editor typed that makes a file unreadable, at its own place. */
export interface Cause extends Position {
  message: string;
  remedy?: Remedy;
}
