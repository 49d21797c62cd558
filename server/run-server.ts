import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import type { SiteHandler } from '@/lib/hosts/serve-site';
import { splitAddress } from '@/lib/hosts/read-request';
import { whenShellEnds } from '@/lib/setup/processes.mjs';
import { openApi } from './api';
import { createJsonLog, readClock, readErrorCode, readSettings, withTimeLimit, type Log } from './process';

/** Serves the API, and with `site` the finished site on the same port, until the process is told to stop. */
export async function runServer(site?: SiteHandler): Promise<number> {
  const settings = readSettings(process.env);
  const log = createJsonLog(readClock);
  const say = (text: string): void => {
    process.stdout.write(`${text}\n`);
  };
  const opened = await openApi(settings, { log, now: readClock, say });
  try {
    const fallback = site && watchSite(site, log, settings.logsStatic);
    const { url, stop } = await startServer({ ...settings, api: opened.api, fallback });
    stopOnSignal([stop, opened.close], log);
    if (site) say(`\nThe site is at http://localhost:${new URL(url).port}\nStop it with Ctrl+C.`);
    else log('info', { event: 'listening', url });
    return 0;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/**
 * The site as a handler that answers 500 and logs why where it would throw: one bad disk sector would end the server.
 * With `logsStatic` each request has a line in the log, as the API's calls have one.
 */
function watchSite(site: SiteHandler, log: Log, logsStatic: boolean): SiteHandler {
  return async (request, response) => {
    const start = performance.now();
    const { method } = request;
    // Read now: the handler writes the name of the file there.
    const path = request.url?.split('?')[0]?.slice(0, 200);
    const describe = () => {
      const ms = Math.round(performance.now() - start);
      log('info', { event: 'static request', method, path, status: response.statusCode, ms });
    };
    if (logsStatic) response.once('close', describe);
    try {
      await site(request, response);
    } catch (error) {
      log('error', { event: 'unexpected error', path, error: String(error) });
      if (response.headersSent) response.destroy();
      else {
        response.writeHead(500, { 'Content-Type': 'text/plain' });
        response.end('Something went wrong on the server.\n');
      }
    }
  };
}

/** Answers a request; `env` carries Node's own request, which Hono reads the caller's address from. */
export type Fetch = (request: Request, env: HttpBindings | Http2Bindings) => Response | Promise<Response>;

/**
 * Serves the API, and with `fallback` (the exported site) everything that is not its own, on one port.
 * @returns `url`, where it answers, such as `http://127.0.0.1:3000`, with port 0 the port it was given; and `stop`, which
 * takes no new requests, lets those under way finish (6 s at most), and resolves when all is closed
 * @throws an Error with a plain sentence when the port is taken or not allowed.
 */
export async function startServer(parts: {
  api: { fetch: Fetch };
  fallback?: SiteHandler | undefined;
  host: string;
  port: number;
}): Promise<{ url: string; stop: () => Promise<void> }> {
  const { api, fallback, host, port } = parts;
  // A client of HTTP/1.0 sends no Host; the name appears in no answer.
  const answerApi = getRequestListener(api.fetch, { hostname: 'localhost' });
  const answer = (request: IncomingMessage, response: ServerResponse) =>
    fallback && !isApiPath(splitAddress(request.url ?? '/').pathname)
      ? fallback(request, response)
      : answerApi(request, response);
  // A client that sends its request drop by drop must not hold a connection for minutes.
  const limits = { requestTimeout: 30_000, headersTimeout: 15_000 };
  const server = createServer(limits, answer);
  await once(server.listen(port, host), 'listening').catch((error: unknown) => {
    throw describeListenError(error, host, port);
  });
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  const name = host.includes(':') ? `[${host}]` : host;
  return { url: `http://${name}:${actual}`, stop: () => closeServer(server) };
}

/** How long requests under way may take to finish. */
const GRACE_MS = 6000;

/** Closes a server gently: no new connections, idle ones dropped, busy ones given time and then cut. */
function closeServer(server: Server, graceMs = GRACE_MS): Promise<void> {
  return new Promise((resolve, reject) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close((error) => {
      clearTimeout(cut);
      if (error) reject(error);
      else resolve();
    });
    server.closeIdleConnections();
  });
}

/** Whether the API answers for this path: `/healthz`, `/api` and all below it. */
function isApiPath(path: string): boolean {
  return path === '/healthz' || path === '/api' || path.startsWith('/api/');
}

/** Says in a sentence why a server could not start to listen, and what to do. */
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
 * On SIGTERM or SIGINT (Ctrl+C) runs the steps one after the other, then ends the process, after 10 s (`limitMs`) in any
 * case. Ctrl+C again ends it at once. SIGTERM again does not: a process manager that signals the whole group reaches the
 * server two or three times, directly and through `npm start`. Below npm, the end of npm's shell counts as SIGTERM.
 */
export function stopOnSignal(steps: (() => Promise<void>)[], log: Log, limitMs: number = LIMIT_MS): void {
  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping && signal === 'SIGINT') process.exit(1);
    if (stopping) return;
    stopping = true;
    log('info', { event: 'stopping', signal });
    try {
      await withTimeLimit(runSteps(steps), limitMs, 'Stopping');
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

async function runSteps(steps: (() => Promise<void>)[]): Promise<void> {
  for (const step of steps) await step();
}
