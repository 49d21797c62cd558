import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { StaffApi } from '@/lib/api/staff-api';
import { createSessionStore } from '@/lib/session/session-store';
import { StaffProvider } from '../StaffProvider';

/** An API of which a test answers the calls it makes; any other call fails the test. */
export function makeApi(calls: Partial<StaffApi>): StaffApi {
  const unexpected = (name: string) => () => Promise.reject(new Error(`unexpected call of ${name}`));
  return {
    validateUser: unexpected('validateUser'),
    listStates: unexpected('listStates'),
    listDistricts: unexpected('listDistricts'),
    addDistrict: unexpected('addDistrict'),
    updateDistrict: unexpected('updateDistrict'),
    deleteDistrict: unexpected('deleteDistrict'),
    ...calls,
  };
}

/** Renders as the staff pages do, with a session of its own. */
export function renderStaff(view: ReactNode, calls: Partial<StaffApi> = {}) {
  const session = createSessionStore(() => new Date());
  const services = { api: makeApi(calls), session };
  const settings = { origin: '', locationPrefix: '/api' };
  const result = render(
    <StaffProvider settings={settings} services={services}>
      {view}
    </StaffProvider>,
  );
  return { ...result, session };
}
