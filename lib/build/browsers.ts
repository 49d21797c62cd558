import { browserslistToTargets, type Targets } from 'lightningcss';
import manifest from '../../package.json' with { type: 'json' };

/**
 * The oldest browsers that the site works in, from the one place that says so: `browserslist` in package.json, where
 * Next.js, Tailwind and Autoprefixer read it too. Each line is a name and its first version, such as `chrome >= 80`.
 */
function readOldest(lines: readonly string[]): { name: string; version: string }[] {
  return lines.map((line) => {
    const [, name, version] = /^([a-z_]+) >= (\d+(?:\.\d+)?)$/.exec(line) ?? [];
    if (!name || !version) throw new Error(`browserslist in package.json: write "${line}" as "chrome >= 80"`);
    return { name, version };
  });
}

/** For Lightning CSS. */
export function styleTargets(lines: readonly string[] = manifest.browserslist): Targets {
  return browserslistToTargets(readOldest(lines).map(({ name, version }) => `${name} ${version}`));
}

/** What esbuild calls a browser where it has a name of its own. */
const OF_ESBUILD: Readonly<Record<string, string>> = { ios_saf: 'ios' };

/** For esbuild. */
export function scriptTargets(lines: readonly string[] = manifest.browserslist): string[] {
  return readOldest(lines).map(({ name, version }) => (OF_ESBUILD[name] ?? name) + version);
}
