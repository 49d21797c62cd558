import { existsSync, readFileSync } from 'node:fs';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { scanPage, type PageElement } from '@/lib/build/scan-page';
import { SITE_FOLDER } from '@/lib/build/files';
import { wordsIn } from '@/lib/content/words/languages';
import { nameLanguage } from '@/lib/text/language';
import { content } from './built-content';
import { expectAccessible } from './expect-accessible';
import { expectNothingCut } from './expect-in-reach';
import { OTHER_LANGUAGES, readPage, readSiteRoutes } from './site-routes';
import { expect, fileTest, test } from './watched-page';
import path from 'node:path';
import { parse } from 'yaml';
import { contentDirectory, listFiles } from '@/lib/content/read/tree';

const FIRST = 'en';
const inLanguage = (language: string, route: string): string => `/${language}${route === '/' ? '' : route}`;

const linksOf = (elements: readonly PageElement[], rel: string): Map<string, string> =>
  new Map(
    elements
      .filter(({ name, attributes }) => name === 'link' && attributes.rel === rel)
      .map(({ attributes: { href = '', hreflang = '' } }) => [hreflang, new URL(href).pathname]),
  );

/** Everything that visitors read or hear on a page. */
function textsOf(html: string): string {
  const { elements } = scanPage(html);
  const labels = elements.flatMap(({ attributes }) =>
    [attributes['aria-label'] ?? [], attributes.alt ?? []].flat(),
  );
  return [elements.find(({ name }) => name === 'body')?.text ?? '', ...labels].join('\n');
}

const LETTERS = String.fromCodePoint(...Array.from({ length: 0x80 }, (_, index) => 0x900 + index));

const openFont = (file: Uint8Array): Font => new Font(new Face(new Blob(new Uint8Array(file).buffer)));

/** The outlines of a word's glyphs, and their positions. */
function drawWord(font: Font, word: string) {
  const run = new Buffer();
  run.addText(word);
  run.guessSegmentProperties();
  shape(font, run);
  return [run.getGlyphInfos().map(({ codepoint }) => font.glyphToPath(codepoint)), run.getGlyphPositions()];
}

for (const language of OTHER_LANGUAGES) {
  const routes = readSiteRoutes(language);
  const pages = routes.map((route) => ({ route, html: readPage(route) }));

  fileTest(
    `${language}: every page states its language, has its own title and address, and is linked as an alternate of its original`,
    () => {
      expect(routes.length).toBeGreaterThan(0);
      const sitemap = readFileSync(`${SITE_FOLDER}/sitemap.xml`, 'utf8');
      const titles = new Set(readSiteRoutes().map((route) => /<title>[^<]*/.exec(readPage(route))?.[0]));
      for (const { route, html } of pages) {
        const { elements } = scanPage(html);
        expect(elements.find(({ name }) => name === 'html')?.attributes.lang, route).toBe(language);
        expect([...linksOf(elements, 'canonical').values()].map(decodeURI), route).toEqual([
          decodeURI(route),
        ]);
        const title = /<title>[^<]*/.exec(html)?.[0];
        expect(titles.has(title), `${route}: ${title}`).toBe(false);
        titles.add(title);
        const own = linksOf(elements, 'alternate');
        const original = own.get(FIRST) ?? '';
        expect(own.get(language), route).toBe(route);
        expect(inLanguage(language, original), route).toBe(route);
        expect(sitemap).toContain(`hreflang="x-default" href="${content.school.siteAddress}${original}"`);
        const others = linksOf(scanPage(readPage(original)).elements, 'alternate');
        expect(
          [...others].filter(([code]) => code),
          route,
        ).toEqual([...own].filter(([code]) => code));
      }
    },
  );

  fileTest(`${language}: no page shows a sentence of the interface in English`, () => {
    const [english, own] = [wordsIn().words, wordsIn(language).words].map((groups) =>
      Object.values(groups).flatMap((texts) => Object.values<string>(texts)),
    );
    const sentences = english?.filter(
      (text, index) => /\w \w/.test(text) && !text.includes('{') && text !== own?.[index],
    );
    expect(sentences?.length).toBeGreaterThan(50);
    for (const { route, html } of pages) {
      const texts = textsOf(html);
      expect(
        sentences?.filter((text) => texts.includes(text)),
        route,
      ).toEqual([]);
    }
  });

  fileTest(`${language}: headings look the same in the subset font as in the full font`, async () => {
    const fonts = [
      ...new Set(pages.flatMap(({ html }) => html.match(/\/fonts\/[a-z]+-devanagari-\w+\.woff2/g) ?? [])),
    ];
    const [font] = fonts;
    fileTest.skip(font === undefined, 'the headings have the font of the system');
    expect(fonts).toHaveLength(1);
    const cut = await subsetFont(readFileSync(`${SITE_FOLDER}${font}`), LETTERS, {
      targetFormat: 'truetype',
    });
    const own = openFont(cut);
    const whole = openFont(readFileSync('lib/theme/fonts/eczar-devanagari-600.ttf'));
    const headings = pages.flatMap(({ html }) =>
      scanPage(html).elements.filter(
        ({ name, attributes, parent }) =>
          /^h[1-3]$/.test(name) ||
          attributes.class === 'message-quote' ||
          (name === 'dd' && /figures|page-facts/.test(parent?.parent?.attributes.class ?? '')),
      ),
    );
    const words = new Set(headings.flatMap(({ text }) => text.match(/[\u0900-\u097F]+/g) ?? []));
    for (const word of words) expect(drawWord(own, word), word).toEqual(drawWord(whole, word));
  });

  test(`${language}: the links in the header lead to the same page in this language and back, without JavaScript`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      baseURL,
      javaScriptEnabled: false,
      viewport: { width: 360, height: 780 },
    });
    const page = await context.newPage();
    const route = content.pages.find(({ languages = [] }) => languages.includes(language))?.route ?? '/';
    await page.goto(route);
    const header = page.getByRole('banner');
    const link = header.getByRole('link', { name: nameLanguage(language), exact: true });
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(43.9);
    await link.click();
    await expect(page).toHaveURL(inLanguage(language, route));
    await header.getByRole('link', { name: nameLanguage(FIRST), exact: true }).click();
    await expect(page).toHaveURL(route);
    await context.close();
  });

  test(`${language}: an unknown address gets the error page in this language`, async ({
    page,
    expectMessage,
  }) => {
    expectMessage(/404/);
    const response = await page.goto(`/${language}/no-such-page`);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    expect((await page.goto(`/${language}/404`))?.status()).toBe(404);
    expect((await page.goto('/no-such-page'))?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
    // GitHub Pages shows this error page for every unknown address.
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: nameLanguage(language), exact: true }).click();
    await expect(page).toHaveURL(`/${language}`);
  });

  fileTest(`${language}: feed, calendar and manifest have the right media types`, async ({ request }) => {
    const files = {
      'feed.xml': 'application/atom+xml',
      'calendar.ics': 'text/calendar',
      'manifest.webmanifest': 'application/manifest+json',
    };
    for (const [file, type] of Object.entries(files)) {
      if (!existsSync(`${SITE_FOLDER}/${language}/${file}`)) continue;
      const response = await request.get(`/${language}/${file}`);
      expect(response.headers()['content-type'], file).toMatch(type);
    }
    const manifest = JSON.parse(
      readFileSync(`${SITE_FOLDER}/${language}/manifest.webmanifest`, 'utf8'),
    ) as object;
    expect(manifest).toMatchObject({ start_url: `/${language}`, lang: language });
  });

  /** One page of each kind. Other pages of the same kind differ only in their text. */
  const kinds = [
    '',
    '/class',
    '/site-map',
    ...['feeTables', 'calendar', 'timings', 'disclosureA'].flatMap(
      (block) => content.pages.find(({ shows }) => shows?.some((each) => each === block))?.route ?? [],
    ),
  ].map((route) => `/${language}${route}`);
  test(`${language}: no kind of page clips text at 320 px, however large the letters are, and the home page passes axe`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`/${language}`);
    await expectAccessible(page, '1280 px, light');
    for (const route of kinds.filter((each) => routes.includes(each)))
      await test.step(route, async () => {
        await page.setViewportSize({ width: 320, height: 640 });
        await page.goto(route);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, 'horizontal scroll at 320 px').toBeLessThanOrEqual(0);
        await expectNothingCut(page);
      });
  });
}

const LANGUAGE = 'hi';
const folder = path.join(contentDirectory(), LANGUAGE);
const { says, never } = parse(readFileSync('e2e/glossary-hi.yaml', 'utf8')) as {
  says: Record<string, string>;
  never: string[];
};
const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
const files = existsSync(folder) ? listFiles(folder) : [];

type Pair = readonly [text: string, own: string];

/** Texts of the interface and of the school, with their placeholders removed, each with its translation. */
function readPairs(): Pair[] {
  const [english, own] = [wordsIn().words, wordsIn(LANGUAGE).words].map((groups) =>
    Object.values(groups).flatMap((texts) => Object.values<string>(texts)),
  );
  const words = english?.map((text, index): Pair => [text, own?.[index] ?? '']) ?? [];
  const school = files
    .filter((file) => file.endsWith('.yaml') && file !== 'words.yaml')
    .flatMap((file) => (parse(read(file)) ?? []) as Record<string, string>[])
    .map(({ en = '', [LANGUAGE]: hindi = '' }): Pair => [en, hindi]);
  return [...words, ...school].map(([text, hindi]) => [text.replaceAll(/\{\w+\}/g, ''), hindi]);
}

fileTest('the Hindi of the site uses one translation for each term of the glossary', () => {
  fileTest.skip(files.length === 0, 'the school has no Hindi');
  const pairs = readPairs();
  for (const [term, stems] of Object.entries(says)) {
    const named = pairs.filter(([text]) => new RegExp(`\\b${term}(?:s|es)?\\b`, 'i').test(text));
    const forms = stems.split(' ').map((stem) => stem.replaceAll('_', ' '));
    expect(
      named.filter(([, own]) => !forms.some((form) => own.includes(form))),
      term,
    ).toEqual([]);
  }
});

fileTest('no Hindi text on the site contains a word or spelling that the glossary excludes', () => {
  const shown = [...readSiteRoutes(), ...readSiteRoutes(LANGUAGE)].map((route) => textsOf(readPage(route)));
  const texts = [...readPairs().map(([, own]) => own), ...files.map(read), ...shown];
  for (const word of never)
    expect(
      texts
        .filter((text) => new RegExp(`(?<!\\p{L})${word}(?!\\p{M}|\\p{L})`, 'u').test(text))
        .map((text) => text.slice(0, 80)),
      word,
    ).toEqual([]);
});
