import { createServer } from 'node:http';
import sirv from 'sirv';

// For `npm run bench -- static`, beside the server of `npm start`.
createServer(sirv('out', { brotli: true, gzip: true, etag: true })).listen(Number(process.env.PORT));
