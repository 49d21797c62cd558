import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncodings } from './accepted-encoding';
import { responseHeaders } from './response-headers';
import type { PublishedSite } from './published-site';

/** Answers with the site's own error page and status 404. */
export function sendNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  notFound: PublishedSite['notFound'],
  pathname: string,
): void {
  const encoding = acceptedEncodings(request.headers['accept-encoding']).find(({ name }) =>
    notFound.has(name),
  );
  const page = notFound.get(encoding?.name ?? '');
  const body = page ?? Buffer.from('Not found. Has npm run build been run?\n');
  response.writeHead(404, {
    ...responseHeaders(pathname, false),
    'Content-Type': page ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8',
    'Content-Length': body.length,
    Vary: 'Accept-Encoding',
    ...(page && encoding && { 'Content-Encoding': encoding.name }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
