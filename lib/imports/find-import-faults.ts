import path from 'node:path';
import { readImports } from './read-imports';

const OF_TESTS = /(^|\/)(testing|mistakes|e2e)\/|\.(test|spec|suite)(\.|$)/;
const AT_THE_TOP = /^[^/]+$/;

/**
 * Imports against the order of the folders.
 * @param sources text by file, from the project's folder
 * @param order folders, lowest first
 * @returns one sentence each, such as `lib/text/text.ts:3: …`
 */
export function findImportFaults(sources: ReadonlyMap<string, string>, order: readonly string[]): string[] {
  const unused = new Set(order);
  const faults: string[] = [];
  for (const [file, text] of sources) {
    if (OF_TESTS.test(file) || AT_THE_TOP.test(file)) continue;
    const own = findEntry(file, order);
    if (own === undefined) {
      faults.push(`${file}: add ${path.posix.dirname(file)} to the list in lib/imports/import-order.ts`);
      continue;
    }
    unused.delete(own);
    for (const { from, line } of readImports(file, text)) {
      const reason = judge(own, from, order);
      if (reason !== undefined) faults.push(`${file}:${line}: ${reason}`);
    }
  }
  const gone = [...unused].map((folder) => `lib/imports/import-order.ts: ${folder} holds no source file`);
  return [...faults, ...gone];
}

function judge(own: string, from: string, order: readonly string[]): string | undefined {
  if (OF_TESTS.test(from)) return `imports ${from}, which is for tests only`;
  if (AT_THE_TOP.test(from)) return `imports ${from}, a setting of a tool`;
  // A folder may be named in place of its index file.
  const other = findEntry(from, order) ?? findEntry(`${from}/index`, order);
  // A folder that the list lacks is reported with its own files.
  if (other === undefined) return undefined;
  if (inServer(other) && !inServer(own)) return `imports ${from}, but the site must not need the server`;
  if (order.indexOf(other) <= order.indexOf(own)) return undefined;
  return `imports ${from}, but ${other} comes after ${own} in the import order. Move what both need to a lower folder.`;
}

function inServer(folder: string): boolean {
  return folder === 'server' || folder.startsWith('server/');
}

/** The entry that holds a file: its folder, or a folder above it that takes in those inside. */
function findEntry(file: string, order: readonly string[]): string | undefined {
  const folder = path.posix.dirname(file);
  return order.find((entry) =>
    entry.endsWith('/**') ? `${folder}/`.startsWith(entry.slice(0, -2)) : entry === folder,
  );
}
