import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type APIResponse } from '@playwright/test';
import { runNginx } from './run-nginx';

test.use({ ignoreHTTPSErrors: true });

const SIGN_IN = '/api/User/ValidateUser';

test('a flood from the school’s own address blocks neither browsers that staff have used before nor signed-in calls', async ({
  request,
}) => {
  const api = createServer((_, response) => response.end('{}')).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const nginx = await runNginx([`http://127.0.0.1:${(api.address() as AddressInfo).port}`]);
  const statuses = (calls: Promise<APIResponse>[]) =>
    Promise.all(calls.map(async (call) => (await call).status()));
  const many = <T>(count: number, call: () => T): T[] => Array.from({ length: count }, call);
  const signIn = (headers = {}) => request.post(nginx.url + SIGN_IN, { data: {}, headers });
  try {
    const [unknown, known] = await Promise.all([
      statuses(many(90, signIn)),
      statuses(many(8, () => signIn({ cookie: `a=b; staff-browser=e30.e30.${'s'.repeat(43)}` }))),
    ]);
    expect(unknown).toContain(429);
    expect(known).toEqual(many(8, () => 200));
    const health = await statuses(many(60, () => request.get(`${nginx.url}/healthz`)));
    expect(health).toContain(429);
    const reads = await statuses(many(20, () => request.get(`${nginx.url}/api/State/GetState`)));
    expect(reads).toEqual(many(20, () => 200));
  } finally {
    await nginx.stop();
    api.close();
  }
});
