import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { Staff } from '@/lib/content/kinds/staff';
import { ApiError, describeFailure } from '@/lib/staff/client';
import { Field, PasswordInput } from '../Field';
import { useStaff } from '../StaffProvider';
import { Button, FailureMessage, showDialog, useSending } from '../calls';

/** A sign-in form over the page when the session has expired, so that what the user typed is kept. */
export function SignInAgain({ words }: { words: Staff }) {
  const { user } = useStaff();
  const dialog = useRef<HTMLDialogElement>(null);
  const [loginName, setLoginName] = useState('');
  const [password, setPassword] = useState('');
  const { send, busy, failure } = useSending((error) => describeFailure(error, words));
  useEffect(() => {
    const before = document.activeElement;
    showDialog(dialog.current, true);
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void send(async (signal) => {
      const credentials = { loginName: loginName.trim(), password };
      const { token, errorMessage } = await user.validateUser(credentials, signal);
      const serverMessage = errorMessage ?? words.login.noReason;
      if (!token) throw new ApiError('status', 'post', { status: 200, serverMessage });
    });
  };
  return (
    <dialog
      ref={dialog}
      className="staff-dialog"
      aria-labelledby="again-title"
      // Prevent closing: nothing behind the dialog works without a session.
      onCancel={(event) => event.preventDefault()}
      // Open it again: browsers close it anyway if Escape is pressed twice.
      onClose={() => showDialog(dialog.current, true)}
    >
      <form onSubmit={submit} noValidate>
        <h2 id="again-title">{words.website.again}</h2>
        <p>{words.website.againText}</p>
        <FailureMessage failure={failure} />
        <Field
          id="again-username"
          label={words.login.username}
          autoComplete="username"
          value={loginName}
          onChange={({ target }) => setLoginName(target.value)}
          required
        />
        <Field
          as={PasswordInput}
          id="again-password"
          label={words.login.password}
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          showLabel={words.login.showPassword}
          busy={busy}
          required
        />
        <div className="dialog-buttons">
          <Button type="submit" className="button" isOff={busy} disabled={!loginName.trim() || !password}>
            {busy ? words.login.busy : words.login.submit}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
