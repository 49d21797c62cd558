import type { PageElement } from './scan-page';

/** Whether a `<script>` is data for machines, which never runs and needs no permission. */
export function isDataScript({ attributes }: PageElement): boolean {
  return attributes.type === 'application/ld+json';
}

/** Whether a `<script data-keep>` is the site's own: small, inline, and wanted on the finished page. */
export function isKeptScript({ name, attributes }: PageElement): boolean {
  return name === 'script' && 'data-keep' in attributes && !('src' in attributes);
}
