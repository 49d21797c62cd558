import { build } from 'esbuild';
import { memoize } from '@/lib/content/memoize';
import { SCRIPT_OPTIONS } from './browsers';

/** `moving`: has an island that plays automatically. `script`: has a script that starts at once, without Preact. */
export type PageKind = 'plain' | 'script' | 'islands' | 'moving' | 'login' | 'dashboard';

/** Bundles the inline script for the end of a page. @param scripts of its islands: `/_islands/K2X4V7QD.js` */
export const inlineScript = memoize(
  async (kind: PageKind, scripts: readonly string[]): Promise<string> => {
    const isStaff = kind === 'login' || kind === 'dashboard';
    const { outputFiles } = await build({
      ...SCRIPT_OPTIONS,
      entryPoints: [`components/inline/${isStaff ? 'staff' : 'public'}-page.ts`],
      format: 'iife',
      // Keep `?.`: Chrome 80 supports it. esbuild requires Chrome 91, because of a bug that no inline script triggers.
      supported: { ...SCRIPT_OPTIONS.supported, 'optional-chain': true },
      define: { PAGE: JSON.stringify(kind), SCRIPTS: JSON.stringify(scripts) },
      // Without this, tsconfig.json makes esbuild add "use strict".
      tsconfigRaw: {},
      write: false,
    });
    return outputFiles[0]!.text.trim();
  },
  (kind, scripts) => [kind, ...scripts].join(),
  () => undefined,
);

/** Links the deferred style sheet. It applies at once for print, for a mouse, and where script is off. */
export function linkLaterSheet(address: string): string {
  const link = (rest: string): string => `<link rel="stylesheet" href="${address}"${rest}>`;
  return `${link(' media="print,(hover:hover)"')}<noscript>${link('')}</noscript>`;
}
