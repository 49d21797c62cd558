import type { Report } from './finding';
import { sendCall, type Target } from './send-call';

export const SIGN_IN_PATH = '/api/User/ValidateUser';

/** Checks that wrong credentials get 200, no token and a sentence. */
export async function checkRefusedSignIn(target: Target, user: string, report: Report): Promise<void> {
  const body = { loginName: user, password: 'certainly-not-the-password' };
  const { status, json } = await sendCall(target, 'POST', SIGN_IN_PATH, { body });
  if (readText(json, 'token')) {
    report('misfit', 'a wrong password gets a token. Anybody could sign in!');
  } else if (status === 200 && readText(json, 'errorMessage')) {
    report('fits', 'a wrong password gets no token, and an errorMessage to show.');
  } else if (status === 200) {
    report('misfit', 'a wrong password gets no errorMessage: the sign-in page would have nothing to show.');
  } else {
    report(
      'tolerated',
      `a wrong password gets status ${status} instead of 200 with an errorMessage; the sign-in page shows "Login failed! Please try again!".`,
    );
  }
}

/** Signs in and checks the token; returns it, or `null` when there is none to go on with. */
export async function checkSignIn(
  target: Target,
  credentials: { user: string; password: string },
  now: Date,
  report: Report,
): Promise<string | null> {
  const body = { loginName: credentials.user, password: credentials.password };
  const { status, json } = await sendCall(target, 'POST', SIGN_IN_PATH, { body });
  const token = readText(json, 'token');
  if (!token) {
    const reason = readText(json, 'errorMessage') ?? 'it gives no errorMessage';
    report('misfit', `API_USER and API_PASSWORD get status ${status} and no token (${reason}).`);
    return null;
  }
  report('fits', 'the right password gets a token.');
  checkClaims(token, now, report);
  return token;
}

function checkClaims(token: string, now: Date, report: Report): void {
  const claims = decodeClaims(token);
  if (!claims) {
    report(
      'tolerated',
      'the token is not a JWT that can be decoded; the dashboard cannot show who is signed in.',
    );
    return;
  }
  const end = claims['exp'];
  if (typeof end !== 'number') {
    report('tolerated', 'the token has no "exp"; the dashboard cannot warn before the session ends.');
  } else if (end * 1000 <= now.getTime()) {
    report(
      'misfit',
      "the token has already expired: the staff area would drop it. Check the server's clock.",
    );
  }
  const missing = ['name', 'role'].filter((name) => typeof claims[name] !== 'string');
  if (missing.length > 0)
    report('tolerated', `the token does not say: ${missing.join(', ')}; the dashboard leaves that out.`);
}

function decodeClaims(token: string): Record<string, unknown> | null {
  try {
    const json: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
    return typeof json === 'object' && json !== null ? { ...json } : null;
  } catch {
    return null;
  }
}

function readText(json: unknown, field: string): string | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  const value: unknown = Reflect.get(json, field);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
