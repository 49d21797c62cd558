import { build } from 'esbuild';
import { memoize } from '@/lib/content/memoize';
import { SCRIPT_OPTIONS } from './browsers';

/** `moving`: with an island that moves by itself. */
export type PageKind = 'plain' | 'islands' | 'moving' | 'login' | 'dashboard';

/**
 * Bundles the inline script that ends a page.
 * @param scripts addresses of the script of its islands, such as `/_islands/K2X4V7QD.js`
 */
export const inlineScript = memoize(
  async (kind: PageKind, scripts: readonly string[]): Promise<string> => {
    const isStaff = kind === 'login' || kind === 'dashboard';
    const { outputFiles } = await build({
      ...SCRIPT_OPTIONS,
      entryPoints: [`components/inline/${isStaff ? 'staff' : 'public'}-page.ts`],
      format: 'iife',
      // Chrome 80 has it. esbuild waits for Chrome 91 because of one defect, which no inline script meets.
      supported: { ...SCRIPT_OPTIONS.supported, 'optional-chain': true },
      define: { PAGE: JSON.stringify(kind), SCRIPTS: JSON.stringify(scripts) },
      // Without "use strict", which TypeScript's settings would add.
      tsconfigRaw: {},
      write: false,
    });
    return outputFiles[0]!.text.trim();
  },
  (kind, scripts) => [kind, ...scripts].join(),
  () => undefined,
);

/** Fetched with every page, and applied at once where things are pointed at, and on paper. */
const SHEET_MEDIA = 'print,(hover:hover)';

/** Links the style sheet of what no first screen needs. Without script it applies at once. */
export function linkLaterSheet(address: string): string {
  const link = (rest: string): string => `<link rel="stylesheet" href="${address}"${rest}>`;
  return `${link(` media="${SHEET_MEDIA}"`)}<noscript>${link('')}</noscript>`;
}
