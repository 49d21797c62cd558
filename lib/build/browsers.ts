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
