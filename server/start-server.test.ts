import { EventEmitter, once } from 'node:events';
import http from 'node:http';
import { connect } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { ASSET_PATH } from './request';
import { readHandedSocket, startServer, type Fetch } from './start-server';
import { createCaller } from './testing/processes/keep-calling';

const OWN = { host: '127.0.0.1', port: 0 };
const answerWith =
  (text: string): Fetch =>
  () =>
    new Response(text);

describe('startServer', () => {
  it('the server gives /api and /healthz to the API and the rest to the site', async () => {
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

  it('the server gives everything to the API if there is no site', async () => {
    const server = await startServer({ api: { fetch: answerWith('api') }, ...OWN });
    expect(await (await fetch(server.url)).text()).toBe('api');
    await server.stop();
  });

  it('the server closes a connection that pipelines too many requests', async () => {
    let asked = 0;
    const server = await startServer({
      api: { fetch: answerWith('api') },
      fallback: async () => void (asked += 1),
      ...OWN,
    });
    const connection = connect(Number(new URL(server.url).port), '127.0.0.1');
    connection.on('error', () => undefined).write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(100));
    await once(connection, 'close');
    expect(asked).toBeLessThan(20);
    await server.stop();
  });

  it('the server checks for slow requests more often than every 30 seconds, the default of Node.js', async () => {
    const create = jest.spyOn(http, 'createServer');
    const server = await startServer({ api: { fetch: answerWith('api') }, ...OWN });
    await server.stop();
    const [limits] = create.mock.calls[0] as unknown as [http.ServerOptions];
    create.mockRestore();
    expect(limits.connectionsCheckingInterval).toBeLessThan(limits.requestTimeout ?? 0);
  });

  it.each([
    ['a slow answer', '/api/State/GetState', 'GET', 'done'],
    ['a slow photo of an editor', ASSET_PATH, 'POST', 'done'],
    ['a slow photo of anyone else', `${ASSET_PATH}?anyone`, 'POST', 'cut off'],
    ['another slow body', '/api/Content/Save', 'POST', 'cut off'],
  ])(
    'the server limits the time for a body, but not for an answer or a photo: %s',
    async (_, path, method, end) => {
      const slow: Fetch = async (request, { allowUpload }) => {
        if (path === ASSET_PATH) allowUpload?.();
        if (method === 'GET') await pause(400);
        await request.text();
        return new Response('done');
      };
      const server = await startServer({ api: { fetch: slow }, ...OWN, requestMs: 100 });
      const sent = http.request(server.url + path, { method });
      sent.on('error', () => undefined);
      if (method === 'GET') sent.end();
      else sent.write('{');
      const answered = once(sent, 'response') as Promise<[http.IncomingMessage]>;
      if (method === 'POST') void pause(400).then(() => sent.end('}'));
      const [answer] = await answered;
      expect(answer.statusCode === 408 ? 'cut off' : await readText(answer)).toBe(end);
      sent.destroy();
      await server.stop();
    },
  );

  it('the server explains that its port is taken', async () => {
    const server = await startServer({ api: { fetch: answerWith('api') }, ...OWN });
    const port = Number(new URL(server.url).port);
    await expect(startServer({ api: { fetch: answerWith('api') }, host: '127.0.0.1', port })).rejects.toThrow(
      `Port ${port} is already in use. Stop the other program, or choose another port: --port ${port + 1}`,
    );
    await server.stop();
  });

  it('the server finishes a request in progress before it stops, and accepts no new one', async () => {
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

  it('a server told to stop still answers on a kept-alive connection, tells the API that it is stopping, and then closes the connection', async () => {
    const tellStopping: Fetch = (_, { isStopping }) => new Response(String(isStopping));
    const server = await startServer({ api: { fetch: tellStopping }, ...OWN });
    const caller = createCaller(server.url);
    expect(await caller.call('GET', '/')).toEqual({ status: 200, connection: 'keep-alive', body: 'false' });
    const stopped = server.stop();
    let answer = await caller.call('GET', '/');
    // A busy process can take a moment to notice that it has been told to stop.
    while (answer.connection !== 'close') answer = await caller.call('GET', '/');
    expect(answer).toEqual({ status: 200, connection: 'close', body: 'true' });
    await stopped;
    await expect(caller.call('GET', '/')).rejects.toThrow('ECONNREFUSED');
  });

  it('the server accepts new connections until the stop delay has passed', async () => {
    const server = await startServer({ api: { fetch: answerWith('api') }, stopDelay: 2, ...OWN });
    const stopped = server.stop();
    expect(await createCaller(server.url).call('GET', '/')).toMatchObject({
      connection: 'close',
      body: 'api',
    });
    await stopped;
    await expect(fetch(server.url)).rejects.toThrow('fetch failed');
  });

  it('the server stops only after it has finished the request of a lost connection', async () => {
    const done: string[] = [];
    const under = new EventEmitter();
    const begun = once(under, 'begun');
    const slow: Fetch = async () => {
      under.emit('begun');
      await pause(500);
      done.push('answered');
      return new Response('late');
    };
    const server = await startServer({ api: { fetch: slow }, ...OWN });
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await begun;
    socket.destroy();
    await server.stop();
    expect(done).toEqual(['answered']);
  });

  it('the server answers a request that arrived while the process was busy, before it closes idle connections', async () => {
    const server = await startServer({ api: { fetch: answerWith('api') }, ...OWN });
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(socket, 'data');
    const stopped = server.stop();
    await pause(500);
    // Wait until the event loop has looked for requests in this turn.
    await nextTurn();
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const start = performance.now();
    while (performance.now() - start < 1500);
    expect(await readText(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*api$/);
    await stopped;
  });

  it('the server answers queued requests before it closes their connections', async () => {
    const waitInLine: Fetch = async (_, { closing }) => {
      await once(closing!, 'abort');
      return new Response('later', { status: 503 });
    };
    const server = await startServer({ api: { fetch: waitInLine }, ...OWN });
    const answer = createCaller(server.url).call('GET', '/');
    await pause(100);
    await server.stop();
    expect(await answer).toMatchObject({ status: 503, connection: 'close', body: 'later' });
  });

  it.each([
    [8, 8],
    [9, 0],
  ])(
    'of %d pipelined requests, the server answers %d: a ninth closes the connection',
    async (sent, answered) => {
      const under = new EventEmitter();
      const over = once(under, 'over');
      const come: Request[] = [];
      const waits: Fetch = async (request) => {
        come.push(request);
        await over;
        return new Response('api');
      };
      const server = await startServer({ api: { fetch: waits }, ...OWN });
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1').on('error', () => {});
      const request = 'GET / HTTP/1.1\r\nHost: localhost\r\n';
      socket.write(`${`${request}\r\n`.repeat(sent - 1)}${request}Connection: close\r\n\r\n`);
      const text = readText(socket).catch(() => '');
      while (come.length < 8 && !socket.closed) await pause(5);
      under.emit('over');
      const answers = (await text).match(/HTTP\/1\.1 200 OK/g) ?? [];
      await server.stop();
      expect(answers).toHaveLength(answered);
    },
  );

  it('the server rejects an address with a name and a password', async () => {
    const server = await startServer({ api: { fetch: answerWith('api') }, ...OWN });
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.write('GET http://a:b@localhost/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    const answer = await readText(socket);
    await server.stop();
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('the server answers an HTTP/1.0 client, which sends no host', async () => {
    const server = await startServer({ api: { fetch: answerWith('api') }, ...OWN });
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.write('GET /healthz HTTP/1.0\r\n\r\n');
    expect(await readText(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*api$/);
    await server.stop();
  });
});

describe('readHandedSocket', () => {
  it.each([
    ['none', {}, undefined],
    ['one for this process', { LISTEN_FDS: '1', LISTEN_PID: '7' }, 3],
    ['the first of two', { LISTEN_FDS: '2', LISTEN_PID: '7' }, 3],
    ['one for the process that started this one', { LISTEN_FDS: '1', LISTEN_PID: '6' }, undefined],
  ])(
    'the socket that systemd hands over is used only if systemd has passed it to this process: %s',
    (_, env, socket) => {
      expect(readHandedSocket(env, 7)).toBe(socket);
    },
  );
});
