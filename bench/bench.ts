import { runProgram } from '@/lib/setup/run-program.mjs';

/** Each takes its arguments, and whether few runs are enough since one only tries it, and returns a table in Markdown. */
const BENCHMARKS = {
  growth: () => import('./growth'),
  visit: () => import('./visit'),
  scale: () => import('./scale'),
  'sign-in': () => import('./sign-in'),
};

/** `npm run bench -- NAME`: measures the product; `--short` only tries whether the benchmark still works. */
await runProgram(async ([name = '', ...args]) => {
  const load = new Map(Object.entries(BENCHMARKS)).get(name);
  if (!load) throw new Error(`Write the name of a benchmark: ${Object.keys(BENCHMARKS).join(', ')}.`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  const { measure } = await load();
  const others = args.filter((arg) => arg !== '--short');
  console.log(await measure(others, others.length < args.length));
  return 0;
}, 'any');
// And with it what it started.
process.exit();
