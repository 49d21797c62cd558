import { writeContentVersion, watchContent } from '@/lib/build/watch-content';
import { prepareSite } from '@/lib/build/prepare-site';
import { runNext } from '@/lib/build/run-next';
import { contentDirectory } from '@/lib/content/read/tree';
import { runProgram } from '@/lib/setup/run-program';

/** `npm run dev`: the site at http://localhost:3000 while it is edited. Arguments go to `next dev`. */
await runProgram(async (args) => {
  await prepareSite();
  writeContentVersion();
  const stop = watchContent(contentDirectory(), writeContentVersion);
  const code = await runNext(['dev', ...args]);
  stop();
  return code;
}, 'any');
