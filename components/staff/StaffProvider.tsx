import { useEffect, useRef, createContext, use, useMemo, useReducer, useState, type ReactNode } from 'react';
import { attachTooltips } from '@/lib/staff/tooltips';
import type { ApiSettings } from '@/lib/staff/api-settings';
import { createRequestHelper } from '@/lib/staff/client';
import { createStaffApi, type StaffApi, createUserService, type UserService } from '@/lib/staff/staff-api';
import { createSessionStore, readToken } from '@/lib/staff/session';

/**
 * The one bubble for everything with `data-tooltip`. Not read out: what it says is the accessible name already.
 */
export function Tooltips() {
  const bubble = useRef<HTMLDivElement>(null);
  useEffect(() => (bubble.current ? attachTooltips(bubble.current) : undefined), []);
  return <div ref={bubble} className="tooltip" popover="manual" hidden aria-hidden="true" />;
}

export interface StaffServices {
  api: StaffApi;
  user: UserService;
}

interface StaffRoot extends StaffServices {
  /** Specified (section 4), although no chat is shown: nothing reads it yet, and nothing in the pages toggles it. */
  chatVisible: boolean;
  toggleChat: () => void;
}

const StaffContext = createContext<StaffRoot | null>(null);

/**
 * The root view: gives the staff pages the user service and the API, and holds the chat-visible flag. A test gives its
 * own services.
 */
export function StaffProvider({
  settings,
  services,
  children,
}: {
  settings: ApiSettings;
  services?: StaffServices;
  children: ReactNode;
}) {
  const [shared] = useState(() => services ?? createServices(settings));
  const [chatVisible, toggleChat] = useReducer((visible: boolean) => !visible, false);
  const value = useMemo(() => ({ ...shared, chatVisible, toggleChat }), [shared, chatVisible]);
  return (
    <StaffContext value={value}>
      {children}
      <Tooltips />
    </StaffContext>
  );
}

/** @throws Error outside of StaffProvider */
export function useStaff(): StaffRoot {
  const services = use(StaffContext);
  if (!services) throw new Error('useStaff needs a StaffProvider around it');
  return services;
}

function createServices({ origin, locationPrefix }: ApiSettings): StaffServices {
  const session = createSessionStore(() => new Date());
  const helper = createRequestHelper({
    fetch: (...request) => window.fetch(...request),
    siteOrigin: typeof window === 'undefined' ? '' : window.location.origin,
    apiOrigin: origin,
    readToken,
    readCookies: () => document.cookie,
    onRefused: (token, variant) => session.signOut(variant === 'post' ? 'unauthorized' : 'refused', token),
  });
  return { user: createUserService(helper, session), api: createStaffApi(helper, locationPrefix) };
}
