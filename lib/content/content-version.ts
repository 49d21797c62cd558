/** `next dev` replaces this module, so that open pages update when the content changes (next.config.mjs). */
export const contentVersion: number = 0;
