import type { BuildOptions } from 'esbuild';
import { browserslistToTargets, type Targets } from 'lightningcss';
import manifest from '../../package.json' with { type: 'json' };

/**
 * The oldest supported browsers: `browserslist` in package.json, which Next.js, Tailwind and Autoprefixer read too.
 * Each line must look like `chrome >= 80`: esbuild and Lightning CSS understand no other syntax.
 */
const OLDEST_BROWSERS: readonly string[] = manifest.browserslist;

export function styleTargets(lines = OLDEST_BROWSERS): Targets {
  return browserslistToTargets(lines.map((line) => line.replace(' >=', '')));
}

/** Targets for esbuild, which calls Safari on iPhones `ios`. */
export function scriptTargets(lines = OLDEST_BROWSERS): string[] {
  return lines.map((line) => line.replace(' >= ', '').replace('ios_saf', 'ios'));
}

/** Options for esbuild when it bundles a script for browsers. */
export const SCRIPT_OPTIONS = {
  bundle: true,
  target: scriptTargets(),
  // Because of one bug, esbuild treats destructuring as missing in Safari before 14.1, and cannot transform it.
  supported: { destructuring: true },
  minify: true,
  legalComments: 'none',
  logLevel: 'error',
} as const satisfies BuildOptions;
