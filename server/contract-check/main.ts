import { exitWithMessage } from '../process/exit-with-message';
import { readClock } from '../process/read-clock';
import { checkContract } from './check-contract';
import { formatFindings } from './finding';
import { readCheckArguments } from './read-arguments';

/** `npm run check:api`: says call by call whether a server fits; ends with 1 when it does not. */
async function main(): Promise<void> {
  const options = readCheckArguments(process.argv.slice(2), process.env);
  const findings = await checkContract({ ...options, fetch, now: readClock() });
  process.stdout.write(`${formatFindings(findings)}\n`);
  process.exitCode = findings.some(({ verdict }) => verdict === 'misfit') ? 1 : 0;
}

main().catch(exitWithMessage);
