export interface Redirect {
  from: string;
  to: string;
}

/** Cloudflare Pages reads no more; it sends visitors from `/x.html` to `/x` by itself. */
const MOST = 2000;

/** Each page has one address: its file's name leads to it. */
export function pageRedirects(routes: readonly string[]): Redirect[] {
  return routes.map((to) => ({ from: to === '/' ? '/index.html' : `${to}.html`, to }));
}

/** `out/_redirects` for Netlify and Cloudflare Pages. */
export function redirectsFile(redirects: readonly Redirect[]): string {
  const lines = redirects.slice(0, MOST).map(({ from, to }) => `${from} ${to} 301`);
  return `${lines.join('\n')}\n`;
}
