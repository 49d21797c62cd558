import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

const pages = sirv('out', { brotli: true, gzip: true, etag: true });
/** The least that a server can do: pages by the library sirv alone, one refusal for the rest. */
const server = createServer((request, response) => {
  if (request.method === 'GET') pages(request, response);
  else response.writeHead(429, { 'Content-Type': 'application/json' }).end('{"errorMessage":"No."}');
}).listen(0, '127.0.0.1', () => {
  console.log(`The site is at http://localhost:${(server.address() as AddressInfo).port}`);
});
