import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

const FOLDER = '_islands';

export interface IslandBundle {
  /** Such as `/_islands/K2X4V7QD.js`. */
  address: string;
  text: string;
}

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
    outdir: path.join(site, FOLDER),
    entryNames: '[hash]',
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    alias: {
      react: 'preact/compat',
      'react-dom': 'preact/compat',
      'react/jsx-runtime': 'preact/jsx-runtime',
    },
    define: { 'process.env.NODE_ENV': '"production"' },
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
    metafile: true,
    logLevel: 'error',
  });
  const [file] = Object.keys(metafile.outputs);
  if (file === undefined) throw new Error(`esbuild made no bundle of ${list}`);
  return { address: `/${FOLDER}/${path.basename(file)}`, text: await readFile(file, 'utf8') };
}
