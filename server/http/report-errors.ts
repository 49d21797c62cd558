import type { SiteHandler } from '@/lib/hosts/serve-site';
import type { Log } from '../process/log';

/** Answers 500 when a handler throws, and logs why; without it one bad disk sector would end the server. */
export function reportErrors(handler: SiteHandler, log: Log): SiteHandler {
  return async (request, response) => {
    try {
      await handler(request, response);
    } catch (error) {
      log('error', { event: 'unexpected error', path: request.url?.split('?')[0], error: String(error) });
      if (response.headersSent) response.destroy();
      else
        response
          .writeHead(500, { 'Content-Type': 'text/plain' })
          .end('Something went wrong on the server.\n');
    }
  };
}
