import type { Content } from '@/lib/content/content';

export interface OnDay<Part extends keyof Content = keyof Content> {
  content: Pick<Content, Part>;
  /** The day of the build, `YYYY-MM-DD`. */
  day: string;
}
