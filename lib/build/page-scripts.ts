import { build, transformSync } from 'esbuild';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { routeIn } from '@/lib/content/read/addresses';
import type { CheckedContent } from '@/lib/content/content';
import { printIndex, type SearchIndex } from '@/lib/search/search-index';
import { classesOfSchool, factsOf } from '@/lib/site/class-card';
import { keyOf } from '@/lib/site/cached';
import { siteTime } from '@/lib/text/dates';
import { memoize } from '@/lib/content/memoize';
import { fitIndex } from './fit-index';
import { indexPages } from './index-pages';
import { routeOf } from './files';
import { BUNDLE_OPTIONS, type IslandBundle, ISLANDS_FOLDER, readBundle } from './islands';
import { SCRIPT_OPTIONS } from './browsers';

/** Entry points of scripts that start with their page and do not need Preact, keyed by `data-script`. */
const ENTRIES: Readonly<Record<string, string>> = {
  search: 'components/search/search.ts',
  'not-found': 'components/search/not-found.ts',
};

/** Matches pages that the search leaves out: the 404 page, the staff area, and lists of all pages. */
export const NEVER_SEARCHED = /^(404|login|dashboard|search)\b/;

/** The lexicon lines of content/search.yaml, and a line that ignores the school's name, which is on every page. */
function ownLexicon({ search, school }: CheckedContent): string {
  const own = (search?.words ?? []).map(({ typed, means }) => `${typed.replaceAll(':', ' ')}: ${means}`);
  return [...own, `${school.name} ${school.town}:`].join('\n');
}

/** Makes the index from the exported pages. @param files public pages, without the 404 page */
export async function makeSearchIndex(folder: string, files: readonly string[], content: CheckedContent) {
  const readPage = async (file: string) => {
    return { route: routeOf(file), html: await readFile(path.join(folder, file), 'utf8') };
  };
  const pages = indexPages(await Promise.all(files.toSorted().map(readPage)), {
    day: siteTime().day,
    home: content.words.page.home,
    alsoCalled: new Map<string, readonly string[]>([
      ...content.pages.map(({ route, alsoCalled = [] }) => [route, alsoCalled] as const),
      ...classesOfSchool(content)
        .filter(({ name }) => factsOf(content, name).teachers)
        .map(({ route }) => [route, [content.words.class.teacher]] as const),
    ]),
  });
  const builtIn = (await readFile('lib/search/lexicon.txt', 'utf8')).replaceAll(/^#.*\n/gm, '');
  const lexicon = builtIn + ownLexicon(content);
  const inLanguage = pages.map((page) => ({ ...page, route: routeIn(content.school.language, page.route) }));
  return fitIndex({ pages: inLanguage, lexicon });
}

/** Writes the index. @returns a function that bundles the script for a `data-script` */
export async function createScriptBundles(site: string, index: SearchIndex) {
  const text = printIndex(index);
  const name = `${keyOf(text).slice(0, 10)}.json`;
  const outdir = path.join(site, ISLANDS_FOLDER);
  await mkdir(outdir, { recursive: true });
  await writeFile(path.join(outdir, name), text);
  const named = index.pages
    .filter(({ route }) => !route.endsWith('.pdf'))
    .map(({ route, title, names, prior }) => ({ route, title, names, prior }));
  return async (script: string): Promise<IslandBundle> => {
    const entry = ENTRIES[script];
    if (entry === undefined) throw new Error(`no script is called ${script}`);
    const { metafile } = await build({
      ...BUNDLE_OPTIONS,
      entryPoints: [entry],
      outdir,
      define: { INDEX: JSON.stringify(`/${ISLANDS_FOLDER}/${name}`), PAGES: JSON.stringify(named) },
    });
    return readBundle(metafile, entry);
  };
}

/** A `moving` page has an island that plays automatically. A `script` page has a script that needs no Preact. */
export type PageKind = 'plain' | 'script' | 'islands' | 'moving' | 'login' | 'dashboard';

/** Bundles the inline script at the end of a page. @param scripts its islands' scripts: `/_islands/K2X4V7QD.js` */
export const inlineScript = memoize(
  async (kind: PageKind, scripts: readonly string[]): Promise<string> => {
    const isStaff = kind === 'login' || kind === 'dashboard';
    const { outputFiles } = await build({
      ...SCRIPT_OPTIONS,
      entryPoints: [`components/inline/${isStaff ? 'staff' : 'public'}-page.ts`],
      format: 'iife',
      // Keep `?.`: Chrome 80 has it. esbuild would rewrite it because of a bug that no inline script triggers.
      supported: { ...SCRIPT_OPTIONS.supported, 'optional-chain': true },
      define: { PAGE: JSON.stringify(kind), SCRIPTS: JSON.stringify(scripts) },
      // Without this, tsconfig.json makes esbuild add "use strict".
      tsconfigRaw: {},
      write: false,
    });
    return outputFiles[0]!.text.trim();
  },
  (kind, scripts) => [kind, ...scripts].join(),
  () => undefined,
);

/** Minifies an inline script that a component has written into the page. */
export const minifyScript = memoize((script: string) =>
  transformSync(script, { minify: true, target: SCRIPT_OPTIONS.target }).code.trim(),
);

/** Links the deferred style sheet. It applies at once in print, on devices with a mouse, and where scripts are off. */
export function linkLaterSheet(address: string): string {
  const link = (rest: string): string => `<link rel="stylesheet" href="${address}"${rest}>`;
  return `${link(' media="print,(hover:hover)"')}<noscript>${link('')}</noscript>`;
}
