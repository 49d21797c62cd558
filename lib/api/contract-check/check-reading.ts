import { ApiError } from '@/lib/staff/failures';
import {
  DISTRICT_FIELDS,
  readDistricts,
  readStates,
  STATE_FIELDS,
  type District,
  type State,
} from '@/lib/staff/answers';
import type { Caller } from './caller';
import { explainList } from './check-list';
import { describeProblem } from './describe-problem';
import type { Report } from './finding';

const BEARER = { bearer: true };

/** Fetches the list of states and returns it; `null` when the staff area cannot read it. */
export async function checkStates(
  { request }: Caller,
  prefix: string,
  report: Report,
): Promise<State[] | null> {
  try {
    const json = await request.get(`${prefix}/State/GetState`, BEARER);
    if (explainList(json, STATE_FIELDS, report)) return null;
    const states = readStates(json);
    report('fits', `answers a list of ${states.length}.`);
    if (states.length === 0)
      report('untried', 'the list is empty: its fields and the districts were not tried.');
    return states;
  } catch (error) {
    report('misfit', `${describeProblem(error)}${hintAtPrefix(error, prefix)}`);
    return null;
  }
}

export interface Sample {
  state: State;
  /** Its districts when they were first read; null when they could not be. */
  first: District[] | null;
}

/** Up to two states, if possible with districts: only then can one see that each has its own. */
export async function chooseStates({ api }: Caller, states: readonly State[]): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const state of states.slice(0, 10)) {
    const first = await api.listDistricts(state.stateId).catch(() => null);
    samples.push({ state, first });
    if (samples.filter((sample) => sample.first?.length).length === 2) break;
  }
  const full = samples.filter(({ first }) => first?.length);
  return [...full, ...samples.filter((sample) => !full.includes(sample))].slice(0, 2);
}

/** Checks that each state has a list of its own that reading does not change. */
export async function checkDistricts(
  { request }: Caller,
  prefix: string,
  [one, other]: readonly Sample[],
  report: Report,
): Promise<void> {
  if (!one) return;
  const { stateId } = one.state;
  const path = `${prefix}/District/GetDistrictList`;
  const json = await request.get(path, { ...BEARER, params: { StateId: stateId } });
  if (explainList(json, DISTRICT_FIELDS, report)) return;
  const list = readDistricts(json, stateId);
  report('fits', `answers a list of ${list.length}.`);

  const ids = new Set(list.map(({ districtId }) => districtId));
  if (other?.first?.some(({ districtId }) => ids.has(districtId)))
    report('misfit', 'the lists of two states share districts: StateId is ignored.');
  else if (list.length === 0 || !other?.first?.length)
    report('untried', 'two states with districts are needed to see whether StateId is heeded.');
  else report('fits', 'each state has districts of its own.');

  if (JSON.stringify(one.first) === JSON.stringify(list))
    report('fits', 'a second reading gives the same list.');
  else report('misfit', 'a second reading gives another list. Reading must change nothing.');
}

/** Checks that a StateId that is no number is refused, and does not reach the database as SQL. */
export async function checkStateId({ request }: Caller, prefix: string, report: Report): Promise<void> {
  const path = `${prefix}/District/GetDistrictList`;
  try {
    const json = await request.get(path, { ...BEARER, params: { StateId: '1 OR 1=1' } });
    if (Array.isArray(json) && json.length === 0)
      report('tolerated', 'a StateId that is no number gets an empty list instead of 400.');
    else report('misfit', '"1 OR 1=1" for a StateId gets districts. It must answer 400.');
  } catch (error) {
    const status = error instanceof ApiError ? (error.details.status ?? 0) : 0;
    if (status >= 400 && status < 500) report('fits', `a StateId that is no number is refused (${status}).`);
    else report('tolerated', `a StateId that is no number: ${describeProblem(error)} It should answer 400.`);
  }
}

function hintAtPrefix(error: unknown, prefix: string): string {
  return error instanceof ApiError && error.details.status === 404
    ? ` Perhaps the prefix is not "${prefix}": try --prefix "${prefix === '' ? '/api' : ''}".`
    : '';
}
