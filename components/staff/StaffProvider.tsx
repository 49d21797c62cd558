'use client';

import { createContext, use, useState, type ReactNode } from 'react';
import type { ApiSettings } from '@/lib/api/api-settings';
import { createRequestHelper } from '@/lib/api/request-variants';
import { createStaffApi, type StaffApi } from '@/lib/api/staff-api';
import { createSessionStore, type SessionStore } from '@/lib/session/session-store';
import { readToken } from '@/lib/session/token-storage';

export interface StaffServices {
  api: StaffApi;
  session: SessionStore;
}

const StaffContext = createContext<StaffServices | null>(null);

/** Gives the staff pages the session and the API; a test gives its own through `services`. */
export function StaffProvider({
  settings,
  services,
  children,
}: {
  settings: ApiSettings;
  services?: StaffServices;
  children: ReactNode;
}) {
  const [value] = useState(() => services ?? createServices(settings));
  return <StaffContext value={value}>{children}</StaffContext>;
}

/** @throws Error outside of StaffProvider */
export function useStaff(): StaffServices {
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
    onRefused: (token) => session.signOut('refused', token),
  });
  return { session, api: createStaffApi(helper, locationPrefix) };
}
