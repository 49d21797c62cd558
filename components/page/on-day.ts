import type { Content } from '@/lib/content/content';

/** What a view needs that says another thing on another day. */
export interface OnDay<Part extends keyof Content = keyof Content> {
  content: Pick<Content, Part>;
  /** For which the site is built, `YYYY-MM-DD`. */
  day: string;
}
