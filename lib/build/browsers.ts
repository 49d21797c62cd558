import type { BuildOptions } from 'esbuild';
import { browserslistToTargets, type Targets } from 'lightningcss';
import manifest from '../../package.json' with { type: 'json' };

/**
 * The oldest supported browsers: `browserslist` in package.json, which Next.js, Tailwind and Autoprefixer read too.
 * Lines such as `chrome >= 80` only: esbuild and Lightning CSS understand no other form.
 */
const OLDEST_BROWSERS: readonly string[] = manifest.browserslist;

export function styleTargets(lines = OLDEST_BROWSERS): Targets {
  return browserslistToTargets(lines.map((line) => line.replace(' >=', '')));
}

/** For esbuild, which calls Safari on iPhones `ios`. */
export function scriptTargets(lines = OLDEST_BROWSERS): string[] {
  return lines.map((line) => line.replace(' >= ', '').replace('ios_saf', 'ios'));
}

/** For esbuild, when it bundles script for the browser. */
export const SCRIPT_OPTIONS = {
  bundle: true,
  target: scriptTargets(),
  // Because of one bug, esbuild treats Safari before 14.1 as without destructuring, which it cannot transform.
  supported: { destructuring: true },
  minify: true,
  legalComments: 'none',
  logLevel: 'error',
} as const satisfies BuildOptions;
