import { useEffect, useRef, useState } from 'react';
import { isCancelled, type Failure } from '@/lib/staff/failures';
import type { Credentials } from '@/lib/staff/staff-api';
import { wait } from './wait';
import { useRouter } from '../router/StaffRouter';
import { useStaff } from '../StaffProvider';
import { describeLoginFailure } from './describe-login-failure';
import type { LoginWords } from './login-words';

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
