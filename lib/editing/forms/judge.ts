import path from 'node:path';
import { checkContent, type LoadedContent, type LoadOptions } from '@/lib/content/check';
import { readFolder } from '@/lib/content/load-content';
import { parseSource, type Source } from '@/lib/content/read/source';
import { decodeText } from '@/lib/content/read/text';
import { contentDirectory, contentDirectoryName, listFiles, sortFiles } from '@/lib/content/read/tree';
import type { Problem } from '@/lib/content/say/problem';
import { siteTime } from '@/lib/text/dates';

/** File contents, keyed by path within the content folder; undefined for a file that is deleted. */
export type Changes = ReadonlyMap<string, Uint8Array | undefined>;

export interface Judged extends LoadedContent {
  sources: readonly Source[];
}

/** Checks the folder as if these files had been changed. Writes nothing. */
export async function judgeWith(
  changes: Changes = new Map(),
  how: Pick<LoadOptions, 'publish' | 'language'> = {},
): Promise<Judged> {
  const directory = contentDirectory();
  const folder = await readFolder(directory);
  const name = contentDirectoryName(directory);
  if (!folder) throw new Error(`There is no folder ${name}.`);
  const known = new Map(folder.tree.texts.map((file, at) => [file.path, folder.read[at]]));
  const files = listFiles(directory).filter((file) => !changes.has(file));
  const added = [...changes].flatMap(([file, bytes]) => (bytes ? file : []));
  const tree = changes.size ? sortFiles([...files, ...added].toSorted(), name) : folder.tree;
  const read = tree.texts.map((file) => {
    const bytes = changes.get(file.path);
    const own = bytes ? undefined : known.get(file.path);
    return own ?? parseSource(name, file, decodeText(bytes ?? new Uint8Array()));
  });
  const sources = read.flatMap(({ source }) => source ?? []);
  const translations = new Map(
    tree.translations.flatMap((file) => {
      const bytes = changes.get(file);
      const own = bytes ? decodeText(bytes) : folder.translations?.get(file);
      return own ? [[file, own] as const] : [];
    }),
  );
  return { ...checkContent({ ...folder, tree, read, translations }, { ...siteTime(), ...how }), sources };
}

/** The errors that a change causes. Earlier errors are left out, because they must not stop an unrelated save. */
export function broughtBy(before: readonly Problem[], after: readonly Problem[]): Problem[] {
  // The key uses the field's name in words, because the index of an item changes when another is added.
  const keyOf = ({ file, field, message }: Problem): string => [file, field, message].join('\n');
  const known = new Set(before.map(keyOf));
  return after.filter((problem) => problem.severity === 'error' && !known.has(keyOf(problem)));
}

/** `content/fees.yaml` → `fees.yaml` */
export const withinContent = (file: string): string =>
  path.posix.relative(contentDirectoryName(contentDirectory()), file);
