import { SHEET_SCRIPT } from './loader';
import { isDataScript, isKeptScript } from './scan-page';
import type { BuiltPage, SiteCheck, Finding } from './built-site';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Every picture reserves its space before it loads, and only one has a high priority. */
export const checkImages: SiteCheck = ({ pages }) =>
  pages.flatMap((page) => {
    const images = page.elements.filter(({ name }) => name === 'img');
    const messages = images
      .filter(({ attributes: { width, height } }) => !isLength(width) || !isLength(height))
      .map(({ attributes: { src = '' } }) => `has the picture ${src} without width and height`);
    return [...messages, ...findRivals(page)].map((message) => ({ page, message }));
  });

function findRivals({ elements }: BuiltPage): string[] {
  const hurried = elements
    .filter(({ attributes }) => attributes.fetchpriority === 'high')
    .map(({ attributes }) => attributes.src ?? attributes.href);
  return hurried.length > 1
    ? [`fetches ${hurried.length} files before all others, instead of one: ${hurried.join(', ')}`]
    : [];
}

function isLength(value: string | undefined): boolean {
  return /^[1-9]\d*$/.test(value ?? '');
}

/** A page without islands has no script, except those that remove expired items and apply its later style sheet. */
export const checkPageScripts: SiteCheck = ({ pages }) =>
  pages
    .filter(({ elements }) => !elements.some(({ attributes }) => 'data-island' in attributes))
    .flatMap((page) => {
      const script = page.elements.filter((element) => element.name === 'script' && !isWanted(element, page));
      return script.length
        ? [{ page, message: `has ${script.length} scripts, though it has no island` }]
        : [];
    });

/** The page has the site's own script only where something on it expires. */
function isWanted(element: BuiltPage['elements'][number], { elements }: BuiltPage): boolean {
  if (isKeptScript(element)) return elements.some(({ attributes }) => 'data-expires' in attributes);
  if (element.text === SHEET_SCRIPT) return true;
  return isDataScript(element) || element.attributes.type === 'speculationrules';
}

/** Every page that may be shared has a picture for the message that shares it. */
export const checkSocialPictures: SiteCheck = ({ pages, addresses }) =>
  pages
    .filter(({ route }) => route !== '/404')
    .flatMap((page) => {
      const address = page.elements.find(({ attributes }) => attributes.property === 'og:image')?.attributes
        .content;
      if (address === undefined) return [{ page, message: 'has no social picture (og:image)' }];
      const { pathname } = new URL(address);
      return addresses.has(pathname)
        ? []
        : [{ page, message: `names the social picture ${address}, which was not made` }];
    });

/** What a server may send before it first waits for the visitor's answer, in bytes. */
const ONE_ROUND_TRIP = 14_600;
/** The first picture on a phone: the smallest version that a dense 360 px screen takes, in bytes. */
const FIRST_PICTURE = 40 * 1024;

/**
 * What the content makes slow on a phone. It stops nothing: an urgent notice must go out, however long a page is.
 * The home page is long by nature.
 */
export const checkContentWeight: SiteCheck = async ({ folder, pages, addresses }) => {
  const findings: Finding[] = [];
  for (const page of pages) {
    const weight = gzipSync(page.html, { level: 9 }).length;
    if (weight > ONE_ROUND_TRIP && page.route !== '/')
      findings.push({
        page,
        message: `is long: ${kilobytes(weight)} KB instead of ${kilobytes(ONE_ROUND_TRIP)}, which a phone on a slow line waits for. Divide it into several pages, or put the details into a PDF.`,
      });
    const picture = findFirstPicture(page);
    if (picture === undefined || !addresses.has(picture)) continue;
    const { length } = await readFile(path.join(folder, picture));
    if (length > FIRST_PICTURE)
      findings.push({
        page,
        message: `begins with a picture of ${kilobytes(length)} KB on a phone instead of ${kilobytes(FIRST_PICTURE)}. Choose one with fewer small details.`,
      });
  }
  return findings;
};

/** The version of the page's first large picture that a 360 px phone with a dense screen fetches. */
function findFirstPicture({ elements }: BuiltPage): string | undefined {
  const image = elements.find(
    ({ name, attributes }) => name === 'img' && attributes.fetchpriority === 'high',
  );
  const source = elements.find(({ name, parent }) => name === 'source' && parent === image?.parent);
  const versions = (source?.attributes.srcset ?? '').split(',').map((part) => part.trim().split(' '));
  return versions.find(([, width = '']) => Number.parseInt(width, 10) >= 720)?.[0];
}

function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
