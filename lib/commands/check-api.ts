import { checkContract } from '@/lib/contract/probes';
import { formatFindings, type CheckOptions } from '@/lib/contract/runner';
import type { Given } from '@/lib/setup/run-program.mjs';

export const known = ['SERVER', '--prefix PATH', '--site ADDRESS', '--write'];

const USAGE = `Say which server to check, and put the credentials into the environment:
  API_USER=office API_PASSWORD=… npm run check:api -- https://its.server
  --prefix ""   when the State and District paths do not begin with /api
  --site https://www.your.school   also whether a browser lets the site there call the server (CORS)
  --write       also add, rename, move and delete districts of its own; without it nothing is written`;

/** `npm run check:api`: says call by call whether a server fits the contract; exit code 1 when it does not. */
export async function run(_: readonly string[], given: Given): Promise<number> {
  const findings = await checkContract({ ...readOptions(given, process.env), fetch, now: new Date() });
  process.stdout.write(`${formatFindings(findings)}\n`);
  return findings.some(({ verdict }) => verdict === 'misfit') ? 1 : 0;
}

/** @throws with the usage when something is missing */
export function readOptions(
  { values: { prefix = '/api', site, write }, words: [address = ''] }: Given,
  { API_USER: user, API_PASSWORD: password }: Record<string, string | undefined>,
): Omit<CheckOptions, 'fetch' | 'now'> {
  const isAddress = (text: string): boolean => /^https?:/.test(text) && URL.canParse(text);
  if (!isAddress(address) || (site !== undefined && !isAddress(site))) throw new Error(USAGE);
  if (!user || !password) throw new Error(`API_USER and API_PASSWORD are not set.\n\n${USAGE}`);
  return {
    origin: new URL(address).origin,
    prefix: prefix.replace(/^\/*/, '/').replace(/\/+$/, ''),
    user,
    password,
    write: write !== undefined,
    site: site && new URL(site).origin,
  };
}
