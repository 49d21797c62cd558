import type { FormikHelpers } from 'formik';
import { useEffect, type RefObject } from 'react';
import { object, string } from 'yup';
import type { Staff } from '@/lib/content/kinds/staff';
import { ApiError, describeFailure, type Failure, type FailureWords } from '@/lib/staff/failures';
import type { Credentials } from '@/lib/staff/staff-api';
import { useStaff } from './StaffProvider';
import { useSending } from './useSending';

/** The texts of the login form. */
export type LoginWords = Pick<Staff, 'login' | 'validation' | 'usernameIsEmail'> & FailureWords;

/** Delay before the call, so that the spinner is visible (specification, sections 4 and 9). */
export const LOGIN_DELAY_MS = 600;
/** Fewer are refused (specification, sections 5 and 9). */
const SHORTEST_PASSWORD = 4;

/** The rules of the login form (specification, section 5). The format of the name is checked only where a school asks for it. */
export function loginSchema({ validation, usernameIsEmail }: Pick<Staff, 'validation' | 'usernameIsEmail'>) {
  const loginName = string().trim().required(validation.usernameRequired);
  return object({
    loginName: usernameIsEmail ? loginName.email(validation.usernameFormat) : loginName,
    password: string()
      .required(validation.passwordRequired)
      .min(SHORTEST_PASSWORD, validation.passwordLength),
  });
}

/** Signs in, one request at a time, and exposes the result. Leaving the page aborts the request. */
export function useSignIn(words: LoginWords) {
  const { user } = useStaff();
  // Not Formik's own `isSubmitting`: a second click, which sends nothing, would end it.
  const { send, busy, failure } = useSending((error) => describeLoginFailure(error, words));

  const signIn = ({ loginName, password }: Credentials) =>
    send(async (signal) => {
      await new Promise((resolve) => setTimeout(resolve, LOGIN_DELAY_MS));
      if (signal.aborted) return undefined;
      const credentials = { loginName: loginName.trim(), password };
      const { token, errorMessage } = await user.validateUser(credentials, signal);
      return token ? undefined : { message: errorMessage ?? words.login.noReason };
    });
  return { signIn, busy, failure };
}

/**
 * Every failed call has the one message of specification, sections 4 and 8, and no other. Only an errorMessage that the
 * server gave with its refusal, which is an answer without a token too, is shown below: how long to wait after too many
 * attempts.
 */
function describeLoginFailure(error: unknown, words: LoginWords): Failure {
  // A refusal by the browser is not a failed call.
  if (!(error instanceof ApiError)) return describeFailure(error, words);
  return { message: words.login.failed, detail: error.details.serverMessage };
}

/**
 * Takes over what was typed, or filled in by the browser, before the script arrived. A field that was filled and left
 * counts as touched; whether an empty one was, nobody can know.
 */
export function useTypedBefore(
  form: RefObject<HTMLFormElement | null>,
  { setValues, setTouched }: Pick<FormikHelpers<Credentials>, 'setValues' | 'setTouched'>,
): void {
  useEffect(() => {
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>('input[name]') ?? [])];
    const filled = fields.filter(({ value }) => value !== '');
    if (filled.length === 0) return;
    const left = filled.filter((field) => field !== document.activeElement);
    void setTouched(Object.fromEntries(left.map(({ name }) => [name, true])), false);
    void setValues((known) => ({
      ...known,
      ...Object.fromEntries(filled.map(({ name, value }) => [name, value])),
    }));
    // Once: from then on the fields report every change themselves.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
