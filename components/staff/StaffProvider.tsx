import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react';
import type { ApiSettings } from '@/lib/staff/api-settings';
import { createRequestHelper } from '@/lib/staff/client';
import { createSessionStore, readReason, readToken } from '@/lib/staff/session';
import { createStaffApi, createUserService, type StaffApi, type UserService } from '@/lib/staff/staff-api';
import { attachTooltips } from '@/lib/staff/tooltips';

export interface StaffServices {
  api: StaffApi;
  user: UserService;
  /** Loads another page in the place of this one: the back button does not return here. */
  leaveTo: (address: string) => void;
}

const StaffContext = createContext<StaffServices | null>(null);

interface StaffProviderProps {
  settings: ApiSettings;
  /** Of a test. */
  services?: StaffServices;
  children: ReactNode;
}

/** The root view: gives the staff pages the user service and the API. */
export function StaffProvider({ settings, services, children }: StaffProviderProps) {
  const [shared] = useState(() => services ?? createServices(settings));
  return (
    <StaffContext value={shared}>
      {children}
      <Tooltips />
    </StaffContext>
  );
}

/** @throws Error outside of StaffProvider */
export function useStaff(): StaffServices {
  const services = use(StaffContext);
  if (!services) throw new Error('useStaff needs a StaffProvider around it');
  return services;
}

/**
 * The one bubble for everything with `data-tooltip`. Not read out: what it says is the accessible name already.
 */
export function Tooltips() {
  const bubble = useRef<HTMLDivElement>(null);
  useEffect(() => (bubble.current ? attachTooltips(bubble.current) : undefined), []);
  return <div ref={bubble} className="tooltip" popover="manual" hidden aria-hidden="true" />;
}

function createServices({ origin, locationPrefix }: ApiSettings): StaffServices {
  // The exported page is drawn without a window.
  const { origin: siteOrigin, search } = globalThis.location ?? { origin: '', search: '' };
  const session = createSessionStore(() => new Date(), readReason(search));
  const helper = createRequestHelper({
    fetch: (...request) => window.fetch(...request),
    siteOrigin,
    apiOrigin: origin,
    readToken,
    readCookies: () => document.cookie,
    onRefused: (token, variant) => session.signOut(variant === 'post' ? 'unauthorized' : 'refused', token),
  });
  return {
    user: createUserService(helper, session),
    api: createStaffApi(helper, locationPrefix),
    leaveTo: (address) => window.location.replace(address),
  };
}
