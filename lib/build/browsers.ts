import type { BuildOptions } from 'esbuild';
import { browserslistToTargets, type Targets } from 'lightningcss';
import manifest from '../../package.json' with { type: 'json' };

/** `browserslist` in package.json. Each line must look like `chrome >= 80`: esbuild rejects all others. */
const OLDEST_BROWSERS: readonly string[] = manifest.browserslist;

export const styleTargets = (lines = OLDEST_BROWSERS): Targets =>
  browserslistToTargets(lines.map((line) => line.replace(' >=', '')));

/** Targets for esbuild, which calls Safari on iPhones `ios`. */
export const scriptTargets = (lines = OLDEST_BROWSERS): string[] =>
  lines.map((line) => line.replace(' >= ', '').replace('ios_saf', 'ios'));

export const SCRIPT_OPTIONS = {
  bundle: true,
  target: scriptTargets(),
  // Without this, esbuild fails: it tries to replace destructuring because of a bug in Safari before 14.1.
  supported: { destructuring: true },
  minify: true,
  legalComments: 'none',
  logLevel: 'error',
} as const satisfies BuildOptions;
