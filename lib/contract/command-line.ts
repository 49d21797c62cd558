import type { Given } from '@/lib/setup/run-program.mjs';
import type { CheckOptions, Finding } from './runner';

const USAGE = `Say which server to check, and put the credentials into the environment:
  API_USER=office API_PASSWORD=… npm run check:api -- https://its.server
  --prefix ""   when the State and District paths do not begin with /api
  --site https://www.your.school   also whether a browser lets the site there call the server (CORS)
  --write       also add, rename, move and delete districts of its own; without it nothing is written`;

/** Reads what the command was given, and the credentials. @throws with the usage when something is missing. */
export function readCheckArguments(
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

const MARKS = {
  fits: 'fits      ',
  tolerated: 'tolerated ',
  untried: 'NOT TRIED ',
  misfit: 'DOES NOT FIT ',
};

/** The findings as lines for a person, and a last line that sums them up. */
export function formatFindings(findings: Finding[]): string {
  const lines = findings.map(({ verdict, call, text }) => `${MARKS[verdict]} ${call}: ${text}`);
  const count = (verdict: Finding['verdict']) => findings.filter((one) => one.verdict === verdict).length;
  const sum = `${count('fits')} fit, ${count('tolerated')} tolerated, ${count('untried')} not tried, ${count('misfit')} do not fit.`;
  return [...lines, '', sum, conclude(count('misfit'), count('untried'))].join('\n');
}

function conclude(misfits: number, untried: number): string {
  if (misfits > 0)
    return 'Do not use this server until the misfits are mended (server/openapi.yaml is the contract).';
  if (untried > 0) return 'What was tried fits. Try the rest before you use this server.';
  return 'The staff area will work with this server.';
}
