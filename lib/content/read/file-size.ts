import { stat } from 'node:fs/promises';
import path from 'node:path';
import { formatBytes } from '@/lib/text/text';
import { contentDirectory } from './tree';

/** The size of a file of content/files/ as visitors read it: `84 KB`, `1.2 MB`. */
export async function getFileSize(name: string): Promise<string> {
  const { size } = await stat(path.join(contentDirectory(), 'files', name));
  return formatBytes(size);
}
