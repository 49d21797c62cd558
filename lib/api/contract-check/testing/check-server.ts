import { checkContract, type CheckOptions } from '../check-contract';
import { CREDENTIALS, ORIGIN, SITE, type TestServer } from './honest-server';

/** What the check says about a server, with everything tried. */
export async function checkServer(server: TestServer, changes: Partial<CheckOptions> = {}) {
  const findings = await checkContract({
    ...CREDENTIALS,
    origin: ORIGIN,
    prefix: '/api',
    site: SITE,
    write: true,
    now: new Date('2026-04-01T09:00:00Z'),
    fetch: server.fetch,
    ...changes,
  });
  const texts = (verdict: string) =>
    findings.filter((one) => one.verdict === verdict).map(({ call, text }) => `${call}: ${text}`);
  return {
    findings,
    misfits: texts('misfit'),
    tolerated: texts('tolerated'),
    untried: texts('untried'),
  };
}
