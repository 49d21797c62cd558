import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { BuiltPage, Finding, SiteCheck } from '../built-site';
import { INDEX_BYTES } from '../fit-index';

const KB = 1024;
/** Limits in bytes after Brotli compression, set slightly above the current sizes. */
const SCRIPT = 16_400;
const SCRIPT_OF: Readonly<Record<string, number>> = {
  '/gallery': 8 * KB,
  '/search': 6_540,
  // Includes the search's scorer, which finds pages that the visitor might have meant.
  '/404': 7_490,
};
/** Limits for the staff area: the /login page (with styles, texts and the drawing's address), then the scripts. */
const LOGIN_FILE = 7_160;
const LOGIN_SCRIPT = 92 * KB;
/** Includes the crest, the roles, the counts of the enquiries, and links from tasks to their forms. */
const DASHBOARD_SCRIPT = 88_470;
/** The website editor takes up at most 25 KB of this. */
const WEBSITE_SCRIPT = 102_900;
const SCRIPT_OF_STAFF: Readonly<Record<string, number>> = {
  '/login': LOGIN_SCRIPT,
  '/dashboard/website': WEBSITE_SCRIPT,
};
/** The limit for each of the two fonts: the heading face, and the school's name in Devanagari. */
const FONT = 10_600;
const FONTS = 2;
/** Matches the heading face of another language. Its limit is higher: Devanagari has many conjuncts. */
const OF_LANGUAGE = /^\/fonts\/[a-z]{2,3}-/;
const FONT_OF_LANGUAGE = 13_700;
/** A page's own styles, with the rules that turn tables into cards on phones and in narrow columns. */
const STYLES = 5_700;
const STYLES_OF: Readonly<Record<string, number>> = {
  // The styles of the home page's first screen.
  '/': 5_110,
  // Besides tables and text, this page lets parents choose a bus stop.
  '/transport': 5_910,
  // Besides tables and text, this page has the due dates, and links from the fees to the classes.
  '/feestructure': 6_345,
};
const SHEETS: readonly (readonly [name: RegExp, most: number])[] = [
  // Shared by all pages: rules for opened elements and for print, where every sheet has the page's title and number.
  [/later\./, 5_010],
  // The home page shows every kind of content, and its banner is animated and has buttons.
  [/whole\./, 8_085],
];
/** A page without its `main`, menu and footer: the code that every page repeats. */
const FRAME = 7_590;
/** The frames of these pages are larger, because they include the most styles. */
const FRAME_OF: Readonly<Record<string, number>> = { '/feestructure': 8_075, '/transport': 7_640 };

// Why: docs/decisions/speed.md
/** Reports styles, frames, scripts and fonts over budget. Fails `npm test`, not a build: editors cannot fix code. */
export const checkCodeWeight: SiteCheck = async ({ folder, pages, staffPages, addresses }) => {
  const read = (address: string): Promise<Buffer> => readFile(path.join(folder, address));
  const findings: Finding[] = [];
  const expectAtMost = (page: Finding['page'], what: string, bytes: number, most: number): void => {
    if (bytes > most)
      findings.push({
        page,
        message: `is too big: ${what}, ${bytes} bytes, ${bytes - most} over ${most} in lib/build/testing/code-weight.ts`,
      });
  };
  const weighed = new Set<string>();
  for (const page of pages) {
    const [script] = scriptsOf(page);
    if (script !== undefined)
      expectAtMost(
        page,
        `compressed script ${script}`,
        weigh(await read(script)),
        SCRIPT_OF[page.route] ?? SCRIPT,
      );
    // The budget is the same in every language.
    const route = page.route.replace(/^\/[a-z]{2,3}(?=\/)/, '');
    expectAtMost(page, 'compressed styles', weigh(stylesOf(page)), STYLES_OF[route] ?? STYLES);
    // Weigh one frame for each set of styles: frames with the same styles differ only in the page's title.
    const kind = `${page.route === route} ${stylesOf(page)}`;
    const isNew = !weighed.has(kind);
    weighed.add(kind);
    if (route !== '/' && isNew)
      expectAtMost(page, 'compressed frame', weigh(frameOf(page)), FRAME_OF[route] ?? FRAME);
  }
  for (const page of staffPages) {
    const scripts = await Promise.all(scriptsOf(page).map(read));
    const bytes = scripts.reduce((sum, script) => sum + weigh(script), 0);
    expectAtMost(page, 'compressed script', bytes, SCRIPT_OF_STAFF[page.route] ?? DASHBOARD_SCRIPT);
    if (page.route === '/login') expectAtMost(page, 'compressed file', weigh(page.html), LOGIN_FILE);
  }
  const site = { route: 'every page', source: 'app/layout.tsx' };
  const faces = [...addresses].filter((address) => address.endsWith('.woff2'));
  const fonts = faces.filter((address) => !OF_LANGUAGE.test(address));
  if (fonts.length > FONTS)
    findings.push({
      page: site,
      message: `has ${fonts.length} fonts instead of ${FONTS}: ${fonts.join(', ')}`,
    });
  const indexes = [...addresses].filter((address) => /^\/_islands\/.*\.json$/.test(address));
  for (const index of indexes)
    expectAtMost(site, `compressed ${index}`, weigh(await read(index)), INDEX_BYTES);
  const sheets = [...addresses].filter((address) => address.endsWith('.css'));
  for (const sheet of sheets) {
    const most = SHEETS.find(([name]) => name.test(sheet))?.[1] ?? 0;
    expectAtMost(site, `compressed ${sheet}`, weigh(await read(sheet)), most);
  }
  for (const font of faces)
    expectAtMost(site, font, (await read(font)).length, OF_LANGUAGE.test(font) ? FONT_OF_LANGUAGE : FONT);
  return findings;
};

function scriptsOf({ html }: BuiltPage): string[] {
  return [...html.matchAll(/"(\/_islands\/[^"]+)"/g)].map(([, address = '']) => address);
}

function stylesOf({ elements }: BuiltPage): string {
  return elements
    .filter(({ name }) => name === 'style')
    .map(({ text }) => text)
    .join('');
}

/** The page's HTML without the school's words. */
function frameOf({ html, elements }: BuiltPage): string {
  const parts = elements.filter(({ name }) => ['main', 'nav', 'footer'].includes(name));
  return parts
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), html);
}

/** Cached by content, because most pages share their styles. */
const known = new Map<string, number>();

function weigh(content: string | Buffer): number {
  const key = String(content);
  const bytes = known.get(key) ?? brotliCompressSync(content).length;
  known.set(key, bytes);
  return bytes;
}
