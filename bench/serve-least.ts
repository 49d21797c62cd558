import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

const pages = sirv('out', { brotli: true, gzip: true, etag: true });
/** The baseline of the comparison: a minimal server that serves pages with sirv, and rejects everything else. */
const server = createServer((request, response) => {
  if (request.method === 'GET') pages(request, response);
  else response.writeHead(429, { 'Content-Type': 'application/json' }).end('{"errorMessage":"No."}');
}).listen(0, '127.0.0.1', () => {
  console.log(`The site is at http://localhost:${(server.address() as AddressInfo).port}`);
});
