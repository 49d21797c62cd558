import path from 'node:path';

/** Media types by ending, for the local server and nginx. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  txt: 'text/plain',
  xml: 'application/xml',
  ics: 'text/calendar',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
};

/** Types that are text: sent with their character set, and worth compressing. */
export const TEXT_TYPES: readonly string[] = [
  'text/html',
  'text/css',
  'text/javascript',
  'text/plain',
  'application/xml',
  'application/atom+xml',
  'text/calendar',
  'application/json',
  'application/manifest+json',
  'image/svg+xml',
];

/** Whether a file of the finished site has compressed copies beside it. */
export function isText(file: string): boolean {
  return TEXT_TYPES.includes(typeOf(file));
}

/** The value of `Content-Type` for a file of the finished site by its ending, where no rule of the table gives it another. */
export function contentTypeOf(file: string): string {
  return isText(file) ? `${typeOf(file)}; charset=utf-8` : typeOf(file);
}

function typeOf(file: string): string {
  return CONTENT_TYPES[path.extname(file).slice(1).toLowerCase()] ?? 'application/octet-stream';
}
