/**
 * Which state of the content is read. Under `npm run dev` next.config.mjs puts another module in the place of this one,
 * which is rewritten after each change (lib/build/watch-content.ts): a module of every page has then changed, and
 * Next.js updates the pages that are open.
 */
export const contentVersion: number = 0;
