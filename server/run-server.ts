import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { SiteHandler } from '@/lib/hosts/serve-site';
import { splitAddress } from '@/lib/hosts/read-request';
import { whenShellEnds } from '@/lib/setup/processes.mjs';
import { openApi } from './api';
import type { Admission } from './admission';
import { Counts } from './limits';
import { createJsonLog, readErrorCode, readSettings, withTimeLimit, type Log } from './process';
import type { ServerBindings } from './request';

/** Serves the API, and with `site` the finished site on the same port, until the process is told to stop. */
export async function runServer(site?: SiteHandler): Promise<number> {
  const settings = readSettings(process.env);
  const now = (): Date => new Date();
  const log = createJsonLog(now);
  const say = (text: string): void => void process.stdout.write(`${text}\n`);
  const opened = await openApi(settings, { log, now, say });
  try {
    const fallback = site && watchSite(site, log);
    const socket = readHandedSocket(process.env, process.pid);
    const { url, stop } = await startServer({ ...settings, ...opened, fallback, socket });
    stopOnSignal(() => stop().then(opened.close), log, LIMIT_MS + settings.stopDelay * 1000);
    if (site) say(`\nThe site is at http://localhost:${new URL(url).port}\nStop it with Ctrl+C.`);
    else log('info', { event: 'listening', url });
    return 0;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** The site as a handler that logs what it throws and cuts that answer: one bad disk sector would end the server. */
const watchSite =
  (site: SiteHandler, log: Log): SiteHandler =>
  (request, response) =>
    site(request, response).catch((error: unknown) => {
      const path = request.url?.split('?')[0]?.slice(0, 200);
      log('error', { event: 'unexpected error', path, error: String(error) });
      response.destroy();
    });

/** How many requests of one connection may wait for their answers: browsers and nginx send the next one after the last. */
const MOST_WAITING = 8;

/**
 * The descriptor of the socket that systemd listens on for this process (`school-website.socket`), if it does: of several
 * the first, always 3 (sd_listen_fds(3)). What that process starts inherits the variables, and not the socket.
 */
export const readHandedSocket = (env: Partial<NodeJS.ProcessEnv>, pid: number) =>
  Number(env.LISTEN_FDS) > 0 && env.LISTEN_PID === String(pid) ? 3 : undefined;

/** Answers a request; `env` carries Node's own request, which Hono reads the caller's address from. */
export type Fetch = (request: Request, env: ServerBindings) => Response | Promise<Response>;

const OF_API = /^\/(healthz$|api(\/|$))/;

/** How long a connection without a request is kept while stopping: one may be on its way. */
const LINGER_MS = 1500;
const GRACE_MS = 6000;

/**
 * Serves the API, and with `fallback` (the exported site) everything that is not its own, on one port.
 * @returns `url`, where it answers, such as `http://127.0.0.1:3000`, with port 0 the port it was given; and `stop`, which
 * resolves when every request is answered and every connection closed. From its start every answer ends its connection.
 * @throws Error in a sentence when the port is taken or not allowed
 */
export async function startServer(parts: {
  api: { fetch: Fetch };
  admission?: Admission | undefined;
  fallback?: SiteHandler | undefined;
  host: string;
  port: number;
  /** For how many seconds it still answers once it is to stop. */
  stopDelay?: number;
  /** The descriptor of a socket that listens already, in place of `host` and `port`. */
  socket?: number | undefined;
  /** How long a request may be on its way. */
  requestMs?: number;
}) {
  const { api, admission, fallback, host, port, stopDelay = 0, socket, requestMs = 5000 } = parts;
  const underWay = new Map<ServerResponse, Promise<void>>();
  const waiting = new Counts<Socket>();
  let isStopping = false;
  const closing = new AbortController();
  const answerApi = getRequestListener(
    (request, env) => api.fetch(request, { ...env, isStopping, closing: closing.signal }),
    // A client of HTTP/1.0 sends no Host; the name appears in no answer.
    { hostname: 'localhost' },
  );
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const connection = request.socket;
    if (waiting.of(connection) >= MOST_WAITING) return void connection.destroy();
    waiting.change(connection, 1);
    response.once('close', () => waiting.change(connection, -1));
    // A request cannot be made of an address with a name and a password in it.
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
  // Who sends a request drop by drop must not keep the others out.
  const limits = { headersTimeout: requestMs, requestTimeout: requestMs, connectionsCheckingInterval: 500 };
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
    // Also what has come under way meanwhile.
    endConnections();
    const closed = once(server, 'close');
    // The HTTP server's own `close` ends idle connections at once, also one on which a request arrives (nodejs/node#60617).
    NetServer.prototype.close.call(server);
    await Promise.race([closed, pause(LINGER_MS, undefined, { ref: false })]);
    closing.abort();
    // A request may have come while the process was busy: its connection is idle only once that was looked for.
    await untilQuickTurn();
    server.closeIdleConnections();
    await Promise.race([closed, pause(GRACE_MS, undefined, { ref: false })]);
    server.closeAllConnections();
    await closed;
    // What a cut connection has asked for may still need the database.
    await Promise.allSettled(underWay.values());
  };

  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  return { url: `http://${host.includes(':') ? `[${host}]` : host}:${actual}`, stop };
}

/**
 * Resolves right after the kernel's queue of new connections was emptied: one that waits there while the door closes is
 * reset, and nginx does not send its write again. Node empties it once a turn, and a busy turn takes milliseconds more.
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

/** A database that hangs must not keep the process: what is acknowledged is on its disk already. */
const LIMIT_MS = 10_000;

/**
 * On SIGTERM or SIGINT (Ctrl+C) closes everything, then ends the process, after `limitMs` in any case. Ctrl+C again ends
 * it at once. SIGTERM again does not: a process manager that signals the whole group reaches the server two or three
 * times, directly and through `npm start`. Below npm, the end of npm's shell counts as SIGTERM.
 */
export function stopOnSignal(close: () => Promise<void>, log: Log, limitMs: number = LIMIT_MS): void {
  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping && signal === 'SIGINT') process.exit(1);
    if (stopping) return;
    stopping = true;
    log('info', { event: 'stopping', signal });
    try {
      await withTimeLimit(close(), limitMs, 'Stopping');
      log('info', { event: 'stopped' });
      process.exit(0);
    } catch (error) {
      log('error', { event: 'could not stop cleanly', error: String(error) });
      process.exit(1);
    }
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  whenShellEnds(() => void stop('SIGTERM'));
}
