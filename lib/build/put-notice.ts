import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import PQueue from 'p-queue';
import { memoize } from '@/lib/content/memoize';
import { listFiles } from '@/lib/content/read/tree';
import { writeWhole } from '@/lib/setup/write-whole';
import { FIRST, isRightToLeft } from '@/lib/text/language';
import { changePolicy, hashSource } from './policy';
import { turnStyles } from './right-to-left';
import { namesOf } from './style-rules';
import { scanPage } from './scan-page';
import { usedStyles } from './styles';
import { WHOLE_STYLES } from './files';

const MAIN = /<main id="content"[^>]*>/;
const NOTICES =
  /^(?:<section\b[^>]*class="urgent"[^>]*>[\s\S]*?<\/section>)+(?:<script data-keep[^>]*>[\s\S]*?<\/script>)?/;
/** A slide of the home page that points to the notice with this label. */
const POINTER = /<figure\b[^>]*\sdata-notice="([^"]*)"[\s\S]*?<\/figure>/g;
const STYLE = /<style data-urgent[^>]*>([\s\S]*?)<\/style>/;
const SCRIPT = /<script data-keep[^>]*>([\s\S]*?)<\/script>/g;
/** Styles for notices until the next build, used if somebody has deleted the styles of the last build. */
const PLAIN = '.urgent{margin:1rem;padding:1rem;border:4px solid}';

/** Replaces the urgent notices in all finished pages, without a build. @returns how many pages now show them */
export async function putNotices(folder: string, markups: ReadonlyMap<string, string>): Promise<number> {
  const whole = existsSync(WHOLE_STYLES) ? await readFile(WHOLE_STYLES, 'utf8') : '';
  const stylesOf = memoize((language: string): string => {
    const markup = markups.get(language);
    if (!markup) return '';
    if (!whole) return PLAIN;
    const { elements } = scanPage(`<body>${markup}</body>`);
    return usedStyles(isRightToLeft(language) ? turnStyles(whole) : whole, namesOf(elements, ''));
  });
  const copies = copiesByFile(folder);
  let pages = 0;
  const rewrite = async (file: string): Promise<void> => {
    const place = path.join(folder, file);
    const before = await readFile(place, 'utf8');
    const [folderName = ''] = file.split(/[./]/);
    const language = markups.has(folderName) ? folderName : FIRST;
    const after = withNotices(before, markups.get(language) ?? '', stylesOf(language));
    if (after === undefined) return;
    pages += 1;
    if (after !== before) await replaceFile(place, after, copies.get(file) ?? []);
  };
  const files = listFiles(folder).filter((file) => file.endsWith('.html'));
  // Begin with the home page, which most visitors open.
  const sorted = files.toSorted((a, b) => Number(b === 'index.html') - Number(a === 'index.html'));
  await new PQueue({ concurrency: 4 }).addAll(sorted.map((file) => () => rewrite(file)));
  return pages;
}

/** @returns the page with the notices; undefined if it has no place for them, as in the staff area */
export function withNotices(html: string, markup: string, styles: string): string | undefined {
  const main = MAIN.exec(html);
  if (!main || html.includes('data-island="Staff')) return undefined;
  const at = main.index + main[0].length;
  const old = NOTICES.exec(html.slice(at))?.[0] ?? '';
  const own = STYLE.exec(html);
  let page = html.slice(0, at) + markup + html.slice(at + old.length);
  if (own) page = page.replace(own[0], '');
  page = page.replace(POINTER, (slide, label: string) =>
    markup.includes(`aria-label="${label}"`) ? slide : '',
  );
  const added = markup && styles ? `<style data-urgent>${styles}</style>` : '';
  // Append to the head: the policy, which must allow these styles, has to precede them.
  page = page.replace('</head>', () => `${added}</head>`);
  const kept = new Set(scriptsOf(page));
  const gone = scriptsOf(old).filter((script) => !kept.has(script));
  page = changePolicy(
    page,
    'style-src',
    own ? [hashSource(own[1] ?? '')] : [],
    added ? [hashSource(styles)] : [],
  );
  return changePolicy(page, 'script-src', gone.map(hashSource), scriptsOf(markup).map(hashSource));
}

const scriptsOf = (html: string): string[] => Array.from(html.matchAll(SCRIPT), ([, text = '']) => text);

function copiesByFile(folder: string): Map<string, string[]> {
  const copies = new Map<string, string[]>();
  for (const file of listFiles(folder)) {
    const [, page] = /^(.*\.html)\.[\w.-]+$/.exec(file) ?? [];
    if (page) copies.set(page, [...(copies.get(page) ?? []), file.slice(page.length + 1)]);
  }
  return copies;
}

/** The Brotli quality for copies that last until the next build. It is ten times as fast as the build's quality. */
const QUALITY = 6;

/** Replaces the page and its copies. Deletes the copy that needs the dictionary: hosts send another instead. */
async function replaceFile(place: string, html: string, copies: readonly string[]): Promise<void> {
  const bytes = Buffer.from(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
  const makers: Record<string, () => Promise<Buffer>> = {
    br: () => promisify(brotliCompress)(bytes, { params }),
    gz: () => promisify(gzip)(bytes),
  };
  for (const ending of copies.filter((each) => !makers[each]))
    await rm(`${place}.${ending}`, { force: true });
  await writeWhole(place, bytes);
  for (const ending of copies)
    if (makers[ending]) await writeWhole(`${place}.${ending}`, await makers[ending]());
}
