import type { BuildOptions } from 'esbuild';
import { browserslistToTargets, type Targets } from 'lightningcss';
import manifest from '../../package.json' with { type: 'json' };

/**
 * The oldest browsers that the site works in, from the one place that says so: `browserslist` in package.json, where
 * Next.js, Tailwind and Autoprefixer read it too. Each line is a name and its first version, such as `chrome >= 80`; of
 * another form esbuild and Lightning CSS can make nothing.
 */
const OLDEST: readonly string[] = manifest.browserslist;

/** For Lightning CSS. */
export function styleTargets(lines = OLDEST): Targets {
  return browserslistToTargets(lines.map((line) => line.replace(' >=', '')));
}

/** For esbuild, which has its own name for the browser of iPhones. */
export function scriptTargets(lines = OLDEST): string[] {
  return lines.map((line) => line.replace(' >= ', '').replace('ios_saf', 'ios'));
}

/** For esbuild: script that a page brings to the browser. */
export const SCRIPT_OPTIONS = {
  bundle: true,
  target: scriptTargets(),
  // For one corner of it esbuild counts Safari before 14.1 as without destructuring, which it cannot transform.
  supported: { destructuring: true },
  minify: true,
  legalComments: 'none',
  logLevel: 'error',
} as const satisfies BuildOptions;
