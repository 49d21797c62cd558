import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { SiteHandler } from '@/lib/hosts/serve-site';
import { splitAddress } from '@/lib/text/text';
import type { Admission } from './admission';
import { Counts } from './limits';
import { readErrorCode } from './process';
import { ASSET_MS, type ServerBindings } from './request';

/** The most pipelined requests per connection. Browsers and nginx do not pipeline. */
const MAX_PIPELINED = 8;

/** The socket that systemd passes (sd_listen_fds(3)). Child processes inherit only the variables: check LISTEN_PID. */
export const readHandedSocket = (env: Partial<NodeJS.ProcessEnv>, pid: number) =>
  Number(env.LISTEN_FDS) > 0 && env.LISTEN_PID === String(pid) ? 3 : undefined;

/** `env` contains Node's own request, from which Hono reads the client's address. */
export type Fetch = (request: Request, env: ServerBindings) => Response | Promise<Response>;

const OF_API = /^\/(healthz$|api(\/|$))/;

/** How long idle connections stay open while the server stops, because a request may be on its way. */
const LINGER_MS = 1500;
const GRACE_MS = 6000;

const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';

/** Cuts off a request whose body does not arrive in time. @returns a function that lifts the limit */
function limitBodyTime(request: IncomingMessage, milliseconds: number): () => void {
  const cut = (): void => {
    if (!request.complete) request.socket.end(TOO_SLOW, () => request.destroy());
  };
  const timer = setTimeout(cut, milliseconds).unref();
  const lift = (): void => clearTimeout(timer);
  request.once('close', lift);
  return lift;
}

/**
 * Serves the API on a port. A `fallback` (the exported site), if given, answers all other addresses.
 * @returns `url`, such as `http://127.0.0.1:3000`, and `stop`, which resolves when every request is answered and every
 * connection closed @throws Error if the port is in use or not allowed
 */
export async function startServer(parts: {
  api: { fetch: Fetch };
  admission?: Admission | undefined;
  fallback?: SiteHandler | undefined;
  host: string;
  port: number;
  /** How many seconds the server still answers after `stop` is called. */
  stopDelay?: number;
  /** The descriptor of a listening socket, which replaces `host` and `port`. */
  socket?: number | undefined;
  /** The maximum time for receiving a request, in milliseconds. */
  requestMs?: number;
}) {
  const { api, admission, fallback, host, port, stopDelay = 0, socket, requestMs = 5000 } = parts;
  const underWay = new Map<ServerResponse, Promise<void>>();
  const pipelined = new Counts<Socket>();
  let isStopping = false;
  const closing = new AbortController();
  const lifts = new WeakMap<object, () => void>();
  const answerApi = getRequestListener(
    (request, env) => {
      const allowUpload = (): void => lifts.get(env.incoming)?.();
      return api.fetch(request, { ...env, isStopping, closing: closing.signal, allowUpload });
    },
    // Used if an HTTP/1.0 client sends no Host, but never in a response.
    { hostname: 'localhost' },
  );
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const connection = request.socket;
    if (pipelined.of(connection) >= MAX_PIPELINED) return void connection.destroy();
    pipelined.change(connection, 1);
    response.once('close', () => pipelined.change(connection, -1));
    lifts.set(request, limitBodyTime(request, requestMs));
    // The `Request` constructor throws for a URL with credentials.
    if (/^\w+:\/\/[^/]*@/.test(request.url ?? '')) return void response.writeHead(400).end();
    const isOfSite = fallback && !OF_API.test(splitAddress(request.url ?? '/').pathname);
    if (isStopping) response.shouldKeepAlive = false;
    const handle = (): Promise<void> => answerApi(request, response);
    const admit = isOfSite ? fallback : (admission ?? handle);
    underWay.set(
      response,
      admit(request, response, handle).finally(() => underWay.delete(response)),
    );
  };
  // Slow clients must not block others (slowloris). Node has one limit for all bodies, so use that for photos.
  const limits = { headersTimeout: requestMs, requestTimeout: ASSET_MS, connectionsCheckingInterval: 500 };
  const server = createServer(limits, answer);
  const place = socket === undefined ? { port, host } : { fd: socket };
  await once(server.listen(place), 'listening').catch((error: unknown) => {
    throw describeListenError(error, host, port);
  });

  const endConnections = (): void => {
    isStopping = true;
    for (const response of underWay.keys()) response.shouldKeepAlive = false;
  };
  const stop = async (): Promise<void> => {
    endConnections();
    if (stopDelay > 0) await pause(stopDelay * 1000);
    await untilQuickTurn();
    // Repeat this for requests that have arrived in the meantime.
    endConnections();
    const closed = once(server, 'close');
    // The HTTP server's own `close` cuts idle connections, even if a request is arriving (nodejs/node#60617).
    NetServer.prototype.close.call(server);
    await Promise.race([closed, pause(LINGER_MS, undefined, { ref: false })]);
    closing.abort();
    // Let Node read any request that has arrived while the process was busy.
    await untilQuickTurn();
    server.closeIdleConnections();
    await Promise.race([closed, pause(GRACE_MS, undefined, { ref: false })]);
    server.closeAllConnections();
    await closed;
    // Requests can still be using the database after their connections have closed.
    await Promise.allSettled(underWay.values());
  };

  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  return { url: `http://${host.includes(':') ? `[${host}]` : host}:${actual}`, stop };
}

/**
 * Resolves right after Node has emptied the kernel's queue of new connections, as it does in each turn of the event
 * loop: when the server stops listening, the kernel resets connections in this queue, and nginx retries no write.
 */
async function untilQuickTurn(): Promise<void> {
  await nextTurn();
  for (let [tries, ms] = [0, 1]; tries < 500 && ms > 0.1; tries += 1) {
    const start = performance.now();
    await nextTurn();
    ms = performance.now() - start;
  }
}

function describeListenError(error: unknown, host: string, port: number): unknown {
  const notOurs = `${host} is not an address of this machine. Check HOST; 127.0.0.1 always works.`;
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${port} is already in use. Stop the other program, or choose another port: --port ${port + 1}`,
    EACCES: `Port ${port} needs special rights. Choose one above 1023, such as --port 3000`,
    EADDRNOTAVAIL: notOurs,
    ENOTFOUND: notOurs,
  };
  const sentence = sentences[readErrorCode(error) ?? ''];
  return sentence === undefined ? error : new Error(sentence, { cause: error });
}
