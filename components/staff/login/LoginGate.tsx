'use client';

import type { ReactNode } from 'react';
import type { Staff } from '@/lib/content/schemas/staff';
import { useRedirect } from '../useRedirect';
import { useSession } from '../useSession';
import { LoginForm } from './LoginForm';
import type { LoginWords } from './login-words';
import { Status } from '../Status';

interface LoginGateProps {
  words: LoginWords & Pick<Staff, 'signedOut'>;
  /** Shown until it is known whether somebody is signed in. */
  opening: ReactNode;
}

/** The form for those who are not signed in, with the reason when they just were; others go on to the dashboard. */
export function LoginGate({ words, opening }: LoginGateProps) {
  const session = useSession();
  useRedirect('/dashboard', session.status === 'signed-in');

  if (session.status !== 'signed-out') return opening;
  return (
    <>
      <Status>{session.reason ? <p className="notice">{words.signedOut[session.reason]}</p> : null}</Status>
      <LoginForm words={words} />
    </>
  );
}
