import type { Call, Transport } from '../client';

export const CALL: Call = { variant: 'get', method: 'GET', path: '/api/State/GetState' };

export const answerJson = (body: unknown, init?: ResponseInit) => async () => Response.json(body, init);

/** A transport that uses this `fetch`, and a function that returns the first request sent. */
export function transportOf(fetch: Transport['fetch'], parts: Partial<Transport> = {}) {
  const calls = jest.fn(fetch);
  const transport = {
    fetch: calls,
    siteOrigin: 'https://www.school.example',
    apiOrigin: '',
    readToken: () => 'stored-token',
    readCookies: () => '',
    onRefused: jest.fn(),
    ...parts,
  };
  const sent = () => {
    const [address, init = {}] = calls.mock.calls[0] ?? [];
    return { address, init, headers: new Headers(init.headers) };
  };
  return { transport, sent };
}
