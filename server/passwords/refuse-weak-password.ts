import { makeNameKey } from '../text/name-key';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from './password-length';

/**
 * Refuses a new password that is too short, longer than sign-in reads, the user's own name, or one of the commonest
 * (49,000 from leaks, the commonest 10,000 among them; NIST SP 800-63B, 3.1.1.2). The list is loaded when asked for:
 * few starts of the server need its few megabytes.
 * @throws Error with what to do
 */
export async function refuseWeakPassword(password: string, loginName: string): Promise<void> {
  if (password.length < SHORTEST_PASSWORD) {
    throw new Error(`The password is too short. Use ${SHORTEST_PASSWORD} characters or more.`);
  }
  if (password.length > LONGEST_PASSWORD) {
    throw new Error(`The password is longer than ${LONGEST_PASSWORD} characters. Use a shorter one.`);
  }
  const typed = password.normalize('NFKC').toLowerCase();
  if (typed === makeNameKey(loginName)) throw new Error('The password is the user name. Use another one.');
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  if (dictionary['passwords-common'].includes(typed)) {
    throw new Error(
      'The password is one of the commonest: attackers try it first. Use another one, such as three or four unrelated words.',
    );
  }
}
