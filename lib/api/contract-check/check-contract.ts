import { checkDistricts, checkProtection, checkStates } from './check-reading';
import { checkRefusedSignIn, checkSignIn, SIGN_IN_PATH } from './check-sign-in';
import { checkWriting } from './check-writing';
import type { Finding, Report } from './finding';
import type { Target } from './send-call';

export interface CheckOptions extends Target {
  user: string;
  password: string;
  /** Whether to add, rename and delete a district of its own; without it nothing is written. */
  write: boolean;
  now: Date;
}

/** Goes through the contract call by call and returns what fits and what does not. Never throws. */
export async function checkContract(options: CheckOptions): Promise<Finding[]> {
  const findings: Finding[] = [];
  const reportOn = (call: string): Report => {
    return (verdict, text) => findings.push({ verdict, call, text });
  };
  const attempt = <Result>(
    call: string,
    check: (report: Report) => Promise<Result>,
  ): Promise<Result | null> => {
    const report = reportOn(call);
    return check(report).catch((error: unknown) => {
      report('misfit', error instanceof Error ? error.message : String(error));
      return null;
    });
  };
  const { prefix, now } = options;
  const states = `GET ${prefix}/State/GetState`;

  await attempt(`POST ${SIGN_IN_PATH}`, (report) => checkRefusedSignIn(options, options.user, report));
  const token = await attempt(`POST ${SIGN_IN_PATH}`, (report) => checkSignIn(options, options, now, report));
  await attempt(states, (report) => checkProtection(options, `${prefix}/State/GetState`, token, report));
  if (!token) return findings;

  const stateIds = await attempt(states, (report) => checkStates(options, token, report));
  const [stateId] = stateIds ?? [];
  if (stateId === undefined) return findings;
  await attempt(`GET ${prefix}/District/GetDistrictList`, (report) =>
    checkDistricts(options, token, stateId, report),
  );
  if (options.write) {
    const reportOnPath = (call: string) => reportOn(`POST ${prefix}/District/${call}`);
    await attempt(`POST ${prefix}/District`, () =>
      checkWriting({ target: options, token, stateId }, now, reportOnPath),
    );
  }
  return findings;
}
