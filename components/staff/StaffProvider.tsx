import { createContext, use, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { ApiSettings } from '@/lib/staff/pages';
import { createRequestHelper, type Transport } from '@/lib/staff/client';
import { createSessionStore, readReason, readToken, type Session } from '@/lib/staff/session';
import { createEnquiryApi, createStaffApi, createUserService } from '@/lib/staff/staff-api';
import { attachTooltips } from '@/lib/staff/tooltips';

export type StaffServices = ReturnType<typeof createServices>;

const StaffContext = createContext<StaffServices | null>(null);

interface StaffProviderProps {
  settings: ApiSettings;
  /** Passed only by tests. */
  services?: StaffServices;
  children: ReactNode;
}

export function StaffProvider({ settings, services, children }: StaffProviderProps) {
  const [shared] = useState(() => services ?? createServices(settings));
  return (
    <StaffContext value={shared}>
      {children}
      <Tooltips />
    </StaffContext>
  );
}

export function useStaff(): StaffServices {
  const services = use(StaffContext);
  if (!services) throw new Error('useStaff needs a StaffProvider around it');
  return services;
}

const TICK_MS = 5000;
const UNKNOWN = { status: 'unknown' } as const;

/** `unknown` in the exported page, until the browser has read the token. */
export function useSession(): Session | typeof UNKNOWN {
  const { user } = useStaff();
  return useSyncExternalStore<Session | typeof UNKNOWN>(user.subscribe, user.getSession, () => UNKNOWN);
}

export function useRedirect(to: string | undefined): void {
  const { leaveTo } = useStaff();
  useEffect(() => {
    if (to !== undefined) leaveTo(to);
  }, [to, leaveTo]);
}

/** The time, updated every five seconds, and when the tab becomes visible: browsers throttle background timers. */
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

/** Shows the tooltip of elements with `data-tooltip`. Screen readers already read its text as the accessible name. */
export function Tooltips() {
  const bubble = useRef<HTMLDivElement>(null);
  useEffect(() => (bubble.current ? attachTooltips(bubble.current) : undefined), []);
  return <div ref={bubble} className="tooltip" popover="manual" hidden aria-hidden="true" />;
}

function createServices({ origin, locationPrefix }: ApiSettings) {
  // During a build, there is no window.
  const { origin: siteOrigin, search } = globalThis.location ?? { origin: '', search: '' };
  const session = createSessionStore(() => new Date(), readReason(search));
  const transport: Transport = {
    fetch: (...request) => window.fetch(...request),
    siteOrigin,
    apiOrigin: origin,
    readToken,
    readCookies: () => document.cookie,
    onRefused: (token, variant) => session.signOut(variant === 'post' ? 'unauthorized' : 'refused', token),
  };
  const helper = createRequestHelper(transport);
  return {
    user: createUserService(helper, session),
    api: createStaffApi(helper, locationPrefix),
    enquiries: createEnquiryApi(helper),
    /** For the website editor, whose calls are in its own script. */
    request: helper,
    transport,
    /** Replaces this page in the history, so that Back does not return to it. */
    leaveTo: (address: string): void => window.location.replace(address),
  };
}
