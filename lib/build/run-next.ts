import path from 'node:path';
import { PACKAGES } from '@/lib/setup/packages.mjs';
import { runCommand } from '@/lib/setup/processes.mjs';

const PROGRAM = path.join(PACKAGES, 'next/dist/bin/next');

/** Runs Next.js in this terminal, and forwards Ctrl+C and SIGTERM to it. @returns its exit code */
export function runNext(args: readonly string[], env: Readonly<Record<string, string>>): Promise<number> {
  const own = { NEXT_TELEMETRY_DISABLED: '1', ...env };
  return runCommand(process.execPath, [PROGRAM, ...args], { env: own, forward: true });
}
