import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sirv from 'sirv';
import { serveSite } from '@/lib/hosts/serve-site';

/**
 * A process for `npm run benchmark:static`: serves out/ as `npm start` does, or, with the argument `sirv`, by that
 * library alone. Sends its port first, and at every message the processor time it has used, in microseconds.
 */
const folder = path.resolve('out');
const alone = sirv(folder, { brotli: true, gzip: true, etag: true });
const site = serveSite(folder);
const server = createServer((request, response) =>
  process.argv[2] === 'sirv' ? alone(request, response) : void site(request, response),
);
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
process.on('disconnect', () => process.exit());
