import { runProgram } from '@/lib/terminal/run-program';
import { runServer } from '../run-server';

/** `npm run api`: the API alone, without the site. */
await runProgram(() => runServer());
