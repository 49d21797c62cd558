import type { KindName } from './kinds';

/** Kinds of which every file shows one person, and what that is to an editor. */
export const PERSONS: Partial<Record<KindName, string>> = {
  messages: 'message',
  testimonials: 'testimonial',
  toppers: 'topper',
};

/** Whether somebody agreed to be shown, or nobody is (Digital Personal Data Protection Act 2023). */
export function mayBeShown({ consent }: { consent?: unknown }): boolean {
  return consent !== undefined;
}
