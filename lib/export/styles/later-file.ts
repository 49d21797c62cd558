import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { divideStyles } from './divide-styles';
import { minifyStyles } from './minify-styles';

const FOLDER = '_next/static';

/**
 * Writes what no first screen needs into a file of its own, once for all pages: a browser fetches it after what it
 * shows and keeps it, and no page waits for it.
 * @param site the folder of the finished site
 * @returns a function from a page's styles, as Next.js exported them, to the address of the file; undefined when they have no such rules
 */
export function createLaterFile(site: string): (css: string) => Promise<string | undefined> {
  const known = new Map<string, Promise<string | undefined>>();
  const write = async (css: string): Promise<string | undefined> => {
    const text = minifyStyles(divideStyles(css).later);
    if (text === '') return undefined;
    const name = `later.${createHash('sha256').update(text).digest('hex').slice(0, 10)}.css`;
    await mkdir(path.join(site, FOLDER), { recursive: true });
    await writeFile(path.join(site, FOLDER, name), text);
    return `/${FOLDER}/${name}`;
  };
  return (css) => {
    const file = known.get(css) ?? write(css);
    known.set(css, file);
    return file;
  };
}
