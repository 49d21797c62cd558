import { formatFindings, readCheckArguments } from '@/lib/contract/command-line';
import { checkContract } from '@/lib/contract/probes';

export const known = 'any';

/** `npm run check:api`: says call by call whether a server fits the contract; exit code 1 when it does not. */
export async function run(args: readonly string[]): Promise<number> {
  const options = readCheckArguments([...args], process.env);
  const findings = await checkContract({ ...options, fetch, now: new Date() });
  process.stdout.write(`${formatFindings(findings)}\n`);
  return findings.some(({ verdict }) => verdict === 'misfit') ? 1 : 0;
}
