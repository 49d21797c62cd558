import type { Context } from 'hono';

/** Whether the browser reached us by HTTPS: directly, or through a proxy that is trusted to say so. */
export function isHttps(context: Context, trustedProxies: number): boolean {
  const claimed = context.req.header('x-forwarded-proto')?.split(',').at(-1)?.trim();
  return trustedProxies > 0 && claimed ? claimed === 'https' : new URL(context.req.url).protocol === 'https:';
}
