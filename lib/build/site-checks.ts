import { isErrorPage } from './files';
import { onEachPage, type BuiltPage, type BuiltSite, type Finding, type SiteCheck } from './built-site';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { HtmlValidate } from 'html-validate';
import sharp from 'sharp';
import { memoize } from '@/lib/content/memoize';
import { decode } from '@/lib/text/text';

const BASE = 'https://site.invalid';

const idsOf = memoize(({ pages }: BuiltSite) => {
  const ids = ({ elements }: BuiltPage) => new Set(elements.map(({ attributes }) => attributes.id));
  return new Map(pages.map((page) => [page.route, ids(page)]));
});

/** Reports internal addresses of pages, files and ids that do not exist. */
export const checkLinks = onEachPage((page, site) => {
  const faults = addressesOf(page).map((address) => findFault(address, page, site));
  return [...new Set(faults)].filter((fault) => fault !== undefined);
});

const addressesOf = ({ elements }: BuiltPage): string[] =>
  elements
    .flatMap(({ name, attributes: { href, src, srcset } }) => [
      ['a', 'link'].includes(name) ? href : undefined,
      src,
      ...(srcset?.split(',').map((part) => part.trim().split(' ')[0] || undefined) ?? []),
    ])
    .filter((address) => address !== undefined);

function findFault(address: string, page: BuiltPage, site: BuiltSite): string | undefined {
  if (address === '') return 'has a link without an address (href="")';
  const url = URL.canParse(address, BASE + page.route) ? new URL(address, BASE + page.route) : undefined;
  if (!url) return `links to "${address}", which is not an address`;
  if (url.origin !== BASE) return undefined;
  const [pathname, id] = [url.pathname, url.hash.slice(1)].map(decode) as [string, string];
  const ids = idsOf(site).get(pathname);
  const { addresses } = site;
  const isThere =
    ids ?? (addresses.has(`${pathname}.html`) || (addresses.has(pathname) && !pathname.endsWith('.html')));
  if (!isThere) return `links to ${address}, where there is neither a page nor a file`;
  const isPlace = !ids || id === '' || ids.has(id);
  return isPlace ? undefined : `links to ${address}, but nothing on ${pathname} has the id "${id}"`;
}

/** Reports pictures for which the page reserves no space before they load. */
export const checkImages = onEachPage(({ elements }) => {
  const isLength = (value = ''): boolean => /^[1-9]\d*$/.test(value);
  return elements
    .filter(({ name }) => name === 'img')
    .filter(({ attributes: { width, height } }) => !isLength(width) || !isLength(height))
    .map(({ attributes: { src = '' } }) => `has the picture ${src} without width and height`);
});

export const checkSocialPictures = onEachPage(({ route, elements }, { addresses }) => {
  if (isErrorPage(route)) return [];
  const picture = elements.find(({ attributes }) => attributes.property === 'og:image');
  const address = picture?.attributes.content;
  if (address === undefined) return ['has no social picture (og:image)'];
  const isThere = addresses.has(new URL(address).pathname);
  return isThere ? [] : [`refers to the social picture ${address}, which was not made`];
});

/** How many KB a server sends before it waits for the browser's first reply (TCP's initial window). */
const ONE_ROUND_TRIP = 14.3;

/** Reports heavy pages other than the home page, but only as notes, which never block an urgent notice. */
export const checkContentWeight = onEachPage(({ html, route }) => {
  const weight = gzipSync(html, { level: 9 }).length / 1024;
  if (weight < ONE_ROUND_TRIP || route === '/') return [];
  return [
    `is long: ${weight.toFixed(1)} KB. A page of over ${ONE_ROUND_TRIP} KB loads slowly on a phone. Divide it into several pages, or put the details into a PDF.`,
  ];
});

const SITEMAP = { route: '/sitemap.xml', source: 'app/sitemap.ts' };

/** Reports differences between the sitemap and the pages that search engines may show. */
export const checkSitemap: SiteCheck = async ({ folder, pages }) => {
  const text = await readFile(path.join(folder, 'sitemap.xml'), 'utf8');
  const named = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    decodeURI(new URL(address).pathname),
  );
  const wanted = pages.filter((page) => !isHidden(page));
  const missing = wanted.filter(({ route }) => !named.includes(route));
  const extra = named.filter((route) => !wanted.some((page) => page.route === route));
  return [
    ...missing.map((page) => ({ page, message: 'is missing from sitemap.xml' })),
    ...extra.map((route) => ({
      page: SITEMAP,
      message: `lists ${route}, which is not a page for search engines`,
    })),
  ];
};

/** True for a page that search engines must not show, and for a page of another language. */
const isHidden = ({ elements, route }: BuiltPage): boolean =>
  elements.some(
    ({ name: element, attributes: { name, content, rel, href } }) =>
      (name === 'robots' && content?.includes('noindex')) ||
      (element === 'link' && rel === 'canonical' && decode(new URL(href ?? '').pathname) !== route),
  );

const RULES =
  'heading-level no-inline-style wcag/h30 wcag/h37 no-redundant-role no-implicit-input-type no-multiple-main'.split(
    ' ',
  );

/** Reports invalid HTML, skipped heading levels, links and pictures without text, and inline styles. */
export const checkValidity: SiteCheck = async ({ pages, staffPages }) => {
  const validator = new HtmlValidate({
    root: true,
    extends: ['html-validate:standard'],
    rules: Object.fromEntries(RULES.map((rule) => [rule, 'error'])),
  });
  const findings = [];
  for (const page of [...pages, ...staffPages]) {
    const { results } = await validator.validateString(page.html, page.file);
    for (const { message, ruleId, line, column } of results.flatMap(({ messages }) => messages))
      findings.push({ page, message: `is not valid HTML at ${line}:${column}: ${message} (${ruleId})` });
  }
  return findings;
};

/** Reports pictures that reveal where, when or with what camera they were taken. */
export const checkPictureMetadata: SiteCheck = async ({ folder, addresses }) => {
  const findings: Finding[] = [];
  for (const address of addresses) {
    if (!/\.(avif|webp|jpe?g|png)$/.test(address)) continue;
    const { exif, iptc, xmp } = await sharp(path.join(folder, address)).metadata();
    const page = { route: address, source: 'lib/site/pictures.ts' };
    if (exif ?? iptc ?? xmp) findings.push({ page, message: 'contains metadata of the original photo' });
  }
  return findings;
};

/** The checks that stop a build. */
export const CHECKS: readonly SiteCheck[] = [checkLinks, checkImages, checkSocialPictures, checkSitemap];

/** Runs the checks. @returns a sentence for each finding, sorted by page */
export async function judgeSite(site: BuiltSite, checks = CHECKS): Promise<string[]> {
  const findings: Finding[] = [];
  for (const check of checks) findings.push(...(await check(site)));
  return findings
    .toSorted((a, b) => a.page.route.localeCompare(b.page.route))
    .map(({ page, message }) => `${page.route} ${message} (correct it in ${page.source})`);
}
