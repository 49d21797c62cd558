import { rm } from 'node:fs/promises';
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
  const refusal = refuseSubPath(process.env);
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

process.exitCode = await run();
