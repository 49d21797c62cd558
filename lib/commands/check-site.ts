import { judgeFinishedSite } from '@/lib/export/checks/judge-finished-site';
import { runProgram } from '@/lib/terminal/run-program';

/** `npm run check:site`: every check of the finished site; exit code 1 when one fails. */
await runProgram(async () => {
  const { pages, findings } = await judgeFinishedSite();
  if (findings.length) {
    console.error(`${findings.join('\n')}\n\nThe finished site has ${findings.length} faults.`);
    return 1;
  }
  console.log(`The finished site is in order: ${pages} pages were checked.`);
  return 0;
});
