import { rm } from 'node:fs/promises';
import { readApiSettings } from '@/lib/api/api-settings';
import { EXPORT_FOLDER } from '@/lib/export/folders';
import { refuseSubPath } from './refuse-sub-path';
import { runStep } from './run-step';

/** `npm run build`: out/ is replaced only when every step has succeeded. */
const STEPS = [
  ['--import', 'tsx', 'lib/build/prepare.ts'],
  ['node_modules/next/dist/bin/next', 'build'],
  ['--import', 'tsx', 'lib/export/run.ts'],
] as const;

async function run(): Promise<number> {
  const refusal = refuseSubPath(process.env) ?? refuseApiSettings();
  if (refusal !== undefined) {
    console.error(refusal);
    return 1;
  }
  await rm(EXPORT_FOLDER, { recursive: true, force: true });
  for (const step of STEPS) {
    const code = await runStep(step, { EXPORT_FOLDER, NEXT_TELEMETRY_DISABLED: '1' });
    if (code !== 0) return code;
  }
  return 0;
}

/** A wrong API_ORIGIN is said before the build, in plain words, and not in the middle of it. */
function refuseApiSettings(): string | undefined {
  try {
    readApiSettings(process.env);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

process.exitCode = await run();
