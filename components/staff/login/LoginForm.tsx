import { useFormik } from 'formik';
import { useMemo, useRef } from 'react';
import { FailureMessage } from '../FailureMessage';
import { Field } from '../form/Field';
import { PasswordInput } from '../form/PasswordInput';
import { Spinner } from '../Spinner';
import type { LoginWords } from './login-words';
import { loginSchema } from './login-schema';
import { useSignIn } from './useSignIn';
import { useTypedBefore } from './useTypedBefore';
import { Status } from '../Status';

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
