import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import type { SiteHandler } from '@/lib/hosts/serve-site';
import { splitAddress } from '@/lib/hosts/read-request';
import { closeServer } from './close-server';
import { describeListenError } from './describe-listen-error';

/** Answers a request; `env` carries Node's own request, which Hono reads the caller's address from. */
export type Fetch = (request: Request, env: HttpBindings | Http2Bindings) => Response | Promise<Response>;

export interface RunningServer {
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
  fallback?: SiteHandler;
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
