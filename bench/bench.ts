import { runProgram } from '@/lib/setup/run-program.mjs';

/** @param short as few runs as show that it works @returns its figures as a table in Markdown */
type Measure = (args: readonly string[], short: boolean) => Promise<string>;

const BENCHMARKS: Readonly<Record<string, () => Promise<{ measure: Measure }>>> = {
  growth: () => import('./growth'),
  visit: () => import('./visit'),
  scale: () => import('./scale'),
  static: () => import('./static'),
  'sign-in': () => import('./sign-in'),
};

/** `npm run bench -- NAME`: measures the product; `--short` only tries whether the benchmark still works. */
await runProgram(async ([name = '', ...args]) => {
  const load = BENCHMARKS[name];
  if (!load) throw new Error(`Write the name of a benchmark: ${Object.keys(BENCHMARKS).join(', ')}.`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  const { measure } = await load();
  const others = args.filter((arg) => arg !== '--short');
  console.log(await measure(others, others.length < args.length));
  return 0;
}, 'any');
// And with it what it started.
process.exit();
