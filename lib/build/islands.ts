import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { memoize } from '@/lib/content/memoize';
import { listUsedIcons } from '@/lib/setup/used-icons.mjs';
import { SCRIPT_OPTIONS } from './browsers';

/** Islands of the staff area, each with the entry point of its script. Each fills a whole page. */
export const STAFF_ENTRIES: Readonly<Record<string, string>> = {
  StaffLogin: 'components/staff/StaffLogin.tsx',
  StaffDashboard: 'components/staff/StaffDashboard.tsx',
  StaffWebsite: 'components/staff/website/StaffWebsite.tsx',
};

export const isStaffPage = (islands: readonly string[]): boolean =>
  islands.some((name) => Object.hasOwn(STAFF_ENTRIES, name));

/** The folder for scripts. Each file is named after a hash of its content. */
export const ISLANDS_FOLDER = '_islands';

// Why: docs/decisions/islands.md
/** On public pages, components that import React get Preact: React would add 50 KB. The staff area uses React. */
const PREACT = {
  jsxImportSource: 'preact',
  alias: {
    react: 'preact/compat',
    'react-dom': 'preact/compat',
    'react/jsx-runtime': 'preact/jsx-runtime',
  },
} satisfies BuildOptions;

/** Shortens the list of 6,000 icons, because reading them all took 1.6 s of processor time for each bundle. */
const USED_ICONS: Plugin = {
  name: 'used-icons',
  setup: (bundler) =>
    bundler.onLoad({ filter: /[\\/]tabler-icons-react\.mjs$/ }, async ({ path: file }) => {
      const list = await readFile(file, 'utf8');
      const lines = [...listUsedIcons()].map(
        (icon) => new RegExp(`^.*\\b${icon}\\b.*$`, 'm').exec(list)?.[0],
      );
      return { contents: lines.join('\n') };
    }),
};

export const BUNDLE_OPTIONS = {
  ...SCRIPT_OPTIONS,
  plugins: [USED_ICONS],
  entryNames: '[hash]',
  chunkNames: '[hash]',
  format: 'esm',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  metafile: true,
} as const satisfies BuildOptions;

/** With `splitting`, shared code goes into a separate file, which the browser caches for the next page. */
const STAFF = { entryPoints: Object.values(STAFF_ENTRIES), splitting: true } satisfies BuildOptions;

/** An entry with only some exports of components/islands/islands.ts. esbuild drops the others (`sideEffects`). */
function publicEntry(list: string): BuildOptions {
  const contents = `import { hydrateIslands } from '@/components/islands/hydrate-islands';
import { ${list} } from '@/components/islands/islands';
export const hydrate = () => hydrateIslands({ ${list} });`;
  return { ...PREACT, stdin: { contents, resolveDir: process.cwd(), loader: 'ts' } };
}

export type IslandBundle = Awaited<ReturnType<typeof readBundle>>;

export async function readBundle({ outputs }: Metafile, entry: string) {
  const first = Object.keys(outputs).find((file) => outputs[file]?.entryPoint === entry);
  if (first === undefined) throw new Error(`esbuild made no bundle of ${entry}`);
  const files = [first];
  // The loop also visits the imports that it adds to `files`.
  for (const file of files) {
    for (const { path: imported, kind } of outputs[file]?.imports ?? [])
      if (kind === 'import-statement' && !files.includes(imported)) files.push(imported);
  }
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return {
    /** Addresses of the entry (such as `/_islands/K2X4V7QD.js`) and of its static imports. */
    addresses: files.map((file) => `/${ISLANDS_FOLDER}/${path.basename(file)}`),
    text: texts.join('\n'),
  };
}

/** Returns a function that bundles the script of a page's islands into `site`, once for each set of islands. */
export function createPageBundles(site: string): (islands: readonly string[]) => Promise<IslandBundle> {
  const outdir = path.join(site, ISLANDS_FOLDER);
  const bundle = memoize((list: string) =>
    build({ ...(list === 'staff' ? STAFF : publicEntry(list)), ...BUNDLE_OPTIONS, outdir }),
  );
  return async (islands) => {
    const isStaff = isStaffPage(islands);
    const [name = '', ...more] = islands;
    if (isStaff && more.length)
      throw new Error(`a page of the staff area must be one island, not ${islands.join(', ')}`);
    const { metafile } = await bundle(isStaff ? 'staff' : islands.join(', '));
    return readBundle(metafile, STAFF_ENTRIES[name] ?? '<stdin>');
  };
}
