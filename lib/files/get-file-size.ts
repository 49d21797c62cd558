import { stat } from 'node:fs/promises';
import path from 'node:path';
import { contentDirectory } from '@/lib/content/directory';

/** The size of a file of content/files/ as visitors read it: `84 KB`, `1.2 MB`. */
export async function getFileSize(name: string): Promise<string> {
  const { size } = await stat(path.join(contentDirectory(), 'files', name));
  return formatBytes(size);
}

/** @param bytes a file's size; a kilobyte is 1,000 bytes, as download lists of browsers count */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
