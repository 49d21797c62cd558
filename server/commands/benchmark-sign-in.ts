import { attack } from '../benchmark/attack';
import { startSite } from '../benchmark/started-site';
import { timePage, type PageTimes } from '../benchmark/time-page';
import { runProgram } from '@/lib/setup/run-program';

const ATTACKS = [
  { name: '30 at once from one address', atOnce: 30, oneAddress: true },
  { name: '60 at once from many addresses', atOnce: 60, oneAddress: false },
];

/**
 * `npm run benchmark:sign-in`: how much longer a page takes during a password attack, as a ratio; the goal is 3
 * or less. The calm page is timed before and after each attack, since a shared machine has moods.
 */
async function main(): Promise<number> {
  const site = await startSite();
  try {
    const page = `${site.url}/feestructure`;
    await timePage(page);
    for (const { name, atOnce, oneAddress } of ATTACKS) {
      const before = await timePage(page);
      const stop = attack(site.url, atOnce, oneAddress);
      const under = await timePage(page);
      const answers = await stop();
      const after = await timePage(page);
      const calm = { middle: mean(before.middle, after.middle), slow: mean(before.slow, after.slow) };
      process.stdout.write(
        `${name}\n  ${describe(calm, under)}\n  sign-ins answered: ${JSON.stringify(answers)}\n`,
      );
    }
    return 0;
  } finally {
    await site.stop();
  }
}

function describe(calm: PageTimes, under: PageTimes): string {
  const parts = (['middle', 'slow'] as const).map(
    (name) =>
      `${name} page ${under[name].toFixed(1)} ms, calm ${calm[name].toFixed(1)} ms: ratio ${(under[name] / calm[name]).toFixed(2)}`,
  );
  return parts.join('; ');
}

function mean(one: number, other: number): number {
  return (one + other) / 2;
}

await runProgram(main);
