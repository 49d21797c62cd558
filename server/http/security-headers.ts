import type { MiddlewareHandler } from 'hono';

/** No answer of the API may be kept, sniffed, framed, or run as a page. */
export function securityHeaders(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    context.header('Cache-Control', 'no-store');
    context.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    context.header('Cross-Origin-Resource-Policy', 'same-site');
    context.header('Referrer-Policy', 'no-referrer');
    context.header('X-Content-Type-Options', 'nosniff');
  };
}
