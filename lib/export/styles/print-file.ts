import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { divideStyles } from './divide-styles';
import { minifyStyles } from './minify-styles';

const FOLDER = '_next/static';

/**
 * Writes what only paper needs into a file of its own, once for all pages: a browser fetches it after everything else and
 * keeps it, and no page waits for it.
 * @param site the folder of the finished site
 * @returns a function from a page's styles, as Next.js exported them, to the address of the file; undefined when they have no rules for paper
 */
export function createPrintFile(site: string): (css: string) => Promise<string | undefined> {
  const known = new Map<string, Promise<string | undefined>>();
  const write = async (css: string): Promise<string | undefined> => {
    const text = minifyStyles(divideStyles(css).print);
    if (!text.includes('@media print')) return undefined;
    if (text.includes('var(--'))
      throw new Error(
        'a rule for paper asks for a custom property; pages keep only those that their own rules name. Write its value.',
      );
    const name = `print.${createHash('sha256').update(text).digest('hex').slice(0, 10)}.css`;
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
