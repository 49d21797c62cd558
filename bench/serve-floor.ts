import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const page = readFileSync('out/feestructure.html.br');
/** The least that a server can do: one page for every GET, one refusal for the rest. */
createServer((request, response) => {
  if (request.method === 'GET') response.writeHead(200, { 'Content-Encoding': 'br' }).end(page);
  else response.writeHead(429, { 'Content-Type': 'application/json' }).end('{"errorMessage":"No."}');
}).listen(Number(process.env['PORT']), '127.0.0.1');
