import { hasExpired, readClaims } from '@/lib/staff/session';
import { readSignIn } from '@/lib/staff/answers';
import { SIGN_IN_PATH } from '@/lib/staff/staff-api';
import type { Caller } from './caller';
import { describeProblem } from './describe-problem';
import type { Report } from './finding';

/** Signs in and checks the token; returns it, or `null` when there is none to go on with. */
export async function checkSignIn(
  { request }: Caller,
  { user, password, now }: { user: string; password: string; now: Date },
  report: Report,
): Promise<string | null> {
  let answer: unknown;
  try {
    answer = await request.post(SIGN_IN_PATH, { loginName: user, password });
    const { token, errorMessage } = readSignIn(answer);
    if (!token) {
      const reason = errorMessage ?? 'it gives no errorMessage';
      report('misfit', `API_USER and API_PASSWORD get no token (${reason}).`);
      return null;
    }
    report('fits', 'the right password gets a token.');
    if (Object.values(Object(answer)).includes(password))
      report('misfit', 'the answer repeats the password.');
    checkToken(token, password, now, report);
    return token;
  } catch (error) {
    report('misfit', `API_USER and API_PASSWORD: ${describeProblem(error)}`);
    return null;
  }
}

function checkToken(token: string, password: string, now: Date, report: Report): void {
  const claims = readClaims(token);
  if (!claims) {
    report(
      'tolerated',
      'the token is not a JWT that can be decoded; the dashboard cannot show who is signed in.',
    );
    return;
  }
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  if (payload.includes(JSON.stringify(password)))
    report('misfit', 'the token contains the password; anybody can read a token.');
  if (!claims.expiresAt)
    report('tolerated', 'the token has no "exp"; the dashboard cannot warn before the session ends.');
  else if (hasExpired(token, now))
    report(
      'misfit',
      "the token has already expired: the staff area would drop it. Check the server's clock.",
    );
  const missing = (['name', 'role'] as const).filter((name) => claims[name] === undefined);
  if (missing.length > 0)
    report('tolerated', `the token does not say: ${missing.join(', ')}; the dashboard leaves that out.`);
}
