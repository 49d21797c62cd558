/**
 * Under `next dev`, next.config.mjs replaces this module by one that changes with the content, which reloads open
 * pages.
 */
export const contentVersion: number = 0;
