'use client';

import { useFormik } from 'formik';
import { useEffect, useMemo, useRef } from 'react';
import { object, string } from 'yup';
import { hydrateIslands } from '@/components/islands/hydrate-islands';
import { Breakable } from '@/components/ui/DataTable';
import { PictureView, type PictureViewProps } from '@/components/ui/PictureView';
import type { School } from '@/lib/content/kinds/school';
import type { Staff } from '@/lib/content/kinds/staff';
import { type ApiSettings, DASHBOARD_PAGES, LOGIN_PATH } from '@/lib/staff/pages';
import { ApiError, describeFailure, isOfStaticHost } from '@/lib/staff/client';
import type { Failure, FailureWords } from '@/lib/staff/client';
import type { Credentials } from '@/lib/staff/staff-api';
import { Field, PasswordInput } from './Field';
import { StaffProvider, useStaff, useRedirect, useSession } from './StaffProvider';
import { FailureMessage, Notice, Opening, Spinner, Status, useSending } from './calls';

type LoginWords = Pick<Staff, 'login' | 'validation' | 'usernameIsEmail' | 'signedOut'> & FailureWords;

interface StaffLoginProps {
  settings: ApiSettings;
  /** `call` is the `tel:` link for `phone`. */
  school: Pick<School, 'name' | 'town' | 'email'> & { phone: string; call: string };
  logo: PictureViewProps['set'];
  words: LoginWords;
}

export function StaffLogin({ settings, school, logo, words }: StaffLoginProps) {
  return (
    <StaffProvider settings={settings}>
      <div className="login">
        <header className="login-bar">
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
            <p className="note">{words.login.forStaff}</p>
            <h1 id="login-title">{words.login.title}</h1>
            <LoginGate words={words} />
          </div>
          <p className="login-back">
            {/* Write the text before each link as one string: the build removes the comments between strings
                (lib/build/rewrite-page.ts). */}
            {`${words.login.lost} `}
            <a href={school.call}>{school.phone}</a>
            {', '}
            <a href={`mailto:${school.email}`}>
              <Breakable text={school.email} />
            </a>
          </p>
          <p className="login-back">
            <a href="/">{words.login.backToSite}</a>
          </p>
        </main>
      </div>
    </StaffProvider>
  );
}

/** Says why a session ended, and redirects signed-in staff. Prerendered, so that staff can type at once. */
export function LoginGate({ words }: { words: LoginWords }) {
  const session = useSession();
  const reason = session.status === 'signed-out' ? session.reason : undefined;
  const refusedPost = reason === 'unauthorized';
  useRedirect(session.status === 'signed-in' ? DASHBOARD_PAGES.overview : undefined);
  useEffect(() => {
    // Remove the reason from the address, so that it is not shown after a reload or in a shared link.
    if (reason) window.history.replaceState(null, '', LOGIN_PATH);
  }, [reason]);

  if (session.status === 'signed-in') return <Opening text={words.login.opening} />;
  return (
    <>
      <Status>
        {reason ? (
          // After a refused POST, the catalogue's message comes first (section 8).
          <Notice title={refusedPost ? words.catalogue.unauthorized : undefined}>
            <p>{words.signedOut[refusedPost ? 'refused' : reason]}</p>
          </Notice>
        ) : null}
      </Status>
      <LoginForm words={words} />
    </>
  );
}

/** Uncontrolled, or Formik would overwrite what was typed before the script loaded (specification, sections 2, 4, 5).
 * */
export function LoginForm({ words }: { words: LoginWords }) {
  const { login } = words;
  const { user } = useStaff();
  // Avoid Formik's `isSubmitting`: a second click, which sends nothing, would reset it.
  const { send, busy, failure } = useSending((error) => describeLoginFailure(error, words));
  const signIn = ({ loginName, password }: Credentials) =>
    send(async (signal) => {
      await new Promise((resolve) => setTimeout(resolve, LOGIN_DELAY_MS));
      if (signal.aborted) return;
      const credentials = { loginName: loginName.trim(), password };
      // Stores the token, after which LoginGate opens the dashboard.
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
    // Take over what was filled in before the script loaded. The page has marked the fields that the user has left.
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
    // Run this only once: afterwards, the fields report every change themselves.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  // Formik treats a form as valid until its first check. An untouched form is empty, so it is invalid.
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

/** The delay before the call, which makes the spinner visible (specification, sections 4 and 9). */
export const LOGIN_DELAY_MS = 600;
/** The shortest password, in characters (specification, sections 5 and 9). */
const SHORTEST_PASSWORD = 4;

/** Checks the format of the username only if the school asks for it (specification, section 5). */
export function loginSchema({ validation, usernameIsEmail }: Pick<Staff, 'validation' | 'usernameIsEmail'>) {
  const loginName = string().trim().required(validation.usernameRequired);
  return object({
    loginName: usernameIsEmail ? loginName.email(validation.usernameFormat) : loginName,
    password: string()
      .required(validation.passwordRequired)
      .min(SHORTEST_PASSWORD, validation.passwordLength),
  });
}

/** All failed calls share one message (specification, sections 4 and 8), with the server's errorMessage as detail. */
function describeLoginFailure(error: unknown, words: LoginWords): Failure {
  const isRefusal = !(error instanceof ApiError) || (error.kind === 'status' && error.details.status === 200);
  if (isRefusal) return describeFailure(error, words);
  // Say if there is no server: another password would not help.
  const detail = isOfStaticHost(error) ? words.failures.notJson : error.details.serverMessage;
  return { message: words.login.failed, detail };
}

/** The page's script calls this (lib/build/islands.ts). */
export const hydrate = () => hydrateIslands({ StaffLogin });
