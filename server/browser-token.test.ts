import { Hono } from 'hono';
import type { ApiEnv } from './request';
import { issueToken, readBrowser, rememberBrowser, verifyToken } from './tokens';

const PARTS = {
  now: () => new Date('2026-04-01T09:00:00Z'),
  jwtSecret: new TextEncoder().encode('a secret of at least thirty-two characters'),
  tokenMinutes: 60,
};

/** Signs in with each of `names` in turn. Returns those of `asked` that the browser's cookie then knows. */
async function knownAfter(names: readonly string[], asked: readonly string[]): Promise<string[]> {
  const api = new Hono<ApiEnv>();
  api.post('/:name', async (context) => {
    await rememberBrowser(context, context.req.param('name'), await readBrowser(context, PARTS), PARTS);
    return context.body(null);
  });
  api.get('/', async (context) => {
    const browser = await readBrowser(context, PARTS);
    return context.json(asked.filter((name) => browser?.knows(name)));
  });
  let cookie = '';
  for (const name of names) {
    const answer = await api.request(`/${name}`, { method: 'POST', headers: { cookie } });
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  }
  return (await (await api.request('/', { headers: { cookie } })).json()) as string[];
}

describe('a shared browser', () => {
  it('knows a name however often another one signs in there later', async () => {
    expect(await knownAfter(['asha', ...Array<string>(25).fill('ravi')], ['asha', 'ravi', 'usha'])).toEqual([
      'asha',
      'ravi',
    ]);
  });

  it('knows the last twenty names: a cookie has no room for more', async () => {
    const names = Array.from({ length: 21 }, (_, index) => `user-${index}`);
    expect(await knownAfter(names, names)).toEqual(names.slice(1));
  });
});

it('takes no token for forged that it cannot check', async () => {
  const user = {
    userId: 1,
    loginName: 'asha',
    fullName: 'Asha Rao',
    role: 'clerk',
    tokenVersion: 1,
    active: true,
  };
  const token = await issueToken(user, PARTS);
  expect(await verifyToken(`${token}x`, PARTS)).toBeNull();
  await expect(verifyToken(token, { ...PARTS, jwtSecret: new Uint8Array() })).rejects.toThrow('length');
});
