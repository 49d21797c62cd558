import type { Content } from '@/lib/content/content';

/** Props of a view that depends on the date. */
export interface OnDay<Part extends keyof Content = keyof Content> {
  content: Pick<Content, Part>;
  /** The day of the build, `YYYY-MM-DD`. */
  day: string;
}
