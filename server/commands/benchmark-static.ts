import { requireSite, SITE_FOLDER } from '@/lib/build/files';
import { startStaticServer, type RequestCost } from '../benchmark/static-server';
import { runProgram } from '@/lib/setup/run-program';

const PAGES = ['/', '/feestructure'] as const;
const ROUNDS = 7;
const TIMES = 2000;

/**
 * `npm run benchmark:static`: what a page costs the server of `npm start`, and what it costs the library sirv alone, in
 * turn; the ratio is sirv's cost by ours, so that 1 is as quick and more is quicker.
 */
async function main(): Promise<number> {
  requireSite(SITE_FOLDER);
  const [own, sirv] = [await startStaticServer('site'), await startStaticServer('sirv')];
  try {
    for (const page of PAGES) {
      const costs: Record<'own' | 'sirv', RequestCost[]> = { own: [], sirv: [] };
      await Promise.all([own.measure(page, TIMES), sirv.measure(page, TIMES)]);
      for (let round = 0; round < ROUNDS; round += 1) {
        costs.own.push(await own.measure(page, TIMES));
        costs.sirv.push(await sirv.measure(page, TIMES));
      }
      process.stdout.write(`${page}\n`);
      for (const kind of ['processor', 'clock'] as const) {
        const [ours, theirs] = [middle(costs.own, kind), middle(costs.sirv, kind)];
        process.stdout.write(
          `  ${kind} time of a request: ${ours.toFixed(0)} µs, sirv ${theirs.toFixed(0)} µs: ratio ${(theirs / ours).toFixed(2)}\n`,
        );
      }
    }
    return 0;
  } finally {
    await Promise.all([own.stop(), sirv.stop()]);
  }
}

function middle(costs: readonly RequestCost[], kind: keyof RequestCost): number {
  const sorted = costs.map((cost) => cost[kind]).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

await runProgram(main);
