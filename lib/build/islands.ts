import { type BuildOptions, build, type Metafile } from 'esbuild';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { memoize } from '@/lib/content/memoize';
import { SCRIPT_OPTIONS } from './browsers';

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

// Why: docs/decisions/islands.md
/** Which library hydrates the islands of which pages. */
const RUNTIMES = {
  /** React itself, as the owner chose it. Staff fetch it once, and it is in the cache from then on. */
  staff: {},
  /** Preact under React's names: React would add 50 KB to what a parent fetches for a carousel. */
  visitors: {
    jsxImportSource: 'preact',
    alias: {
      react: 'preact/compat',
      'react-dom': 'preact/compat',
      'react/jsx-runtime': 'preact/jsx-runtime',
    },
  },
} satisfies Record<string, Runtime>;

/** Script for the browser. */
const BUNDLE_OPTIONS = {
  ...SCRIPT_OPTIONS,
  entryNames: '[hash]',
  chunkNames: '[hash]',
  format: 'esm',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  metafile: true,
} as const satisfies BuildOptions;

/** The staff area: what its pages share is a file of its own, which the next page has in the browser's cache. */
const STAFF = { entryPoints: Object.values(STAFF_ENTRIES), splitting: true } satisfies BuildOptions;

/**
 * @param list names of exports of `components/islands/islands.ts`; islands that the page lacks are left out, since
 * `sideEffects` in package.json says that importing a file of this project does nothing by itself
 */
function publicEntry(list: string): BuildOptions {
  const contents = `import { hydrateIslands } from '@/components/islands/hydrate-islands';
import { ${list} } from '@/components/islands/islands';
export const hydrate = () => hydrateIslands({ ${list} });`;
  return { stdin: { contents, resolveDir: process.cwd(), loader: 'ts' } };
}

/** The script of a page. */
export type IslandBundle = Awaited<ReturnType<typeof readBundle>>;

async function readBundle({ outputs }: Metafile, entry: string) {
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
    /** Such as `/_islands/K2X4V7QD.js`: the file where it begins, and those that it imports at once. */
    addresses: files.map((file) => `/${ISLANDS_FOLDER}/${path.basename(file)}`),
    /** Of all of them. */
    text: texts.join('\n'),
  };
}

/**
 * Gives each page the script of its islands; pages with the same islands share it.
 * @param site the folder of the finished site, where the files are put
 */
export function createPageBundles(site: string): (islands: readonly string[]) => Promise<IslandBundle> {
  const outdir = path.join(site, ISLANDS_FOLDER);
  const bundle = memoize((list: string) =>
    build({
      ...(list === 'staff' ? STAFF : publicEntry(list)),
      ...BUNDLE_OPTIONS,
      ...RUNTIMES[list === 'staff' ? 'staff' : 'visitors'],
      outdir,
    }),
  );
  return async (islands) => {
    const isStaff = isStaffPage(islands);
    const [name = '', ...more] = islands;
    if (isStaff && more.length)
      throw new Error(`a page of the staff area is one island, not ${islands.join(', ')}`);
    const { metafile } = await bundle(isStaff ? 'staff' : islands.join(', '));
    return readBundle(metafile, STAFF_ENTRIES[name] ?? '<stdin>');
  };
}
