import type { PageElement } from './scan-page';

/** Whether a `<script data-keep>` is the site's own: small, inline, and wanted on the finished page. */
export function isKeptScript({ name, attributes }: PageElement): boolean {
  return name === 'script' && 'data-keep' in attributes && !('src' in attributes);
}
