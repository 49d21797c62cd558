import { object, string } from 'yup';
import type { Staff } from '@/lib/content/schemas/staff';
import {
  ApiError,
  describeFailure,
  type Failure,
  type FailureWords,
  isCancelled,
} from '@/lib/staff/failures';
import type { FormikHelpers } from 'formik';
import { useEffect, type RefObject, useRef, useState } from 'react';
import type { Credentials } from '@/lib/staff/staff-api';
import { useRouter } from './router/StaffRouter';
import { useStaff } from './StaffProvider';
import type { LoginWords } from './LoginPage';

/** Resolves after so many milliseconds. */
function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

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

/**
 * Every failed call has the one message of specification, section 4, and below it the reason: the server's own
 * sentence (how long to wait after too many attempts), the message of the catalogue (section 8), or what happened on
 * the way.
 */
function describeLoginFailure(error: unknown, failed: string, words: FailureWords): Failure {
  const { message } = describeFailure(error, words);
  // A refusal by the browser is not a failed call.
  if (!(error instanceof ApiError)) return { message };
  return { message: failed, detail: error.details.serverMessage ?? message };
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

/** Delay before the call, so that the spinner is visible (specification, sections 4 and 9). */
export const LOGIN_DELAY_MS = 600;

/** Signs in, one request at a time, and exposes the result. Leaving the page aborts the request. */
export function useSignIn(words: LoginWords) {
  const { user } = useStaff();
  const { prepare } = useRouter();
  const [failure, setFailure] = useState<Failure>();
  // Not Formik's own `isSubmitting`: a second click, which sends nothing, would end it.
  const [busy, setBusy] = useState(false);
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);

  const signIn = async ({ loginName, password }: Credentials): Promise<void> => {
    if (sending.current && !sending.current.signal.aborted) return;
    const controller = new AbortController();
    sending.current = controller;
    setFailure(undefined);
    setBusy(true);
    prepare('/dashboard');
    try {
      await wait(LOGIN_DELAY_MS);
      if (controller.signal.aborted) return;
      const credentials = { loginName: loginName.trim(), password };
      const { token, errorMessage } = await user.validateUser(credentials, controller.signal);
      if (!token) setFailure({ message: errorMessage ?? words.login.noReason });
    } catch (error) {
      if (!isCancelled(error)) setFailure(describeLoginFailure(error, words.login.failed, words));
    } finally {
      sending.current = null;
      setBusy(false);
    }
  };
  return { signIn, busy, failure };
}
