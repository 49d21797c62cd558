import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  type StaffApi,
  createUserService,
  SIGN_OUT_PATH,
  type Credentials,
  type UserService,
} from '@/lib/staff/staff-api';
import { createSessionStore } from '@/lib/staff/session';
import { StaffRouter, type PageSource } from '../router/StaffRouter';
import { StaffProvider } from '../StaffProvider';

interface Where {
  path?: string;
  visited?: PageSource['fetch'];
}
type Calls = Partial<StaffApi> & Partial<Pick<UserService, 'validateUser'>>;

const unexpected = (name: string) => () => Promise.reject(new Error(`unexpected call of ${name}`));

/** An API of which a test answers the calls it makes; any other call fails the test. */
export function makeApi(calls: Partial<StaffApi>): StaffApi {
  return {
    listStates: unexpected('listStates'),
    listDistricts: unexpected('listDistricts'),
    addDistrict: unexpected('addDistrict'),
    updateDistrict: unexpected('updateDistrict'),
    deleteDistrict: unexpected('deleteDistrict'),
    ...calls,
  };
}

/** Renders as the staff pages do, with a session of its own; `visited` is told of each page that is asked for. */
export function renderStaff(
  view: ReactNode,
  { validateUser, path = '/dashboard', visited = unexpected('another page'), ...calls }: Calls & Where = {},
) {
  const session = createSessionStore(() => new Date());
  const ask = validateUser ?? unexpected('validateUser');
  const user = createUserService(
    {
      post: async (call, body, options) =>
        call === SIGN_OUT_PATH ? { signedOut: true } : ask(body as Credentials, options?.signal),
    },
    session,
  );
  const services = { api: makeApi(calls), user };
  const source = { knows: (to: string) => to.startsWith('/dashboard'), fetch: visited };
  const settings = { origin: '', locationPrefix: '/api' };
  const result = render(
    <StaffProvider settings={settings} services={services}>
      <StaffRouter first={{ path, content: view }} source={source} />
    </StaffProvider>,
  );
  return { ...result, session };
}
