import { formatFindings, readCheckArguments } from '@/lib/contract/command-line';
import { checkContract } from '@/lib/contract/probes';
import { runProgram } from '@/lib/setup/run-program';

/** `npm run check:api`: says call by call whether a server fits the contract; exit code 1 when it does not. */
await runProgram(async (args) => {
  const options = readCheckArguments([...args], process.env);
  const findings = await checkContract({ ...options, fetch, now: new Date() });
  process.stdout.write(`${formatFindings(findings)}\n`);
  return findings.some(({ verdict }) => verdict === 'misfit') ? 1 : 0;
}, 'any');
