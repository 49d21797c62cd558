import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Metafile } from 'esbuild';
import { BUNDLE_OPTIONS, ISLANDS_FOLDER, type IslandBundle } from './bundle-options';
import { STAFF_ENTRIES } from './staff-islands';

/**
 * Bundles the staff area: what its pages share is a file of its own, which the next page has in the browser's cache.
 * @param site the folder of the finished site, where the files are put
 * @returns the script of each staff island, by the island's name
 */
export async function bundleStaff(site: string): Promise<ReadonlyMap<string, IslandBundle>> {
  const { metafile } = await build({
    ...BUNDLE_OPTIONS,
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
