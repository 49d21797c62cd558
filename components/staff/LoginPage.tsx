'use client';

import type { Staff } from '@/lib/content/schemas/staff';
import { useFormik } from 'formik';
import { useMemo, useRef } from 'react';
import { FailureMessage, Spinner, Status, Opening } from './states';
import { Field, PasswordInput } from './Field';
import { loginSchema, useSignIn, useTypedBefore } from './useSignIn';
import type { SignedOutReason } from '@/lib/staff/session';
import { useRedirect } from './useRedirect';
import { useSession } from './useSession';
import { PictureView, type PictureViewProps } from '@/components/ui/PictureView';
import type { School } from '@/lib/content/schemas/school';
import type { ApiSettings } from '@/lib/staff/api-settings';
import { StaffArea } from './area/StaffArea';

/** The texts of the login screen. */
export type LoginWords = Pick<Staff, 'login' | 'validation' | 'usernameIsEmail' | 'catalogue' | 'failures'>;

/**
 * Username, Password and Login (specification, sections 2, 4 and 5). The input stays when it fails. The fields keep their
 * own text and tell Formik of it: a value from Formik would replace what was typed before the script arrived.
 */
export function LoginForm({ words }: { words: LoginWords }) {
  const { signIn, busy, failure } = useSignIn(words);
  const validationSchema = useMemo(() => loginSchema(words), [words]);
  const form = useFormik({
    initialValues: { loginName: '', password: '' },
    validationSchema,
    onSubmit: signIn,
  });
  const { touched, errors } = form;
  const element = useRef<HTMLFormElement>(null);
  useTypedBefore(element, form);
  // An untouched form is empty, and so not valid; Formik alone would call it valid until it has looked.
  const invalid = !form.isValid || !form.dirty;

  return (
    <form ref={element} onSubmit={form.handleSubmit} noValidate aria-labelledby="login-title">
      <FailureMessage failure={failure} />
      <Field
        id="login-username"
        label={words.login.username}
        error={touched.loginName ? errors.loginName : undefined}
      >
        {(control) => (
          <input
            {...control}
            name="loginName"
            onChange={form.handleChange}
            onBlur={form.handleBlur}
            required
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={1000}
          />
        )}
      </Field>
      <Field
        id="login-password"
        label={words.login.password}
        error={touched.password ? errors.password : undefined}
      >
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            onChange={form.handleChange}
            onBlur={form.handleBlur}
            required
            autoComplete="current-password"
            showLabel={words.login.showPassword}
            busy={busy}
          />
        )}
      </Field>
      <div className="login-send">
        <button type="submit" className="button" disabled={invalid} aria-disabled={busy || undefined}>
          {words.login.submit}
        </button>
        <Status className="login-busy">{busy ? <Spinner text={words.login.busy} /> : null}</Status>
      </div>
    </form>
  );
}

/** The texts of the form, and of why a session ended. */
type LoginGateWords = LoginWords & Pick<Staff, 'signedOut'>;

/**
 * The form, with the reason when a session just ended; who is signed in goes on to the dashboard. The exported page has
 * the form too, so that nobody waits for script before typing.
 */
export function LoginGate({ words }: { words: LoginGateWords }) {
  const session = useSession();
  useRedirect('/dashboard', session.status === 'signed-in');

  if (session.status === 'signed-in') return <Opening text={words.login.opening} />;
  const reason = session.status === 'signed-out' ? session.reason : undefined;
  return (
    <>
      <Status>{reason ? <SignedOutNotice reason={reason} words={words} /> : null}</Status>
      <LoginForm words={words} />
    </>
  );
}

/** Why the session ended; after a refused POST, first the message of the catalogue (section 8). */
function SignedOutNotice({ reason, words }: { reason: SignedOutReason; words: LoginGateWords }) {
  const { catalogue, signedOut } = words;
  if (reason !== 'unauthorized') return <p className="notice">{signedOut[reason]}</p>;
  return (
    <div className="notice notice-warning">
      <div>
        <p className="notice-title">{catalogue.unauthorized}</p>
        <p>{signedOut.refused}</p>
      </div>
    </div>
  );
}

export interface LoginScreenProps {
  school: Pick<School, 'name' | 'town'>;
  logo: PictureViewProps['set'];
  words: LoginGateWords;
}

/** The login screen (specification, section 2). */
export function LoginScreen({ school, logo, words }: LoginScreenProps) {
  return (
    <div className="login">
      <header>
        <a href="/" className="login-school">
          <PictureView set={logo} alt="" sizes="4rem" first />
          <span>
            <span className="login-name">{school.name}</span>
            <span className="login-town">{school.town}</span>
          </span>
        </a>
      </header>
      <main className="login-main" id="content">
        <div className="card login-card">
          <h1 id="login-title">{words.login.title}</h1>
          <LoginGate words={words} />
        </div>
        <p className="login-back">
          <a href="/">{words.login.backToSite}</a>
        </p>
      </main>
    </div>
  );
}

/** The island of /login. */
export function StaffLogin({ settings, ...screen }: LoginScreenProps & { settings: ApiSettings }) {
  return (
    <StaffArea settings={settings} path="/login">
      <LoginScreen {...screen} />
    </StaffArea>
  );
}
