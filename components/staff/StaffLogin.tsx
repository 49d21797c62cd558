'use client';

import { useFormik } from 'formik';
import { useEffect, useMemo, useRef } from 'react';
import { PictureView, type PictureViewProps } from '@/components/ui/PictureView';
import type { School } from '@/lib/content/kinds/school';
import type { Staff } from '@/lib/content/kinds/staff';
import type { ApiSettings } from '@/lib/staff/api-settings';
import { DASHBOARD_PAGES, LOGIN_PATH } from '@/lib/staff/pages';
import type { SignedOutReason } from '@/lib/staff/session';
import { Field, PasswordInput } from './Field';
import { StaffProvider } from './StaffProvider';
import { FailureMessage, Opening, Spinner, Status } from './states';
import { useRedirect, useSession } from './useSession';
import { loginSchema, useSignIn, useTypedBefore, type LoginWords } from './useSignIn';

type GateWords = LoginWords & Pick<Staff, 'signedOut'>;

interface StaffLoginProps {
  settings: ApiSettings;
  school: Pick<School, 'name' | 'town'>;
  logo: PictureViewProps['set'];
  words: GateWords;
}

/** The island of /login (specification, section 2). */
export function StaffLogin({ settings, school, logo, words }: StaffLoginProps) {
  return (
    <StaffProvider settings={settings}>
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
    </StaffProvider>
  );
}

/**
 * The form, with the reason when a session just ended; who is signed in goes on to the dashboard. The exported page has
 * the form too, so that nobody waits for script before typing.
 */
export function LoginGate({ words }: { words: GateWords }) {
  const session = useSession();
  const reason = session.status === 'signed-out' ? session.reason : undefined;
  useRedirect(session.status === 'signed-in' ? DASHBOARD_PAGES.overview : undefined);
  useEffect(() => {
    // Said once: not again when the page is loaded again, or its address sent to somebody.
    if (reason) window.history.replaceState(null, '', LOGIN_PATH);
  }, [reason]);

  if (session.status === 'signed-in') return <Opening text={words.login.opening} />;
  return (
    <>
      <Status>{reason ? <SignedOutNotice reason={reason} words={words} /> : null}</Status>
      <LoginForm words={words} />
    </>
  );
}

/** Why the session ended; after a refused POST, first the message of the catalogue (section 8). */
function SignedOutNotice({ reason, words }: { reason: SignedOutReason; words: GateWords }) {
  const { catalogue, signedOut } = words;
  if (reason !== 'unauthorized') return <p className="notice">{signedOut[reason]}</p>;
  return (
    <div className="notice">
      <div>
        <p className="notice-title">{catalogue.unauthorized}</p>
        <p>{signedOut.refused}</p>
      </div>
    </div>
  );
}

/**
 * Username, Password and Login (specification, sections 2, 4 and 5). The input stays when it fails. The fields keep their
 * own text and tell Formik of it: a value from Formik would replace what was typed before the script arrived.
 */
export function LoginForm({ words }: { words: LoginWords }) {
  const { login } = words;
  const { signIn, busy, failure } = useSignIn(words);
  const validationSchema = useMemo(() => loginSchema(words), [words]);
  const form = useFormik({
    initialValues: { loginName: '', password: '' },
    validationSchema,
    onSubmit: signIn,
  });
  const element = useRef<HTMLFormElement>(null);
  useTypedBefore(element, form);
  // An untouched form is empty, and so not valid; Formik alone would call it valid until it has looked.
  const invalid = !form.isValid || !form.dirty;
  const errorOf = (name: keyof typeof form.values) => (form.touched[name] ? form.errors[name] : undefined);
  const shared = { onChange: form.handleChange, onBlur: form.handleBlur, required: true };

  return (
    <form ref={element} onSubmit={form.handleSubmit} noValidate aria-labelledby="login-title">
      <FailureMessage failure={failure} />
      <Field id="login-username" label={login.username} error={errorOf('loginName')}>
        {(control) => (
          <input
            {...control}
            {...shared}
            type="text"
            name="loginName"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={1000}
          />
        )}
      </Field>
      <Field id="login-password" label={login.password} error={errorOf('password')}>
        {(control) => (
          <PasswordInput
            {...control}
            {...shared}
            name="password"
            autoComplete="current-password"
            showLabel={login.showPassword}
            busy={busy}
          />
        )}
      </Field>
      <div className="login-send">
        <button type="submit" className="button" disabled={invalid} aria-disabled={busy || undefined}>
          {login.submit}
        </button>
        <Status className="login-busy">{busy ? <Spinner text={login.busy} /> : null}</Status>
      </div>
    </form>
  );
}
