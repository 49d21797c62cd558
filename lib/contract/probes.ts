import {
  findFieldName,
  readDistricts,
  readStates,
  type District,
  type FieldName,
  type State,
} from '@/lib/staff/answers';
import { SIGN_IN_PATH } from '@/lib/staff/staff-api';
import { checkChanges } from './changes';
import {
  createRunner,
  type Answer,
  type CheckOptions,
  type Finding,
  type Report,
  type Runner,
} from './runner';
import { checkSignIn, judgeRefusal, refuseSignIns, strangersOf } from './signing-in';

/** Where no school's site is: an origin that must not be let in with cookies. */
const STRANGE_SITE = 'https://elsewhere.example';
const ALLOW_ORIGIN = 'Access-Control-Allow-Origin';

/**
 * Goes through the contract call by call, as the staff area does and as a stranger would, and returns what fits and
 * what does not. Never throws.
 */
export async function checkContract(options: CheckOptions): Promise<Finding[]> {
  const runner = createRunner(options);
  const { attempt, ask, states, districts, site } = runner;
  const listDistricts = (token: string | null, StateId: number, report: Report) =>
    ask(token, districts, { params: { StateId }, read: (json) => readDistrictsOf(StateId, json, report) });

  await attempt(`POST ${SIGN_IN_PATH}`, (report) => refuseSignIns(runner, report));
  const token = (await attempt(`POST ${SIGN_IN_PATH}`, (report) => checkSignIn(runner, report))) ?? null;
  const list = await attempt(`GET ${states}`, async (report) => {
    const read = (json: unknown) => tellNames(readStates(json), json, ['stateId', 'stateName'], report);
    return token === null ? [] : judgeStates(await ask(token, states, { read }), options.prefix, report);
  });
  const samples = await attempt(`GET ${districts}`, (report) =>
    takeSamples(list ?? [], (stateId) => listDistricts(token, stateId, report)),
  );
  const [one, other] = samples ?? [];
  for (const [how, tried] of strangersOf(token)) {
    await attempt(`GET ${states}`, async (report) => judgeRefusal(how, await ask(tried, states), report));
    await attempt(`GET ${districts}`, async (report) =>
      judgeRefusal(how, await ask(tried, districts, { params: { StateId: one?.stateId ?? 1 } }), report),
    );
  }
  if (one)
    await attempt(`GET ${districts}`, async (report) => {
      judgeDistricts([one, other], await listDistricts(token, one.stateId, report), report);
      judgeStateId(await ask(token, districts, { params: { StateId: '1 OR 1=1' } }), report);
    });
  if (site === undefined)
    await attempt('CORS', ({ untried }) =>
      untried('only needed when API_ORIGIN is set; say --site https://www.your.school to try it.'),
    );
  else if (site !== options.origin) await checkOrigins(runner, site, token);
  if (!options.write)
    await attempt(`POST ${options.prefix}/District/…`, ({ untried }) =>
      untried('whether changes are safe; say --write to try it.'),
    );
  else if (token && samples?.length) await checkChanges(runner, token, samples);
  return runner.findings;
}

function judgeStates({ value, problem, status }: Answer<State[]>, prefix: string, report: Report): State[] {
  const hint = ` Perhaps the prefix is not "${prefix}": try --prefix "${prefix === '' ? '/api' : ''}".`;
  if (!value) report.misfit(`${problem}${status === 404 ? hint : ''}`);
  else report.fits(`answers a list of ${value.length}.`);
  if (value?.length === 0) report.misfit('the list is empty: its fields and the districts were not tried.');
  return value ?? [];
}

/** Says which other names of fields a list uses, and returns it as the staff area reads it. */
function tellNames<Item>(read: Item[], sent: unknown, fields: readonly FieldName[], report: Report): Item[] {
  for (const field of fields) {
    const names = (sent as object[]).map((item) => findFieldName(item, field));
    const others = new Set(names.filter((name) => name !== field));
    if (others.size)
      report.tolerated(`${field} is called ${[...others].join(' and ')}; the staff area reads that too.`);
  }
  return read;
}

function readDistrictsOf(stateId: number, json: unknown, report: Report): District[] {
  const list = tellNames(readDistricts(json, stateId), json, ['districtId', 'districtName'], report);
  for (const [name, id] of (json as object[]).flatMap((item): [string, unknown][] => Object.entries(item)))
    if (/^stateid$/i.test(name) && Number(id ?? stateId) !== stateId)
      report.misfit(
        `the list of state ${stateId} has a district with the stateId of another: ${JSON.stringify(id)}.`,
      );
  return list;
}

/** A state, and what came when its districts were first read. */
interface Sample {
  stateId: number;
  first: readonly District[];
}

/** Up to two states, if possible with districts: only then can one see that each has its own. */
async function takeSamples(
  states: readonly State[],
  ask: (stateId: number) => Promise<Answer<District[]>>,
): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const { stateId } of states.slice(0, 10))
    samples.push({ stateId, first: (await ask(stateId)).value ?? [] });
  return samples.toSorted((a, b) => Math.sign(b.first.length) - Math.sign(a.first.length)).slice(0, 2);
}

/** Checks that each state has a list of its own that reading does not change. */
function judgeDistricts(
  [one, other]: [Sample, Sample | undefined],
  { value: list, problem }: Answer<District[]>,
  report: Report,
): void {
  if (!list) return report.misfit(problem);
  report.fits(`answers a list of ${list.length}.`);
  const ids = list.map(({ districtId }) => districtId);
  if (other?.first.some(({ districtId }) => ids.includes(districtId)))
    report.misfit('the lists of two states share districts: StateId is ignored.');
  else if (!list.length || !other?.first.length)
    report.untried('two states with districts are needed to see whether StateId is heeded.');
  else report.fits('each state has districts of its own.');
  if (JSON.stringify(one.first) === JSON.stringify(list))
    report.fits('a second reading gives the same list.');
  else report.misfit('a second reading gives another list. Reading must change nothing.');
}

/** Checks that a StateId that is no number is refused, and does not reach the database as SQL. */
function judgeStateId({ value, status, problem, kind }: Answer, report: Report): void {
  const sentence = `a StateId that is no number: ${problem} It should answer 400.`;
  if (Array.isArray(value) && value.length === 0)
    report.tolerated('a StateId that is no number gets an empty list instead of 400.');
  else if (!problem) report.misfit('"1 OR 1=1" for a StateId gets districts. It must answer 400.');
  else if (kind === 'empty') report.misfit(sentence);
  else if (status < 400 || status >= 500) report.tolerated(sentence);
  else report.fits(`a StateId that is no number is refused (${status}).`);
}

/**
 * Checks that a browser lets a site on another origin call the server (Fetch standard, "CORS protocol"): every call
 * sends JSON, and all but signing in a token, so that the browser asks first.
 */
async function checkOrigins(runner: Runner, site: string, token: string | null): Promise<void> {
  const { attempt, browse, states, districts, changePath } = runner;
  const isAllowed = (headers: Headers) => [site, '*'].includes(headers.get(ALLOW_ORIGIN) ?? '');
  const ask = (Origin: string, path: string, needed: string[]) => {
    const method = [states, districts].includes(path) ? 'GET' : 'POST';
    const names = needed.join(',').toLowerCase();
    const asked = { 'Access-Control-Request-Method': method, 'Access-Control-Request-Headers': names };
    return browse(path, { method: 'OPTIONS', headers: { Origin, ...asked } });
  };
  for (const path of [SIGN_IN_PATH, states, districts, ...['Add', 'Update', 'Delete'].map(changePath)])
    await attempt(`OPTIONS ${path}`, async ({ misfit, fits }) => {
      const needed = path === SIGN_IN_PATH ? ['Content-Type'] : ['Authorization', 'Content-Type'];
      const { ok, status, headers } = await ask(site, path, needed);
      const origin = headers.get(ALLOW_ORIGIN);
      const found = origin === null ? `has no ${ALLOW_ORIGIN}` : `allows ${origin}`;
      if (!ok || !isAllowed(headers))
        return misfit(`a browser at ${site} may not call it: the preflight answers ${status} and ${found}.`);
      const names = (headers.get('Access-Control-Allow-Headers') ?? '').toLowerCase().split(/\s*,\s*/);
      // "*" stands for every header but Authorization (Fetch standard, "CORS non-wildcard request-header name").
      const missing = needed.filter(
        (name) => !names.includes(name.toLowerCase()) && !(names.includes('*') && name !== 'Authorization'),
      );
      for (const name of missing) misfit(`its Access-Control-Allow-Headers must name ${name}.`);
      if (missing.length === 0) fits(`a browser at ${site} may call it.`);
    });
  // The answers themselves need the header too; without it on a 401 the staff area would not learn of its sign-out.
  for (const [what, tried] of Object.entries({ answer: token, refusal: null }))
    await attempt(`GET ${states}`, async ({ misfit, fits }) => {
      const sent = { Origin: site, ...(tried !== null && { Authorization: `Bearer ${tried}` }) };
      const { headers } = await browse(states, { headers: sent });
      if (isAllowed(headers)) fits(`its ${what} may be read at ${site}.`);
      else misfit(`its ${what} has no ${ALLOW_ORIGIN} for ${site}: the browser would not show it.`);
    });
  await attempt(`OPTIONS ${states}`, async ({ misfit, tolerated, fits }) => {
    const { headers } = await ask(STRANGE_SITE, states, ['Authorization']);
    const lets = headers.get(ALLOW_ORIGIN);
    if (lets === STRANGE_SITE && headers.get('Access-Control-Allow-Credentials') === 'true')
      misfit("every website may call it with the visitor's cookies: it must name the sites it lets in.");
    else if (lets === STRANGE_SITE || lets === '*')
      tolerated('every website may call it, though not without a token.');
    else fits('other sites are not let in.');
  });
}
