/** The package brings no types; these are the two of its calls that are used (its README, "API"). */
declare module 'fs-native-extensions' {
  /** Asks for an exclusive lock on an open file: false while another open file description holds it. */
  export function tryLock(fd: number): boolean;
  export function unlock(fd: number): void;
}
