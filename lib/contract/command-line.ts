import type { Given } from '@/lib/setup/run-program.mjs';

const USAGE = `Say which server to check, and put the credentials into the environment:
  API_USER=office API_PASSWORD=… npm run check:api -- https://its.server
  --prefix ""   when the State and District paths do not begin with /api
  --site https://www.your.school   also whether a browser lets the site there call the server (CORS)
  --write       also add, rename, move and delete districts of its own; without it nothing is written`;

/**
 * Reads what the command was given, and the credentials.
 * @returns `prefix` stands in front of the State and District paths; `write`: whether to add, rename, move and delete
 * districts of its own; `site` is the origin of the school's site: where it is not the server's own, CORS is tried
 * @throws with the usage when something is missing
 */
export function readCheckArguments(
  { values: { prefix = '/api', site, write }, words: [address = ''] }: Given,
  { API_USER: user, API_PASSWORD: password }: Record<string, string | undefined>,
) {
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
