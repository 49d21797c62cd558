import type { Hono } from 'hono';
import { refuse } from '../text/refuse';
import type { ApiEnv } from './api-env';

/** Answers 405 with `Allow` where a path exists but not for the method used; call it after all routes are there. */
export function refuseMethods(api: Hono<ApiEnv>): void {
  const calls = api.routes.filter((route) => route.method !== 'ALL');
  for (const path of new Set(calls.map((route) => route.path))) {
    const methods = calls.filter((route) => route.path === path).map((route) => route.method);
    const allowed = [...new Set(methods)].join(', ');
    api.all(path, () => {
      throw refuse(405, `This address answers only to ${allowed}.`, { Allow: allowed });
    });
  }
}
