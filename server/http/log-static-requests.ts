import type { SiteHandler } from '@/lib/hosts/serve-site';
import type { Log } from '../process/log';

/** The site with a line in the log for each request, as the API's calls have one; for LOG_STATIC=1. */
export function logStaticRequests(handler: SiteHandler, log: Log): SiteHandler {
  return async (request, response) => {
    const start = performance.now();
    // Read now: the handler writes the name of the file there.
    const path = request.url?.split('?')[0]?.slice(0, 200);
    response.once('close', () => {
      log('info', {
        event: 'static request',
        method: request.method,
        path,
        status: response.statusCode,
        ms: Math.round(performance.now() - start),
      });
    });
    await handler(request, response);
  };
}
