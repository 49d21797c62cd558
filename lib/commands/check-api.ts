import { formatFindings, readCheckArguments } from '@/lib/contract/command-line';
import { checkContract } from '@/lib/contract/probes';
import type { Given } from '@/lib/setup/run-program.mjs';

export const known = ['SERVER', '--prefix PATH', '--site ADDRESS', '--write'];

/** `npm run check:api`: says call by call whether a server fits the contract; exit code 1 when it does not. */
export async function run(_: readonly string[], given: Given): Promise<number> {
  const options = readCheckArguments(given, process.env);
  const findings = await checkContract({ ...options, fetch, now: new Date() });
  process.stdout.write(`${formatFindings(findings)}\n`);
  return findings.some(({ verdict }) => verdict === 'misfit') ? 1 : 0;
}
