import { hasExpired, readClaims } from '@/lib/staff/session';
import { readSignIn } from '@/lib/staff/answers';
import { SIGN_IN_PATH } from '@/lib/staff/staff-api';
import type { Answer, Report, Runner } from './runner';

const WRONG = 'certainly-not-the-password';
const EXPIRED = "the token has already expired: the staff area would drop it. Check the server's clock.";
const NO_JWT = 'the token is not a JWT that can be decoded; the dashboard cannot show who is signed in.';

/** Checks that the server refuses every invalid sign-in, and that a refusal does not reveal who has an account. */
export async function refuseSignIns({ ask, user, password }: Runner, report: Report): Promise<void> {
  const attempt = async (who: string, loginName: string, tried: string) => {
    const answer = await ask(null, SIGN_IN_PATH, { body: { loginName, password: tried }, read: readSignIn });
    const { status, kind, problem, value } = answer;
    const errorMessage = value?.errorMessage ?? answer.errorMessage;
    if (kind && kind !== 'status') throw new Error(`refusing a sign-in: ${problem}`);
    if (value?.token) report.misfit(`${who} gets a token. Anybody could sign in!`);
    else if (status >= 500) report.tolerated(`${who}: the server answers ${status}.`);
    const says = `${status}, ${errorMessage ? `"${errorMessage}"` : 'no errorMessage'}`;
    return { isIn: Boolean(value?.token), status, errorMessage, says };
  };
  const known = await attempt('a wrong password', user, WRONG);
  // Where the staff area looks for the reason of a refusal (specification, section 4).
  const isRefused = !known.isIn && known.status < 500;
  if (isRefused && known.status !== 200)
    report.tolerated(
      `a wrong password gets status ${known.status} instead of 200 with an errorMessage; the sign-in page shows "Login failed! Please try again!".`,
    );
  else if (isRefused && known.errorMessage)
    report.fits('a wrong password gets no token, and an errorMessage to show.');
  else if (isRefused)
    report.misfit('a wrong password gets no errorMessage: the sign-in page would have nothing to show.');
  await attempt('an empty password', user, '');
  await attempt('the password with more behind it', user, `${password}-and-more`);
  const unknown = await attempt('an unknown name', 'nobody-of-the-contract-check', WRONG);
  await attempt('a name that is a piece of SQL', "' OR '1'='1' --", WRONG);
  if (known.isIn || unknown.isIn) return;
  if (known.says === unknown.says) report.fits('a known and an unknown name are refused in the same words.');
  else if (known.status === 429 || unknown.status === 429)
    report.untried('too many attempts: whether unknown names are refused alike was not tried.');
  else
    report.misfit(
      `a known and an unknown name are refused differently (${known.says}; ${unknown.says}). Anybody could find out who has an account.`,
    );
}

/** Signs in and checks the token. @returns null when there is none to go on with */
export async function checkSignIn(
  { ask, user, password, now }: Runner,
  report: Report,
): Promise<string | null> {
  const read = (json: unknown) => ({ ...readSignIn(json), sent: Object.values(Object(json)) });
  const { value, problem } = await ask(null, SIGN_IN_PATH, { body: { loginName: user, password }, read });
  if (!value?.token) {
    const reason = `get no token (${value?.errorMessage ?? 'it gives no errorMessage'}).`;
    report.misfit(`API_USER and API_PASSWORD${problem ? `: ${problem}` : ` ${reason}`}`);
    return null;
  }
  report.fits('the right password gets a token.');
  if (value.sent.includes(password)) report.misfit('the answer repeats the password.');
  const claims = readClaims(value.token);
  const payload = Buffer.from(value.token.split('.')[1] ?? '', 'base64url').toString();
  if (payload.includes(JSON.stringify(password)))
    report.misfit('the token contains the password; anybody can read a token.');
  if (!claims) report.tolerated(NO_JWT);
  else if (!claims.expiresAt)
    report.tolerated('the token has no "exp"; the dashboard cannot warn before the session ends.');
  else if (hasExpired(value.token, now)) report.misfit(EXPIRED);
  const missing = (['name', 'role'] as const).filter((name) => claims && claims[name] === undefined);
  if (missing.length > 0)
    report.tolerated(`the token does not say: ${missing.join(', ')}; the dashboard leaves that out.`);
  return value.token;
}

/** Callers whom no call for signed-in users may serve: without a token, with a forged one, with an unsigned one. */
export function strangersOf(token: string | null): [how: string, token: string | null][] {
  const [header = 'e30', payload = 'e30'] = token?.split('.') ?? [];
  const unsigned = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
  return [
    ['without a token', null],
    // The same claims, still in time, with a signature of our own.
    ['with a forged token', `${header}.${payload}.${'A'.repeat(43)}`],
    // A server that believes such a token believes anybody (RFC 8725, section 2.1).
    ['with an unsigned token (alg: none)', `${unsigned}.${payload}.`],
  ];
}

/** @param does what the server did despite its refusal, such as "adds" */
export function judgeRefusal(how: string, answer: Answer, report: Report, does?: string): void {
  const { status, kind, problem } = answer;
  const isIn = !problem || kind === 'empty' || kind === 'wrongShape' || kind === 'tooLarge';
  if (isIn) report.misfit(`${how} it is let in. It must answer 401.`);
  else if (status === 0) report.misfit(`${how}: ${problem}`);
  else if (does) report.misfit(`${how} it answers ${status} but still ${does}.`);
  else if (status === 401) report.fits(`${how} it answers 401.`);
  else report.tolerated(`${how} it answers ${status} instead of 401; the staff area signs out on 401 only.`);
}
