import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../files/list-files';

const ENDING = 'client-reference-manifest.js';

/**
 * The source file behind every module number that pages refer to.
 * @param server Next's `.next/server/app`
 * @returns for example `74854` → `components/islands/PhotoViewer.tsx`
 */
export async function readClientModules(server: string): Promise<ReadonlyMap<number, string>> {
  const files = (await listFiles(server)).filter((file) => file.endsWith(ENDING));
  const modules = new Map<number, string>();
  for (const file of files) {
    const text = await readFile(path.join(server, file), 'utf8');
    for (const [source, { id }] of Object.entries(parseManifest(text, file))) {
      modules.set(id, source.replace('[project]/', ''));
    }
  }
  return modules;
}

function parseManifest(text: string, file: string): Record<string, { id: number }> {
  const start = text.indexOf('"] = ');
  if (start < 0) throw new Error(`${file} is in an unknown form: was Next.js updated?`);
  const json = text
    .slice(start + '"] = '.length)
    .trim()
    .replace(/;$/, '');
  return (JSON.parse(json) as { clientModules: Record<string, { id: number }> }).clientModules;
}
