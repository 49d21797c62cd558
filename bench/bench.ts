import { runProgram } from '@/lib/setup/run-program.mjs';

/** Each module exports `measure(args, short)`, which returns a Markdown table. */
const BENCHMARKS = {
  growth: () => import('./growth'),
  visit: () => import('./visit'),
  scale: () => import('./scale'),
  'sign-in': () => import('./sign-in'),
};

/** `npm run bench -- NAME`. With `--short`, it only tests that the benchmark works. */
await runProgram(async ({ words: [name = '', ...args] }) => {
  const load = new Map(Object.entries(BENCHMARKS)).get(name);
  if (!load) throw new Error(`Write the name of a benchmark: ${Object.keys(BENCHMARKS).join(', ')}.`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  const { measure } = await load();
  const others = args.filter((arg) => arg !== '--short');
  console.log(await measure(others, others.length < args.length));
  return 0;
}, 'any');
// Exit explicitly, because exit handlers stop the servers.
process.exit();
