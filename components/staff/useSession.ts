import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Session } from '@/lib/staff/session';
import { useStaff } from './StaffProvider';

const TICK_MS = 5000;
const UNKNOWN = { status: 'unknown' } as const;

/** The session; `unknown` in the exported page, until the browser has looked for a token. */
export function useSession(): Session | typeof UNKNOWN {
  const { user } = useStaff();
  return useSyncExternalStore<Session | typeof UNKNOWN>(user.subscribe, user.getSession, () => UNKNOWN);
}

/** Goes to another page of the staff area as soon as there is one to go to. */
export function useRedirect(to: string | undefined): void {
  const { leaveTo } = useStaff();
  useEffect(() => {
    if (to !== undefined) leaveTo(to);
  }, [to, leaveTo]);
}

/** The time, every five seconds. Also when the tab becomes visible: background timers are throttled. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const tick = (): void => setNow(new Date());
    const timer = setInterval(tick, TICK_MS);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return now;
}
