import { refuse } from '../text/refuse';
import { readName } from '../text/read-name';
import { LONGEST_PASSWORD } from '../passwords/password-length';

/** Reads what the sign-in form sends. @throws ApiError 400 for a missing field, a wrong type, or too long a text. */
export function readCredentials(body: Record<string, unknown>): { loginName: string; password: string } {
  const loginName = readName(body['loginName'], 'loginName');
  const password = body['password'];
  if (typeof password !== 'string' || password === '') {
    throw refuse(400, 'password is missing or is not text. Send it as a JSON string.');
  }
  if (password.length > LONGEST_PASSWORD) {
    throw refuse(400, `password is longer than ${LONGEST_PASSWORD} characters. Check what was pasted.`);
  }
  return { loginName, password };
}
