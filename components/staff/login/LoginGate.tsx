import type { Staff } from '@/lib/content/schemas/staff';
import type { SignedOutReason } from '@/lib/session/session-store';
import { Opening } from '../Opening';
import { useRedirect } from '../useRedirect';
import { useSession } from '../useSession';
import { LoginForm } from './LoginForm';
import type { LoginWords } from './login-words';
import { Status } from '../Status';

/** The texts of the form, and of why a session ended. */
export type LoginGateWords = LoginWords & Pick<Staff, 'signedOut'>;

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
    <div className="notice">
      <div>
        <p className="notice-title">{catalogue.unauthorized}</p>
        <p>{signedOut.refused}</p>
      </div>
    </div>
  );
}
