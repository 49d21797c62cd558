import { spawn } from 'node:child_process';
import path from 'node:path';
import { PACKAGES } from '@/lib/setup/packages.mjs';
import { forwardSignals } from '@/lib/setup/processes.mjs';

const PROGRAM = path.join(PACKAGES, 'next/dist/bin/next');

/**
 * Runs Next.js with its messages on the same console; Ctrl+C and SIGTERM end it too.
 * @param args such as `['build']`
 * @returns its exit code
 */
export function runNext(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [PROGRAM, ...args], {
      stdio: 'inherit',
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    });
    forwardSignals(child);
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
