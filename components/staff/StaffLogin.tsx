'use client';

import { useFormik } from 'formik';
import { useEffect, useMemo, useRef } from 'react';
import { object, string } from 'yup';
import { PictureView, type PictureViewProps } from '@/components/ui/PictureView';
import type { School } from '@/lib/content/kinds/school';
import type { Staff } from '@/lib/content/kinds/staff';
import { type ApiSettings, DASHBOARD_PAGES, LOGIN_PATH } from '@/lib/staff/pages';
import { ApiError, describeFailure, type Failure, type FailureWords } from '@/lib/staff/client';
import type { Credentials } from '@/lib/staff/staff-api';
import { Field, PasswordInput } from './Field';
import { StaffProvider, useStaff, useRedirect, useSession } from './StaffProvider';
import { FailureMessage, Opening, Spinner, Status, useSending } from './calls';

type LoginWords = Pick<Staff, 'login' | 'validation' | 'usernameIsEmail' | 'signedOut'> & FailureWords;

interface StaffLoginProps {
  settings: ApiSettings;
  /** `call` is the address that calls `phone`. */
  school: Pick<School, 'name' | 'town' | 'email'> & { phone: string; call: string };
  logo: PictureViewProps['set'];
  words: LoginWords;
}

/** The island of /login (specification, section 2). */
export function StaffLogin({ settings, school, logo, words }: StaffLoginProps) {
  return (
    <StaffProvider settings={settings}>
      <div className="login">
        <header>
          <p className="login-bar">{words.login.forStaff}</p>
          <a href="/" className="brand">
            <PictureView set={logo} alt="" sizes="4rem" first className="crest" />
            <span>
              <span className="brand-name">{school.name}</span>
              <span className="brand-town">{school.town}</span>
            </span>
          </a>
        </header>
        <main className="login-main" id="content">
          <div className="card login-card">
            <h1 id="login-title">{words.login.title}</h1>
            <LoginGate words={words} />
          </div>
          <p className="login-back">
            {/* One piece of text before each link: the finished page has nothing between two (lib/build/rewrite-page.ts). */}
            {`${words.login.lost} `}
            <a href={school.call}>{school.phone}</a>
            {', '}
            <a href={`mailto:${school.email}`}>{school.email}</a>
          </p>
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
export function LoginGate({ words }: { words: LoginWords }) {
  const session = useSession();
  const reason = session.status === 'signed-out' ? session.reason : undefined;
  const refusedPost = reason === 'unauthorized';
  useRedirect(session.status === 'signed-in' ? DASHBOARD_PAGES.overview : undefined);
  useEffect(() => {
    // Said once: not again when the page is loaded again, or its address sent to somebody.
    if (reason) window.history.replaceState(null, '', LOGIN_PATH);
  }, [reason]);

  if (session.status === 'signed-in') return <Opening text={words.login.opening} />;
  return (
    <>
      <Status>
        {reason ? (
          <div className="notice">
            <div>
              {/* After a refused POST, first the message of the catalogue (section 8). */}
              {refusedPost ? <p className="notice-title">{words.catalogue.unauthorized}</p> : null}
              <p>{words.signedOut[refusedPost ? 'refused' : reason]}</p>
            </div>
          </div>
        ) : null}
      </Status>
      <LoginForm words={words} />
    </>
  );
}

/**
 * Username, Password and Login (specification, sections 2, 4 and 5). The input stays when it fails. The fields keep their
 * own text and tell Formik of it: a value from Formik would replace what was typed before the script arrived.
 */
export function LoginForm({ words }: { words: LoginWords }) {
  const { login } = words;
  const { user } = useStaff();
  // Not Formik's own `isSubmitting`: a second click, which sends nothing, would end it.
  const { send, busy, failure } = useSending((error) => describeLoginFailure(error, words));
  const signIn = ({ loginName, password }: Credentials) =>
    send(async (signal) => {
      await new Promise((resolve) => setTimeout(resolve, LOGIN_DELAY_MS));
      if (signal.aborted) return;
      const credentials = { loginName: loginName.trim(), password };
      const { token, errorMessage } = await user.validateUser(credentials, signal);
      const serverMessage = errorMessage ?? login.noReason;
      if (!token) throw new ApiError('status', 'post', { status: 200, serverMessage });
    });
  const validationSchema = useMemo(() => loginSchema(words), [words]);
  const form = useFormik({
    initialValues: { loginName: '', password: '' },
    validationSchema,
    onSubmit: signIn,
  });
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // What was typed, or filled in by the browser, before the script arrived; the page marks fields that were left.
    const fields = [...element.current!.querySelectorAll('input')];
    const filled = fields.filter(({ value }) => value);
    const left = fields.filter(
      (field) => field.dataset.left !== undefined || (field.value && field !== document.activeElement),
    );
    if (!filled.length && !left.length) return;
    void form.setTouched(Object.fromEntries(left.map(({ name }) => [name, true])), false);
    void form.setValues({
      ...form.values,
      ...Object.fromEntries(filled.map(({ name, value }) => [name, value])),
    });
    // Once: from then on the fields report every change themselves.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  // An untouched form is empty, and so not valid; Formik alone would call it valid until it has looked.
  const invalid = !form.isValid || !form.dirty;
  const errorOf = (name: keyof typeof form.values) => (form.touched[name] ? form.errors[name] : undefined);
  const shared = {
    onChange: form.handleChange,
    onBlur: form.handleBlur,
    required: true,
    autoCapitalize: 'none',
    spellCheck: false,
  };

  return (
    <form ref={element} onSubmit={form.handleSubmit} noValidate aria-labelledby="login-title">
      <FailureMessage failure={failure} />
      <Field
        {...shared}
        id="login-username"
        label={login.username}
        error={errorOf('loginName')}
        type="text"
        name="loginName"
        autoComplete="username"
        maxLength={1000}
      />
      <Field
        {...shared}
        as={PasswordInput}
        id="login-password"
        label={login.password}
        error={errorOf('password')}
        name="password"
        autoComplete="current-password"
        showLabel={login.showPassword}
        busy={busy}
      />
      <button
        type="submit"
        className="button"
        disabled={invalid}
        aria-disabled={busy || undefined}
        aria-describedby="login-needs"
      >
        {login.submit}
      </button>
      <div className="login-state">
        <p id="login-needs" className="note">
          {invalid ? login.needsBoth : null}
        </p>
        <Status>{busy ? <Spinner text={login.busy} /> : null}</Status>
      </div>
    </form>
  );
}

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

/**
 * Every failed call has the one message of specification, sections 4 and 8, and no other. Only an errorMessage that the
 * server gave with its refusal, which is an answer without a token too, is shown below: how long to wait after too many
 * attempts.
 */
function describeLoginFailure(error: unknown, words: LoginWords): Failure {
  // A refusal by the browser, or in an answer, is not a failed call.
  const isRefusal = !(error instanceof ApiError) || (error.kind === 'status' && error.details.status === 200);
  if (isRefusal) return describeFailure(error, words);
  return { message: words.login.failed, detail: error.details.serverMessage };
}
