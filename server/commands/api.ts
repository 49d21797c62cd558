import { runProgram } from '@/lib/setup/run-program.mjs';
import { runServer } from '../run-server';

/** `npm run api`: the API alone, without the site. */
await runProgram(() => runServer());
