import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';

export interface SiteFile {
  path: string;
  stats: Stats;
}

export type Found = SiteFile | { redirect: string } | undefined;

/** For hosts, not for visitors. */
const HIDDEN = /^\/_(headers|redirects)$|\.(br|gz)$/;

/**
 * The file of an address: itself, or the page of that name. Other spellings of a page's address lead to it.
 * @param folder absolute path of the site
 */
export async function findFile(folder: string, pathname: string): Promise<Found> {
  const name = decode(pathname);
  if (name === undefined || HIDDEN.test(name)) return undefined;
  const file = path.join(folder, name);
  if (file !== folder && !file.startsWith(folder + path.sep) && name !== '/') return undefined;
  if (name === '/') return openFile(path.join(folder, 'index.html'));
  if (name === '/index.html') return { redirect: '/' };
  const spelling = /^(\/\w[\w./-]*?)(?:\.html|\/)$/.exec(name)?.[1];
  if (spelling !== undefined) {
    return (await openFile(path.join(folder, `${spelling}.html`))) && { redirect: spelling };
  }
  return (await openFile(file)) ?? openFile(`${file}.html`);
}

export async function openFile(file: string): Promise<SiteFile | undefined> {
  const stats = await stat(file).catch(() => undefined);
  return stats?.isFile() ? { path: file, stats } : undefined;
}

function decode(pathname: string): string | undefined {
  try {
    const name = decodeURIComponent(pathname);
    return name.includes('\0') ? undefined : name;
  } catch {
    // A lone "%": such an address names no file.
    return undefined;
  }
}
