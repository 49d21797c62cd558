import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { userInfo } from 'node:os';
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { SiteHandler } from '@/lib/hosts/serve-site';
import { splitAddress } from '@/lib/hosts/split-address';
import { whenShellEnds } from '@/lib/setup/when-shell-ends.mjs';
import { ensureFirstUser, FIRST_USER, runAccountCommand } from './accounts';
import { createApi } from './api';
import { describeDiskError, loadJwtSecret, markDatabase, protectFolder } from './data-folder';
import { openDatabase } from './database';
import { endThreads } from './passwords';
import {
  createJsonLog,
  createQuietLog,
  readClock,
  readSettings,
  withTimeLimit,
  type Log,
  type Settings,
} from './process';
import type { ApiEnv } from './request';
import { listenForCommands } from './user-command';

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
 * Opens the database, the secret and, on the first start, the first account, and returns the API on top of them.
 * `say` gets the few sentences meant for a person; the generated password goes to a file and nowhere else.
 * @returns with `close` to call after the last request
 */
export async function openApi(
  settings: Settings,
  parts: { log: Log; now: () => Date; say: (text: string) => void },
): Promise<{ api: Hono<ApiEnv>; close: () => Promise<void> }> {
  const { now, say } = parts;
  const { dataFolder, databaseUrl } = settings;
  const log = createQuietLog(parts.log, now);
  const jwtSecret = await openDataFolder(settings, say);
  const database = await openDatabase(settings, log);
  try {
    const file = await ensureFirstUser(database, dataFolder, { now, log });
    if (file) {
      say(
        `\n  The first account is ${FIRST_USER}. Its password is in ${file}: sign in, then delete the file.\n`,
      );
    }
    await markDatabase(dataFolder, databaseUrl);
    const stopListening = await listenForCommands(dataFolder, (command) =>
      runAccountCommand(database, command, { now, operator: userInfo().username, log }),
    );
    const close = async (): Promise<void> => {
      await stopListening();
      await database.close();
      await endThreads();
    };
    return { api: createApi({ ...settings, database, jwtSecret, now, log }), close };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openDataFolder(settings: Settings, say: (text: string) => void): Promise<Uint8Array> {
  try {
    for (const warning of await protectFolder(settings.dataFolder)) say(warning);
    return await loadJwtSecret(settings.jwtSecret, settings.dataFolder);
  } catch (error) {
    throw describeDiskError(error, settings.dataFolder);
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

interface RunningServer {
  /** Where it answers, such as `http://127.0.0.1:3000`; with port 0 the port it was given. */
  url: string;
  /** Takes no new requests, lets those under way finish (6 s at most), and resolves when all is closed. */
  stop: () => Promise<void>;
}

/**
 * Serves the API, and with `fallback` (the exported site) everything that is not its own, on one port.
 * @throws an Error with a plain sentence when the port is taken or not allowed.
 */
export async function startServer(parts: {
  api: { fetch: Fetch };
  fallback?: SiteHandler | undefined;
  host: string;
  port: number;
}): Promise<RunningServer> {
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
  await listen(server, host, port);
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

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(describeListenError(error, host, port)));
    server.listen(port, host, resolve);
  });
}

/** Says in a sentence why a server could not start to listen, and what to do. */
function describeListenError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new Error(
      `Port ${port} is already in use. Stop the other program, or choose another port: --port ${port + 1}`,
    );
  }
  if (error.code === 'EACCES') {
    return new Error(`Port ${port} needs special rights. Choose one above 1023, such as --port 3000`);
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new Error(`${host} is not an address of this machine. Check HOST; 127.0.0.1 always works.`);
  }
  return error;
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
