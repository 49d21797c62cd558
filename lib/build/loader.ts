import { build } from 'esbuild';
import { memoize } from '@/lib/content/memoize';
import { SCRIPT_OPTIONS } from './browsers';

/** `moving`: with an island that plays automatically. `script`: with a script of its own, which starts at once. */
export type PageKind = 'plain' | 'script' | 'islands' | 'moving' | 'login' | 'dashboard';

/** Bundles the inline script at the end of a page. @param scripts of its islands, such as `/_islands/K2X4V7QD.js` */
export const inlineScript = memoize(
  async (kind: PageKind, scripts: readonly string[]): Promise<string> => {
    const isStaff = kind === 'login' || kind === 'dashboard';
    const { outputFiles } = await build({
      ...SCRIPT_OPTIONS,
      entryPoints: [`components/inline/${isStaff ? 'staff' : 'public'}-page.ts`],
      format: 'iife',
      // Chrome 80 supports it. esbuild requires Chrome 91 because of a bug that no inline script triggers.
      supported: { ...SCRIPT_OPTIONS.supported, 'optional-chain': true },
      define: { PAGE: JSON.stringify(kind), SCRIPTS: JSON.stringify(scripts) },
      // Otherwise tsconfig.json adds "use strict".
      tsconfigRaw: {},
      write: false,
    });
    return outputFiles[0]!.text.trim();
  },
  (kind, scripts) => [kind, ...scripts].join(),
  () => undefined,
);

/** Links the deferred style sheet. It applies at once in print and with a mouse, and everywhere without script. */
export function linkLaterSheet(address: string): string {
  const link = (rest: string): string => `<link rel="stylesheet" href="${address}"${rest}>`;
  return `${link(' media="print,(hover:hover)"')}<noscript>${link('')}</noscript>`;
}
