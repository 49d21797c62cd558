import { once } from 'node:events';
import fs, { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, createServer, IncomingMessage, request, ServerResponse } from 'node:http';
import { connect, Socket, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { findAddress, serveSite } from './serve-site';

const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
const KEY = 'AbCdEf12'.padEnd(43, 'x');
const site = serveSite(path.join(folder, 'out'));
const server = createServer((asked, response) => void site(asked, response).catch(() => response.destroy()));

/** Requests an address exactly as written. `fetch` would normalize it. */
async function ask(address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  const { port } = server.address() as AddressInfo;
  const sent = request({ host: '127.0.0.1', port, path: address, headers, method }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const body = await buffer(answer);
  const isEmpty = answer.statusCode === 304;
  return new Response(isEmpty ? null : body, {
    status: answer.statusCode ?? 0,
    headers: answer.headers as Record<string, string>,
  });
}

beforeAll(async () => {
  for (const name of ['out/assets/pictures', 'out/Account'])
    mkdirSync(path.join(folder, name), { recursive: true });
  const files = {
    'secret.txt': 'secret',
    'out/index.html': 'home',
    'out/404.html': 'lost',
    'out/transport.html': 'buses',
    'out/transport.html.br': 'BR',
    'out/transport.html.gz': 'GZ',
    [`out/transport.html.${KEY}.dcz`]: 'DCZ',
    'out/.nojekyll': '',
    'out/Account/Testimonials.html': 'thanks',
    'out/assets/pictures/a.avif': '0123456789',
    'out/big.pdf': 'x'.repeat(1e6),
    'out/_headers': '/*',
    'out/_redirects': '/old%20page.php /transport#stops 301\n/transport.php /transport 301\n',
    'out/manifest.webmanifest': '{}',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ['/', 'home'],
  ['/transport', 'buses'],
  ['/Account/Testimonials', 'thanks'],
  ['/transport?from=sms', 'buses'],
])('%s is a page', async (address, text) => {
  const response = await ask(address);
  expect([response.status, await response.text()]).toEqual([200, text]);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(response.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
});

test.each([
  ['/index.html', '/'],
  ['/index', '/'],
  ['/transport.html', '/transport'],
  ['/transport/', '/transport'],
  ['/Account/Testimonials.html?a=1', '/Account/Testimonials?a=1'],
  ['/transport.php?id=3', '/transport?id=3'],
  ['/TRANSPORT', '/transport'],
  ['/Transport.PHP/', '/transport'],
  ['/old%20page.php?id=3', '/transport#stops'],
])('%s redirects to %s', async (address, to) => {
  const response = await ask(address);
  expect([response.status, response.headers.get('location')]).toEqual([301, to]);
});

test.each([
  '/no-such',
  '/no-such.html',
  '/_headers',
  '/.nojekyll',
  '//_headers',
  '/%2f_headers',
  '/%5fheaders',
  '/x/..%2f_headers',
  '/.%2f_redirects',
  '/404',
  '/404.html',
  '/404/',
  '/../secret.txt',
  '/transport.html.br',
  `/transport.html.${KEY}.dcz`,
  '/..%2fsecret.txt',
  '/%00',
  '/%',
  '/assets/pictures',
  '/\\evil.example.html',
  `/${'x'.repeat(300)}`,
])('%s is answered with the 404 page and status 404', async (address) => {
  const response = await ask(address);
  expect([response.status, await response.text()]).toEqual([404, 'lost']);
  expect(response.headers.get('cache-control')).not.toContain('immutable');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test('a missing file in a folder of hashed files is not cached for a year', async () => {
  expect((await ask('/assets/pictures/none.avif')).headers.get('cache-control')).toBe(
    'public, max-age=0, must-revalidate',
  );
});

test.each([
  ['br, gzip', 'br', 'BR'],
  ['gzip', 'gzip', 'GZ'],
  ['br;q=0, gzip', 'gzip', 'GZ'],
  ['*', 'br', 'BR'],
  ['identity', null, 'buses'],
])('a browser that accepts "%s" is sent %s', async (accepted, encoding, text) => {
  const response = await ask('/transport', { 'accept-encoding': accepted });
  expect([response.headers.get('content-encoding'), await response.text()]).toEqual([encoding, text]);
  expect(response.headers.get('vary')).toBe('Accept-Encoding, Available-Dictionary');
});

test.each([
  [KEY, 'br, dcz', 'dcz', 'DCZ'],
  [KEY, 'br', 'br', 'BR'],
  [KEY, 'br, dcz;q=0', 'br', 'BR'],
  ['AbCdEf12'.padEnd(43, 'y'), 'br, dcz', 'br', 'BR'],
  ['../'.repeat(14), 'br, dcz', 'br', 'BR'],
])('with the dictionary %s a browser that accepts "%s" is sent %s', async (key, accepted, encoding, text) => {
  const headers = { 'accept-encoding': accepted, 'available-dictionary': `:${key}=:` };
  const response = await ask('/transport', headers);
  expect([response.headers.get('content-encoding'), await response.text()]).toEqual([encoding, text]);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('link')).toBe('</_dictionary.txt>; rel="compression-dictionary"');
});

test('a browser that already has this version gets status 304, and each encoding has its own ETag', async () => {
  const etag = (await ask('/transport', { 'accept-encoding': 'br' })).headers.get('etag') ?? '';
  const again = await ask('/transport', { 'accept-encoding': 'br', 'if-none-match': `"old", W/${etag}` });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect(again.headers.get('content-encoding')).toBeNull();
  for (const accepted of ['gzip', 'identity']) {
    const other = await ask('/transport', { 'accept-encoding': accepted, 'if-none-match': etag });
    expect(other.status).toBe(200);
  }
  const date = (await ask('/transport')).headers.get('last-modified') ?? '';
  expect((await ask('/transport', { 'if-modified-since': date })).status).toBe(304);
  expect((await ask('/transport', { 'if-none-match': '*' })).status).toBe(304);
  const older = { 'if-none-match': '"old"', 'if-modified-since': date };
  expect((await ask('/transport', older)).status).toBe(200);
});

test.each(['/..%5Csecret.txt', '/Account%5C..%5C..%5Csecret.txt'])(
  'a path that Windows would read as a path to another folder is not looked up: %s',
  (address) => expect(findAddress(address, () => true)).toEqual({}),
);

test('content types are correct', async () => {
  expect((await ask('/assets/pictures/a.avif')).headers.get('content-type')).toBe('image/avif');
  expect((await ask('/manifest.webmanifest')).headers.get('content-type')).toBe(
    'application/manifest+json; charset=utf-8',
  );
});

test('HEAD gets the headers of GET without the body; methods other than these two are rejected', async () => {
  const head = await ask('/transport', {}, 'HEAD');
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '5', '']);
  expect(await (await ask('/no-such', {}, 'HEAD')).text()).toBe('');
  expect((await ask('/transport', {}, 'POST')).status).toBe(405);
});

test('a HEAD request for a large file does not read the file, and does not leave it open', async () => {
  const [read, close] = [jest.spyOn(fs, 'createReadStream'), jest.spyOn(fs, 'closeSync')];
  const head = await ask('/big.pdf', {}, 'HEAD');
  expect(head.headers.get('content-length')).toBe('1000000');
  expect([read.mock.calls.length, close.mock.calls.length]).toEqual([0, 1]);
});

test('a file is sent with the same headers each time, and in its current version', async () => {
  const file = path.join(folder, 'out/transport.html.br');
  const askBrotli = async (method = 'GET') => {
    const response = await ask('/transport', { 'accept-encoding': 'br' }, method);
    const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== 'date'));
    return { headers, bytes: await response.text() };
  };
  const first = await askBrotli();
  expect(await askBrotli()).toEqual(first);
  expect(await askBrotli('HEAD')).toEqual({ headers: first.headers, bytes: '' });

  const before = readFileSync(file);
  writeFileSync(file, 'x'.repeat(9));
  expect((await askBrotli()).bytes).toBe('x'.repeat(9));
  writeFileSync(file, before);
});

test('a file that cannot be opened causes a server error, not a 404', async () => {
  const asked = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: '/' });
  await site(asked, new ServerResponse(asked));
  const failing = jest.spyOn(fs, 'openSync').mockImplementation(() => {
    throw Object.assign(new Error('too many open files'), { code: 'EMFILE' });
  });
  await expect(site(asked, new ServerResponse(asked))).rejects.toThrow('too many open files');
  failing.mockRestore();
});

/** Publishes a new version as a build does: replaces the folder with a changed copy. */
function publish(change: (next: string) => void): void {
  const [out, last, next] = ['out', 'out.last', 'out.next'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  cpSync(out, next, { recursive: true, preserveTimestamps: true });
  change(next);
  renameSync(out, last);
  renameSync(next, out);
  rmSync(last, { recursive: true });
}

test('a new build takes effect immediately, with its changed, new and removed files', async () => {
  expect(await (await ask('/transport')).text()).toBe('buses');
  publish((next) => {
    writeFileSync(path.join(next, 'transport.html'), 'more buses');
    rmSync(path.join(next, 'transport.html.br'));
    rmSync(path.join(next, 'manifest.webmanifest'));
  });
  const changed = await ask('/transport', { 'accept-encoding': 'br' });
  expect([await changed.text(), changed.headers.get('content-encoding')]).toEqual(['more buses', null]);
  expect((await ask('/manifest.webmanifest')).status).toBe(404);
  publish((next) => writeFileSync(path.join(next, 'new.html'), 'new'));
  expect(await (await ask('/new')).text()).toBe('new');
  publish((next) => rmSync(path.join(next, 'new.html')));
  expect((await ask('/new/')).status).toBe(404);
});

/** Changes a file after the server has found it and before the server opens it. */
function beforeItIsOpened(size: number, change: (file: string) => void): void {
  const sent = path.join(folder, 'out/sent.pdf');
  writeFileSync(sent, 'x'.repeat(size));
  const stat = jest.spyOn(fs, 'statSync');
  stat.mockImplementationOnce((...given) => {
    const known = jest.requireActual<typeof fs>('node:fs').lstatSync(given[0]);
    change(sent);
    stat.mockRestore();
    return known;
  });
}

test.each([1e6, 10])(
  'if a file of %d bytes disappears, the connection is closed, and no page is sent instead',
  async (size) => {
    beforeItIsOpened(size, (sent) => rmSync(sent));
    await expect(ask('/sent.pdf')).rejects.toThrow('socket hang up');
    expect((await ask('/transport')).status).toBe(200);
  },
);

test.each([1e6, 10])('a file of %d bytes that is replaced is sent in its new version', async (size) => {
  beforeItIsOpened(size, (sent) => writeFileSync(sent, 'y'.repeat(2e6)));
  const response = await ask('/sent.pdf');
  expect(response.headers.get('content-length')).toBe('2000000');
  expect(await response.text()).toBe('y'.repeat(2e6));
});

test('the files of pipelined responses are closed when the browser disconnects', async () => {
  const opened: fs.ReadStream[] = [];
  const create = fs.createReadStream;
  jest.spyOn(fs, 'createReadStream').mockImplementation((...asked) => {
    const stream = create(...asked);
    opened.push(stream);
    return stream;
  });
  const visitor = connect((server.address() as AddressInfo).port, '127.0.0.1');
  visitor.on('error', () => undefined).write('GET /big.pdf HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(5));
  while (opened.length < 5) await pause(5);
  visitor.destroy();
  while (opened.some(({ closed }) => !closed)) await pause(5);
  expect(opened).toHaveLength(5);
});

test('a connection frees the memory of large files after they are sent', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const listeners: number[] = [];
  const count = ({ socket }: IncomingMessage) => listeners.push(socket.listenerCount('close'));
  server.on('request', count);
  for (let n = 0; n < 9; n += 1) {
    const { port } = server.address() as AddressInfo;
    const sent = request({ host: '127.0.0.1', port, path: '/big.pdf', agent }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    await buffer(answer);
  }
  server.off('request', count);
  agent.destroy();
  // Allow for one listener that the previous response has not removed yet.
  expect(Math.max(...listeners) - Math.min(...listeners)).toBeLessThan(2);
});
