/**
 * `next dev` replaces this module with one that changes with the content, so that open pages update (next.config.mjs).
 */
export const contentVersion: number = 0;
