import { cors } from 'hono/cors';
import type { MiddlewareHandler } from 'hono';

/** Lets the named sites, and no others, call the API from a browser. Tokens travel in a header, so no cookies. */
export function allowOrigins(origins: string[]): MiddlewareHandler {
  return cors({
    origin: origins,
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['Authorization', 'Content-Type', 'X-XSRF-TOKEN'],
    exposeHeaders: ['Retry-After'],
    maxAge: 600,
  });
}
