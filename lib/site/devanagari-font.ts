import { copyFile, mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { School } from '@/lib/content/kinds/school';
import { cached, keyOf } from './cached';

const SOURCE = 'lib/theme/fonts/eczar-devanagari-600.ttf';
const FOLDER = 'public';
const FAMILY = 'School Devanagari';
/** Android's own letters: a phone that has them fetches none. */
const OF_PHONES = 'local(Noto Sans Devanagari),local(NotoSansDevanagari-Regular)';

type Named = Pick<School, 'devanagari'>;

/** Where the face is on the site; named by the words that it can write, since nothing else changes it. */
function addressOf({ devanagari }: Named): string | undefined {
  if (!devanagari) return undefined;
  const words = `${devanagari.name} ${devanagari.motto ?? ''}`;
  return `/fonts/devanagari-${keyOf(words).slice(0, 10)}.woff2`;
}

/** Cuts Eczar (SIL Open Font License) down to the name and the motto of the school, and puts it into public/fonts/. */
export async function prepareDevanagariFont(school: Named): Promise<void> {
  await rm(path.join(FOLDER, 'fonts'), { recursive: true, force: true });
  const address = addressOf(school);
  if (address === undefined || !school.devanagari) return;
  const { name, motto = '' } = school.devanagari;
  const file = path.join(FOLDER, address);
  await mkdir(path.dirname(file), { recursive: true });
  await copyFile(await cutOnce(`${name} ${motto}`), file);
}

/** Cutting takes over a second. @returns the face's file in the cache, where it stays between builds */
async function cutOnce(words: string): Promise<string> {
  const source = await readFile(SOURCE);
  return cached('fonts', `${keyOf(words, source)}.woff2`, async () => {
    const { default: subsetFont } = await import('subset-font');
    return subsetFont(source, words, { targetFormat: 'woff2' });
  });
}

/** The rules that make the face known to a page; empty where a school has no name in Devanagari. */
export function devanagariStyleSheet(school: Named): string {
  const address = addressOf(school);
  if (address === undefined) return '';
  return (
    `@font-face{font-family:"${FAMILY}";font-weight:600;font-display:swap;src:${OF_PHONES},url(${address})}` +
    `:root{--font-devanagari:"${FAMILY}"}`
  );
}
