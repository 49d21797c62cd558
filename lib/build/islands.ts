import { type BuildOptions, build, type Metafile } from 'esbuild';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { scriptTargets } from './browsers';

/** The islands that a whole page of the staff area consists of, and the file with which the script of each begins. */
export const STAFF_ENTRIES: Readonly<Record<string, string>> = {
  StaffLogin: 'components/staff/hydrate-login.ts',
  StaffDashboard: 'components/staff/hydrate-dashboard.ts',
};

/**
 * Whether a page belongs to the staff area.
 * @param islands the names of its islands
 */
export function isStaffPage(islands: readonly string[]): boolean {
  return islands.some((name) => Object.hasOwn(STAFF_ENTRIES, name));
}

/** Below the finished site. Every file in it is named after its content. */
const ISLANDS_FOLDER = '_islands';

type Runtime = Pick<BuildOptions, 'alias' | 'jsxImportSource'>;

/** Preact under React's names: React itself adds 50 KB to the script of a page. */
const ON_PREACT = {
  jsxImportSource: 'preact',
  alias: {
    react: 'preact/compat',
    'react-dom': 'preact/compat',
    'react/jsx-runtime': 'preact/jsx-runtime',
  },
} satisfies Runtime;

/**
 * What the islands run on: Preact, unless `ISLANDS_RUNTIME=react npm run build` asks for React itself.
 * @throws Error for another name
 */
export function islandRuntime(name = process.env['ISLANDS_RUNTIME'] ?? 'preact'): Runtime {
  if (name === 'react') return {};
  if (name === 'preact') return ON_PREACT;
  throw new Error(`ISLANDS_RUNTIME is "${name}". Write react or preact, or leave it out: it is preact then.`);
}

/** Script for the browser. */
const BUNDLE_OPTIONS = {
  entryNames: '[hash]',
  chunkNames: '[hash]',
  bundle: true,
  format: 'esm',
  target: scriptTargets(),
  // For one corner of it esbuild counts Safari before 14.1 as without destructuring, which it cannot transform.
  supported: { destructuring: true },
  minify: true,
  legalComments: 'none',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  metafile: true,
  logLevel: 'error',
} as const satisfies BuildOptions;

/** The script of a page. */
export interface IslandBundle {
  /** Such as `/_islands/K2X4V7QD.js`: the file where it begins, and those that it imports at once. */
  addresses: string[];
  /** Of all of them. */
  text: string;
}

/**
 * Bundles islands into one script for the browser.
 * @param names exports of `components/islands/islands.ts`
 * @param site the folder of the finished site, where the bundle is put
 */
async function bundleIslands(names: readonly string[], site: string): Promise<IslandBundle> {
  const root = process.cwd();
  const list = names.join(', ');
  const { metafile } = await build({
    stdin: {
      contents: `import { hydrateIslands } from '@/components/islands/hydrate-islands';
import { ${list} } from '@/components/islands/islands';
export const ready = hydrateIslands({ ${list} });`,
      resolveDir: root,
      loader: 'ts',
    },
    ...BUNDLE_OPTIONS,
    ...islandRuntime(),
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

/**
 * Bundles the staff area: what its pages share is a file of its own, which the next page has in the browser's cache.
 * @param site the folder of the finished site, where the files are put
 * @returns the script of each staff island, by the island's name
 */
async function bundleStaff(site: string): Promise<ReadonlyMap<string, IslandBundle>> {
  const { metafile } = await build({
    ...BUNDLE_OPTIONS,
    ...islandRuntime(),
    entryPoints: Object.values(STAFF_ENTRIES),
    splitting: true,
    outdir: path.join(site, ISLANDS_FOLDER),
  });
  const bundles = Object.entries(STAFF_ENTRIES).map(
    async ([island, entry]) => [island, await readBundle(metafile, entry)] as const,
  );
  return new Map(await Promise.all(bundles));
}

async function readBundle({ outputs }: Metafile, entry: string): Promise<IslandBundle> {
  const first = Object.keys(outputs).find((file) => outputs[file]?.entryPoint === entry);
  if (first === undefined) throw new Error(`esbuild made no bundle of ${entry}`);
  const files = [first];
  // The list grows while it is read: imports have imports.
  for (const file of files) {
    for (const { path: imported, kind } of outputs[file]?.imports ?? [])
      if (kind === 'import-statement' && !files.includes(imported)) files.push(imported);
  }
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return {
    addresses: files.map((file) => `/${ISLANDS_FOLDER}/${path.basename(file)}`),
    text: texts.join('\n'),
  };
}

/**
 * Gives each page the script of its islands; pages with the same islands share it.
 * @param site the folder of the finished site, where the files are put
 */
export function createPageBundles(site: string): (islands: readonly string[]) => Promise<IslandBundle> {
  const known = new Map<string, Promise<IslandBundle>>();
  let staff: ReturnType<typeof bundleStaff> | undefined;
  const bundle = async (islands: readonly string[]): Promise<IslandBundle> => {
    if (!isStaffPage(islands)) return bundleIslands(islands, site);
    staff ??= bundleStaff(site);
    const [name = '', ...more] = islands;
    const found = (await staff).get(name);
    if (!found || more.length)
      throw new Error(`a page of the staff area is one island, not ${islands.join(', ')}`);
    return found;
  };
  return (islands) => {
    const key = islands.join(' ');
    const made = known.get(key) ?? bundle(islands);
    known.set(key, made);
    return made;
  };
}
