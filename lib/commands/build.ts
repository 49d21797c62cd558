import { buildSite } from '@/lib/build/build-site';
import { runProgram } from '@/lib/setup/run-program';

/** `npm run build`: out/ is replaced only when every step has succeeded. */
await runProgram(() => buildSite(process.env));
