import { SIGN_IN_PATH } from '@/lib/staff/staff-api';
import type { Target } from './caller';
import type { Report } from './finding';

/** Where no school's site is: an origin that must not be let in with cookies. */
const STRANGE_SITE = 'https://elsewhere.example';
const ALLOW_ORIGIN = 'Access-Control-Allow-Origin';
const PATIENCE_MS = 15_000;

/**
 * Checks that a browser lets a site on another origin call the server (Fetch standard, "CORS protocol"): every call
 * sends JSON, and all but signing in a token, so that the browser asks first.
 */
export async function checkOrigins(
  target: Target,
  site: string,
  token: string | null,
  reportOn: (call: string) => Report,
): Promise<void> {
  const { prefix } = target;
  const states = `${prefix}/State/GetState`;
  const change = (name: string): [string, string] => ['POST', `${prefix}/District/${name}`];
  const calls: [method: string, path: string][] = [
    ['POST', SIGN_IN_PATH],
    ['GET', states],
    ['GET', `${prefix}/District/GetDistrictList`],
    ...['AddDistrict', 'UpdateDistrict', 'DeleteDistrict'].map(change),
  ];
  for (const [method, path] of calls) {
    const needed = path === SIGN_IN_PATH ? ['Content-Type'] : ['Authorization', 'Content-Type'];
    const response = await ask(target, site, method, path, needed);
    reportPreflight(response, site, needed, reportOn(`OPTIONS ${path}`));
  }
  await checkAnswers(target, site, states, token, reportOn(`GET ${states}`));

  const strange = await ask(target, STRANGE_SITE, 'GET', states, ['Authorization']);
  const lets = strange.headers.get(ALLOW_ORIGIN) === STRANGE_SITE;
  const report = reportOn(`OPTIONS ${states}`);
  if (lets && strange.headers.get('Access-Control-Allow-Credentials') === 'true')
    report(
      'misfit',
      "every website may call it with the visitor's cookies: it must name the sites it lets in.",
    );
  else if (lets || strange.headers.get(ALLOW_ORIGIN) === '*')
    report('tolerated', 'every website may call it, though not without a token.');
  else report('fits', 'other sites are not let in.');
}

function ask(
  target: Target,
  site: string,
  method: string,
  path: string,
  headers: string[],
): Promise<Response> {
  return target.fetch(new URL(path, target.origin), {
    method: 'OPTIONS',
    signal: AbortSignal.timeout(PATIENCE_MS),
    headers: {
      Origin: site,
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': headers.join(',').toLowerCase(),
    },
  });
}

function reportPreflight({ ok, status, headers }: Response, site: string, needed: string[], report: Report) {
  const allowed = headers.get(ALLOW_ORIGIN);
  if (!ok || !isAllowed(headers, site)) {
    const found = allowed === null ? `has no ${ALLOW_ORIGIN}` : `allows ${allowed}`;
    report('misfit', `a browser at ${site} may not call it: the preflight answers ${status} and ${found}.`);
    return;
  }
  const names = (headers.get('Access-Control-Allow-Headers') ?? '').toLowerCase().split(/\s*,\s*/);
  // "*" stands for every header but Authorization (Fetch standard, "CORS non-wildcard request-header name").
  const missing = needed.filter(
    (name) => !names.includes(name.toLowerCase()) && !(names.includes('*') && name !== 'Authorization'),
  );
  for (const name of missing) report('misfit', `its Access-Control-Allow-Headers must name ${name}.`);
  if (missing.length === 0) report('fits', `a browser at ${site} may call it.`);
}

/** The answers themselves need the header too; without it on a 401 the staff area would not learn of its sign-out. */
async function checkAnswers(
  target: Target,
  site: string,
  path: string,
  token: string | null,
  report: Report,
): Promise<void> {
  for (const [what, tried] of [
    ['answer', token],
    ['refusal', null],
  ] as const) {
    const { headers } = await target.fetch(new URL(path, target.origin), {
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: { Origin: site, ...(tried !== null && { Authorization: `Bearer ${tried}` }) },
    });
    if (isAllowed(headers, site)) report('fits', `its ${what} may be read at ${site}.`);
    else report('misfit', `its ${what} has no ${ALLOW_ORIGIN} for ${site}: the browser would not show it.`);
  }
}

function isAllowed(headers: Headers, site: string): boolean {
  return [site, '*'].includes(headers.get(ALLOW_ORIGIN) ?? '');
}
