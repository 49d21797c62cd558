import { ApiError } from '@/lib/staff/failures';
import { readSignIn, type SignIn } from '@/lib/staff/answers';
import { SIGN_IN_PATH } from '@/lib/staff/staff-api';
import type { Caller } from './caller';
import { describeProblem } from './describe-problem';
import type { Report } from './finding';

interface Account {
  user: string;
  password: string;
}
interface Refusal extends SignIn {
  status: number;
}

const WRONG = 'certainly-not-the-password';
const UNKNOWN = 'nobody-of-the-contract-check';

/** Checks that the server refuses every invalid sign-in, and that a refusal does not reveal who has an account. */
export async function checkRefusedSignIn(
  { request }: Caller,
  { user, password }: Account,
  report: Report,
): Promise<void> {
  const attempt = async (who: string, loginName: string, tried: string): Promise<Refusal> => {
    const answer = await sendCredentials(request.post(SIGN_IN_PATH, { loginName, password: tried }));
    if (answer.token) report('misfit', `${who} gets a token. Anybody could sign in!`);
    else if (answer.status >= 500) report('tolerated', `${who}: the server answers ${answer.status}.`);
    return answer;
  };
  const known = await attempt('a wrong password', user, WRONG);
  reportSentence(known, report);
  await attempt('an empty password', user, '');
  await attempt('the password with more behind it', user, `${password}-and-more`);
  const unknown = await attempt('an unknown name', UNKNOWN, WRONG);
  await attempt('a name that is a piece of SQL', "' OR '1'='1' --", WRONG);
  compareRefusals(known, unknown, report);
}

/** Where the staff area looks for the reason of a refusal (specification, section 4). */
function reportSentence({ token, status, errorMessage }: Refusal, report: Report): void {
  if (token || status >= 500) return;
  if (status !== 200)
    report(
      'tolerated',
      `a wrong password gets status ${status} instead of 200 with an errorMessage; the sign-in page shows "Login failed! Please try again!".`,
    );
  else if (errorMessage) report('fits', 'a wrong password gets no token, and an errorMessage to show.');
  else
    report('misfit', 'a wrong password gets no errorMessage: the sign-in page would have nothing to show.');
}

function compareRefusals(known: Refusal, unknown: Refusal, report: Report): void {
  if (known.token || unknown.token) return;
  const same = known.status === unknown.status && known.errorMessage === unknown.errorMessage;
  if (same) report('fits', 'a known and an unknown name are refused in the same words.');
  else if (known.status === 429 || unknown.status === 429)
    report('untried', 'too many attempts: whether unknown names are refused alike was not tried.');
  else
    report(
      'misfit',
      `a known and an unknown name are refused differently (${describeRefusal(known)}; ${describeRefusal(unknown)}). Anybody could find out who has an account.`,
    );
}

function describeRefusal({ status, errorMessage }: Refusal): string {
  return `${status}, ${errorMessage ? `"${errorMessage}"` : 'no errorMessage'}`;
}

/** @throws ApiError when there is no answer, or one that the staff area cannot read */
async function sendCredentials(call: Promise<unknown>): Promise<Refusal> {
  try {
    return { status: 200, ...readSignIn(await call) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'status')
      throw new Error(`refusing a sign-in: ${describeProblem(error)}`, { cause: error });
    const { status = 0, serverMessage = null } = error.details;
    return { status, token: null, errorMessage: serverMessage };
  }
}
