import { runProgram } from '@/lib/setup/run-program.mjs';
import { runServer } from '../run-server';

/** `npm run api`: serves the API only, without the site. */
await runProgram(() => runServer());
