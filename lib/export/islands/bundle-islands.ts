import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { BUNDLE_OPTIONS, ISLANDS_FOLDER, type IslandBundle } from './bundle-options';

/**
 * Bundles islands into one script for the browser, with Preact in place of React.
 * @param names exports of `components/islands/islands.ts`
 * @param site the folder of the finished site, where the bundle is put
 */
export async function bundleIslands(names: readonly string[], site: string): Promise<IslandBundle> {
  const root = process.cwd();
  const list = names.join(', ');
  const { metafile } = await build({
    stdin: {
      contents: `import { hydrateIslands } from '@/components/islands/hydrate-islands';
import { ${list} } from '@/components/islands/islands';
hydrateIslands({ ${list} });`,
      resolveDir: root,
      loader: 'ts',
    },
    ...BUNDLE_OPTIONS,
    outdir: path.join(site, ISLANDS_FOLDER),
    plugins: [
      {
        name: 'only-what-is-used',
        setup: (bundler) => {
          // Importing a component does nothing by itself: islands that the page lacks are left out.
          bundler.onResolve({ filter: /^@\/components\// }, async ({ path: file, pluginData, ...rest }) => {
            if (pluginData === 'resolved') return undefined;
            return {
              ...(await bundler.resolve(file, { ...rest, pluginData: 'resolved' })),
              sideEffects: false,
            };
          });
        },
      },
    ],
  });
  const [file] = Object.keys(metafile.outputs);
  if (file === undefined) throw new Error(`esbuild made no bundle of ${list}`);
  return { addresses: [`/${ISLANDS_FOLDER}/${path.basename(file)}`], text: await readFile(file, 'utf8') };
}
