import { SIGN_IN_LIMITS } from '../limits';
import { CLERK, type createTestApi } from './test-api';

export const SIGN_IN = '/api/User/ValidateUser';
export const WRONG = { ...CLERK, password: 'wrong' };

type TestApi = ReturnType<typeof createTestApi>;

/** Allows one attempt, so that a second one shows whether the first was counted. */
export const ONE = { burst: 1, everySeconds: 60 };

/** Limits of one attempt until all mocks are restored. */
export function allowOne(): void {
  for (const limit of ['perName', 'perNameAtKnown', 'perAddress', 'perOwnNetwork'] as const)
    jest.replaceProperty(SIGN_IN_LIMITS, limit, ONE);
}

export async function attempt(
  { call }: TestApi,
  from: string,
  body: object = CLERK,
  headers: Record<string, string> = {},
): Promise<number> {
  return (await call('POST', SIGN_IN, { body, from, headers })).status;
}

/** The number of attempts that reached the password check. */
export async function countChecked(attempts: Promise<number>[]): Promise<number> {
  return (await Promise.all(attempts)).filter((status) => status === 200).length;
}

/** Wrong passwords for the clerk from many addresses, until the server rejects every new one. */
export function attackName(api: TestApi): Promise<number> {
  return countChecked(Array.from({ length: 30 }, (_, n) => attempt(api, `198.51.100.${n}`, WRONG)));
}

/** Only the browser's cookie: the anti-forgery cookie would need its header. */
export function browserOf(cookies: Record<string, string>): Record<string, string> {
  return { Cookie: `staff-browser=${cookies['staff-browser']}` };
}
