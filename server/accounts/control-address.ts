import { createHash } from 'node:crypto';
import path from 'node:path';

/**
 * Where the running server takes commands: a socket in its data folder, which only its own account of the operating
 * system may open (mode 700). Windows has named pipes instead.
 */
export function controlAddress(dataFolder: string): string {
  const folder = path.resolve(dataFolder);
  if (process.platform !== 'win32') return path.relative('.', path.join(folder, 'control.sock'));
  return String.raw`\\.\pipe\school-staff-api-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`;
}
