import type { PageElement } from './scan-page';

/** Whether a `<script>` is data for machines, which never runs and needs no permission. */
export function isDataScript({ attributes }: PageElement): boolean {
  return attributes.type === 'application/ld+json';
}
