'use client';

import type { ReactNode } from 'react';
import type { Staff } from '@/lib/content/schemas/staff';
import type { SignedOutReason } from '@/lib/session/session-store';
import { useRedirect } from '../useRedirect';
import { useSession } from '../useSession';
import { LoginForm } from './LoginForm';
import type { LoginWords } from './login-words';
import { Status } from '../Status';

interface LoginGateProps {
  words: LoginWords & Pick<Staff, 'signedOut'>;
  /** Shown until the session is known. */
  opening: ReactNode;
}

/** The form for those who are not signed in, with the reason when they just were; others go on to the dashboard. */
export function LoginGate({ words, opening }: LoginGateProps) {
  const session = useSession();
  useRedirect('/dashboard', session.status === 'signed-in');

  if (session.status !== 'signed-out') return opening;
  return (
    <>
      <Status>{session.reason ? <SignedOutNotice reason={session.reason} words={words} /> : null}</Status>
      <LoginForm words={words} />
    </>
  );
}

/** Why the session ended; after a refused POST, first the message of the catalogue (section 8). */
function SignedOutNotice({ reason, words }: { reason: SignedOutReason } & Pick<LoginGateProps, 'words'>) {
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
