import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';

/** Calls a server, and reuses connections that stay open. @param maxSockets the limit for parallel connections */
export function createCaller(url: string, token?: string, maxSockets = 1) {
  const { Agent, request } = url.startsWith('https:') ? https : http;
  const agent = new Agent({ keepAlive: true, maxSockets, rejectUnauthorized: false });
  const authorization = token && { Authorization: `Bearer ${token}` };
  return {
    /** @throws the connection's error, such as ECONNREFUSED; its `isFresh` is true for a connection's first call */
    async call(method: string, path: string, body?: object, more: Record<string, string> = {}) {
      const headers = { ...authorization, ...more, ...(body && { 'Content-Type': 'application/json' }) };
      const sent = request(url + path, { agent, method, headers });
      const answered = once(sent, 'response').catch((error: Error) => {
        throw Object.assign(error, { isFresh: !sent.reusedSocket });
      });
      sent.end(body && JSON.stringify(body));
      const [response] = await answered;
      return {
        status: Number(response.statusCode),
        connection: response.headers.connection,
        retryAfter: response.headers['retry-after'],
        body: await text(response),
      };
    },
    end: () => agent.destroy(),
  };
}
