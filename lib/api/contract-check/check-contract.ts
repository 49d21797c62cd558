import { SIGN_IN_PATH } from '@/lib/staff/staff-api';
import { createCaller, type Target } from './caller';
import { checkOrigins } from './check-origins';
import { checkRefusal, makeStrangers } from './check-protection';
import { checkDistricts, checkStateId, checkStates, chooseStates } from './check-reading';
import { checkRefusedSignIn } from './check-refused-sign-in';
import { checkSignIn } from './check-sign-in';
import { checkWriting } from './check-writing';
import { describeProblem } from './describe-problem';
import type { Finding, Report } from './finding';

export interface CheckOptions extends Target {
  user: string;
  password: string;
  /** Whether to add, rename, move and delete districts of its own; without it nothing is written. */
  write: boolean;
  /** The origin of the school's site, when it is not the server's own: then CORS is tried. */
  site?: string | undefined;
  now: Date;
}

/**
 * Goes through the contract call by call, as the staff area does and as a stranger would, and returns what fits and
 * what does not. Never throws.
 */
export async function checkContract(options: CheckOptions): Promise<Finding[]> {
  const findings: Finding[] = [];
  const { prefix, site } = options;
  const states = `GET ${prefix}/State/GetState`;
  const districts = `GET ${prefix}/District/GetDistrictList`;
  const reportOn = (call: string): Report => {
    return (verdict, text) => findings.push({ verdict, call, text });
  };
  const attempt = async <Result>(
    call: string,
    check: (report: Report) => Promise<Result>,
  ): Promise<Result | null> => {
    const report = reportOn(call);
    return check(report).catch((error: unknown) => {
      report('misfit', describeProblem(error));
      return null;
    });
  };

  const anybody = createCaller(options, null);
  const signIn = `POST ${SIGN_IN_PATH}`;
  await attempt(signIn, (report) => checkRefusedSignIn(anybody, options, report));
  const token = await attempt(signIn, (report) => checkSignIn(anybody, options, report));
  const staff = createCaller(options, token);
  const list = token ? await attempt(states, (report) => checkStates(staff, prefix, report)) : null;
  const samples = await chooseStates(staff, list ?? []);

  for (const { how, api } of makeStrangers(options, token)) {
    await attempt(states, (report) => checkRefusal(how, api.listStates(), report));
    await attempt(districts, (report) =>
      checkRefusal(how, api.listDistricts(samples[0]?.state.stateId ?? 1), report),
    );
  }
  await attempt(districts, (report) => checkDistricts(staff, prefix, samples, report));
  if (samples.length > 0) await attempt(districts, (report) => checkStateId(staff, prefix, report));

  if (site === undefined)
    reportOn('CORS')(
      'untried',
      'only needed when API_ORIGIN is set; say --site https://www.your.school to try it.',
    );
  else if (site !== options.origin) await attempt('CORS', () => checkOrigins(options, site, token, reportOn));

  const writing = `POST ${prefix}/District/`;
  if (!options.write) reportOn(`${writing}…`)('untried', 'whether changes are safe; say --write to try it.');
  else if (token && samples.length > 0)
    await attempt(`${writing}AddDistrict`, () =>
      checkWriting(
        options,
        token,
        samples.map(({ state }) => state),
        options.now,
        (call) => reportOn(`${writing}${call}`),
      ),
    );
  return findings;
}
