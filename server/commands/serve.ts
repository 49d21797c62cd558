import path from 'node:path';
import { SITE_FOLDER } from '@/lib/build/files';
import { runProgram } from '@/lib/setup/run-program.mjs';
import { runServer } from '../run-server';

/** `npm run serve`, also run by `npm start`: serves the finished site and the reference API on one port. */
await runProgram(() => runServer(path.resolve(SITE_FOLDER)));
