import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer, type Fetch } from './start-server';

const OWN = { host: '127.0.0.1', port: 0 };
const answerWith =
  (text: string): Fetch =>
  () =>
    new Response(text);

describe('the server', () => {
  it('gives /api and /healthz to the API and the rest to the site', async () => {
    const server = await startServer({
      api: { fetch: answerWith('api') },
      fallback: async (_, response) => {
        response.end('site');
      },
      ...OWN,
    });
    for (const [path, expected] of [
      ['/api', 'api'],
      ['/api/State/GetState', 'api'],
      ['/healthz', 'api'],
      ['/', 'site'],
      ['/apiary', 'site'],
      ['/login?next=/api/', 'site'],
    ]) {
      expect(await (await fetch(server.url + path)).text()).toBe(expected);
    }
    await server.stop();
  });

  it('gives everything to the API where there is no site', async () => {
    const server = await startServer({ api: { fetch: answerWith('api') }, ...OWN });
    expect(await (await fetch(server.url)).text()).toBe('api');
    await server.stop();
  });

  it('says in a sentence that its port is taken', async () => {
    const server = await startServer({ api: { fetch: answerWith('api') }, ...OWN });
    const port = Number(new URL(server.url).port);
    await expect(startServer({ api: { fetch: answerWith('api') }, host: '127.0.0.1', port })).rejects.toThrow(
      `Port ${port} is already in use. Stop the other program, or choose another port: --port ${port + 1}`,
    );
    await server.stop();
  });

  it('finishes a request under way before it stops, and takes no new one', async () => {
    const under = new EventEmitter();
    const begun = once(under, 'begun');
    const slow: Fetch = async () => {
      under.emit('begun');
      await pause(200);
      return new Response('done');
    };
    const server = await startServer({ api: { fetch: slow }, ...OWN });
    const answer = fetch(server.url, { headers: { Connection: 'close' } });
    await begun;
    const stopped = server.stop();
    expect(await (await answer).text()).toBe('done');
    await stopped;
    await expect(fetch(server.url)).rejects.toThrow('fetch failed');
  });

  it('answers a client of HTTP/1.0, which names no host', async () => {
    const server = await startServer({ api: { fetch: answerWith('api') }, ...OWN });
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.write('GET /healthz HTTP/1.0\r\n\r\n');
    expect(await readText(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*api$/);
    await server.stop();
  });
});
