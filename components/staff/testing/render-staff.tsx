import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRequestHelper, type Transport } from '@/lib/staff/client';
import { createSessionStore, readToken, type SignedOutReason } from '@/lib/staff/session';
import {
  createUserService,
  SIGN_OUT_PATH,
  type Credentials,
  type EnquiryApi,
  type StaffApi,
  type UserService,
} from '@/lib/staff/staff-api';
import { StaffProvider } from '../StaffProvider';

interface RenderOptions extends Partial<StaffApi>, Partial<Pick<UserService, 'validateUser'>> {
  /** Why the session ended on the previous page. */
  before?: SignedOutReason;
  /** Called with the address of a page instead of loading this page. */
  leaveTo?: (address: string) => void;
  enquiries?: Partial<EnquiryApi>;
  /** Answers all other calls. */
  fetch?: Transport['fetch'];
}

const unexpected = (name: string) => () => Promise.reject(new Error(`unexpected call to ${name}`));

function stay(address: string): never {
  throw new Error(`unexpected navigation to ${address}`);
}

/** An API with these calls. Any other call fails the test. */
const makeApi = <Api extends object>(calls: Partial<Api> = {}): Api =>
  new Proxy<Record<string, unknown>>(
    { ...calls },
    {
      get: (known, name: string) => (known[name] ??= unexpected(name)),
    },
  ) as Api;

/** Renders a view as staff pages do, with its own session. */
export function renderStaff(
  view: ReactNode,
  {
    validateUser,
    before,
    leaveTo = stay,
    enquiries,
    fetch = unexpected('fetch'),
    ...calls
  }: RenderOptions = {},
) {
  const session = createSessionStore(() => new Date(), before);
  const ask = validateUser ?? unexpected('validateUser');
  const user = createUserService(
    {
      post: async (call, body, options) =>
        call === SIGN_OUT_PATH ? { signedOut: true } : ask(body as Credentials, options?.signal),
    },
    session,
  );
  const transport: Transport = {
    fetch,
    siteOrigin: 'https://www.school.example',
    apiOrigin: '',
    readToken,
    readCookies: () => '',
    onRefused: (token, variant) => session.signOut(variant === 'post' ? 'unauthorized' : 'refused', token),
  };
  const request = createRequestHelper(transport);
  const services = {
    api: makeApi(calls),
    enquiries: makeApi(enquiries),
    user,
    leaveTo,
    request,
    transport,
  };
  const settings = { origin: '', locationPrefix: '/api' };
  const result = render(
    <StaffProvider settings={settings} services={services}>
      {view}
    </StaffProvider>,
  );
  return { ...result, session };
}
