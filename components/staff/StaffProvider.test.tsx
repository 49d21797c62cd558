/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { makeToken } from '@/lib/staff/testing/make-token';
import { StaffProvider, useNow, useStaff } from './StaffProvider';

const SETTINGS = { origin: '', locationPrefix: '/api' };
const wrapper = ({ children }: { children: ReactNode }) => (
  <StaffProvider settings={SETTINGS}>{children}</StaffProvider>
);
const open = () => renderHook(useStaff, { wrapper }).result;

/** Gives this response to every call. jsdom has no fetch. */
function answerAll(status: number): jest.Mock {
  const fetch = jest.fn(async () => ({ status, ok: status < 400, type: 'basic', text: async () => '' }));
  Object.defineProperty(window, 'fetch', { configurable: true, value: fetch });
  return fetch;
}

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('authToken', makeToken({ name: 'Asha' }));
});
afterEach(() => Reflect.deleteProperty(window, 'fetch'));

describe('StaffProvider', () => {
  it.each([
    ['GET', 'refused', ({ api }: ReturnType<typeof useStaff>) => api.listStates()],
    ['delete', 'refused', ({ api }: ReturnType<typeof useStaff>) => api.deleteDistrict(1)],
    [
      'POST',
      'unauthorized',
      ({ api }: ReturnType<typeof useStaff>) => api.addDistrict({ districtName: 'Ponda', stateId: 1 }),
    ],
  ])(
    'the root view of the staff area ends the session if a %s request gets status 401: the reason is %s',
    async (_, reason, call) => {
      const fetch = answerAll(401);
      const root = open();
      expect(root.current.user.getSession().status).toBe('signed-in');
      await expect(call(root.current)).rejects.toMatchObject({ kind: 'status', details: { status: 401 } });
      expect(root.current.user.getSession()).toEqual({ status: 'signed-out', reason });
      expect(localStorage.getItem('authToken')).toBeNull();
      expect(fetch).toHaveBeenCalledTimes(1);
    },
  );

  it('the root view of the staff area does not end a session when a sign-in is refused with status 401', async () => {
    answerAll(401);
    const root = open();
    const signIn = root.current.user.validateUser({ loginName: 'asha', password: 'wrong' });
    await expect(signIn).rejects.toMatchObject({ kind: 'status' });
    expect(root.current.user.getSession().status).toBe('signed-in');
  });
});

test('the time is correct as soon as the tab becomes visible, without waiting for a timer', () => {
  jest.useFakeTimers({ now: new Date('2026-11-29T09:00:00Z') });
  const { result } = renderHook(useNow);
  const later = new Date('2026-11-29T10:00:00Z');
  jest.setSystemTime(later);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  jest.useRealTimers();
  expect(result.current).toEqual(later);
});
