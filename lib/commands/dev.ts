import { prepareSite } from '@/lib/build/prepare-site';
import { runNext } from '@/lib/build/run-next';
import { runProgram } from '@/lib/terminal/run-program';

/** `npm run dev`: the site at http://localhost:3000 while it is edited. Arguments go to `next dev`. */
await runProgram(async (args) => {
  await prepareSite();
  return runNext(['dev', ...args]);
}, 'any');
