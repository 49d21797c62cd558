import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Metafile } from 'esbuild';
import { listFiles } from './files';

const ISLANDS = 'components/islands/islands.ts';
/** What is imported here gets its script. */
const MARKED = [ISLANDS, 'components/staff/area/StaffPage.tsx'];
const DIRECTIVE = /^(?:\s|\/\*[\s\S]*?\*\/|\/\/.*)*['"]use client['"]/;

/**
 * Client components that pages reach other than through `components/islands/islands.ts` or, in the staff area,
 * `StaffPage`: the finished site would show them without their script. Imports of types do not count, nor do packages.
 * @param root the project's folder
 * @returns one sentence for each import
 */
export async function findUnmarked(root: string): Promise<string[]> {
  const routes = (await listFiles(path.join(root, 'app'))).map((file) => `app/${file}`);
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: routes.filter((file) => file.endsWith('.tsx')),
    bundle: true,
    write: false,
    outdir: 'unused',
    packages: 'external',
    jsx: 'automatic',
    loader: { '.css': 'empty', '.woff2': 'empty' },
    metafile: true,
    logLevel: 'error',
  });
  const clients = await readClients(root, metafile);
  return Object.entries(metafile.inputs)
    .filter(([file]) => !MARKED.includes(file) && !clients.has(file))
    .flatMap(([file, { imports }]) =>
      imports
        .filter(({ path: target }) => clients.has(target))
        .map(({ path: target }) => describe(file, target)),
    );
}

async function readClients(root: string, { inputs }: Metafile): Promise<ReadonlySet<string>> {
  const files = Object.keys(inputs).filter((file) => /\.tsx?$/.test(file));
  const texts = await Promise.all(files.map((file) => readFile(path.join(root, file), 'utf8')));
  return new Set(files.filter((_, index) => DIRECTIVE.test(texts[index] ?? '')));
}

function describe(file: string, client: string): string {
  return (
    `${file} imports the client component ${client}, which would do nothing in the finished site. Add it to ` +
    `${ISLANDS} and use it as <Island name="…">.`
  );
}
