/**
 * Changes with the content. Under `npm run dev`, next.config.mjs replaces this module with one that
 * lib/build/watch-content.ts rewrites after each change, so Next.js updates open pages.
 */
export const contentVersion: number = 0;
