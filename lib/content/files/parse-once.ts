import type { ContentFile } from './content-tree';
import type { ReadText } from './read-text';
import { parseSource, type ReadSource } from './source';

const known = new Map<string, { text: string; read: ReadSource }>();

/**
 * `parseSource`, and the same value again for as long as the text is the same: `next dev` then checks only what was changed.
 * It compares the text itself, since a file can change within one tick of its time and keep its size.
 */
export function parseOnce(name: string, file: ContentFile, read: ReadText): ReadSource {
  if ('wrong' in read) return parseSource(name, file, read);
  const key = `${name}/${file.path}`;
  const before = known.get(key);
  if (before?.text === read.text) return before.read;
  const parsed = parseSource(name, file, read);
  known.set(key, { text: read.text, read: parsed });
  return parsed;
}
