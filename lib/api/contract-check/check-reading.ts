import { checkList } from './check-list';
import type { Report } from './finding';
import { readField } from './read-field';
import { sendCall, type Target } from './send-call';

/** `{"alg":"none"}` and no signature: a server that believes it believes anybody. */
const UNSIGNED_TOKEN = 'eyJhbGciOiJub25lIn0.e30.';

/** Checks that a list is not given away without a token, or with a forged one. */
export async function checkProtection(
  target: Target,
  path: string,
  token: string | null,
  report: Report,
): Promise<void> {
  const tokens = {
    'without a token': undefined,
    'with a forged token': token ? forge(token) : UNSIGNED_TOKEN,
  };
  for (const [how, tried] of Object.entries(tokens)) {
    const { status } = await sendCall(target, 'GET', path, tried ? { token: tried } : {});
    if (status === 401) report('fits', `${how} it answers 401.`);
    else if (status >= 400)
      report(
        'tolerated',
        `${how} it answers ${status} instead of 401; the staff area signs out on 401 only.`,
      );
    else report('misfit', `${how} it answers ${status}. Anybody can read it; it must answer 401.`);
  }
}

/** Fetches the list of states and returns their ids; `null` when it cannot be read. */
export async function checkStates(target: Target, token: string, report: Report): Promise<unknown[] | null> {
  const { status, json } = await sendCall(target, 'GET', `${target.prefix}/State/GetState`, { token });
  if (status !== 200) {
    report(
      'misfit',
      `answers ${status} to a signed-in user; expected 200.${hintAtPrefix(status, target.prefix)}`,
    );
    return null;
  }
  return checkList(json, 'stateId', 'stateName', report)?.map((item) => readField(item, 'stateId')) ?? null;
}

/** Fetches the districts of a state and returns them; `null` when they cannot be read. */
export async function checkDistricts(
  target: Target,
  token: string,
  stateId: unknown,
  report: Report,
): Promise<object[] | null> {
  const path = `${target.prefix}/District/GetDistrictList?StateId=${encodeURIComponent(String(stateId))}`;
  const { status, json } = await sendCall(target, 'GET', path, { token });
  if (status !== 200) {
    report('misfit', `answers ${status} for a state of its own list; expected 200.`);
    return null;
  }
  return checkList(json, 'districtId', 'districtName', report);
}

function hintAtPrefix(status: number, prefix: string): string {
  return status === 404
    ? ` Perhaps the prefix is not "${prefix}": try --prefix "${prefix === '' ? '/api' : ''}".`
    : '';
}

/** The same claims with another signature: still in time, still for the same user, and worth nothing. */
function forge(token: string): string {
  const [header, payload] = token.split('.');
  return payload === undefined ? UNSIGNED_TOKEN : `${header}.${payload}.${'A'.repeat(43)}`;
}
