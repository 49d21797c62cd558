import { useSyncExternalStore } from 'react';
import type { Session } from '@/lib/staff/session';
import { useStaff } from './StaffProvider';

const UNKNOWN = { status: 'unknown' } as const;

/** The session; `unknown` in the exported page, until the browser has looked for a token. */
export function useSession(): Session | typeof UNKNOWN {
  const { user } = useStaff();
  return useSyncExternalStore<Session | typeof UNKNOWN>(user.subscribe, user.getSession, () => UNKNOWN);
}
