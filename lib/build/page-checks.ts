import { type PageElement, isDataScript, isKeptScript } from './scan-page';
import type { BuiltPage, SiteCheck, Finding } from './built-site';
import { isVague } from '@/lib/content/across/link-words';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** What a screen reader says for a link: its label, else its text with the descriptions of its pictures. */
function accessibleName(element: PageElement, page: BuiltPage): string {
  const label = element.attributes['aria-label'];
  if (label !== undefined) return label.trim();
  const inside = page.elements.filter(
    ({ name, start, end }) => name === 'img' && start > element.start && end < element.end,
  );
  return [element.text, ...inside.map(({ attributes }) => attributes.alt ?? '')]
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** One heading of the first level, and no level left out on the way down. */
export const checkHeadings: SiteCheck = ({ pages }) =>
  pages.flatMap((page) => {
    const headings = page.elements
      .filter(({ name }) => /^h[1-6]$/.test(name))
      .map(({ name, text }) => ({ level: Number(name.slice(1)), text: text.trim() }));
    const first = headings.filter(({ level }) => level === 1).length;
    const messages = first === 1 ? [] : [`has ${first} headings of the first level, instead of one`];
    headings.forEach(({ level, text }, index) => {
      const before = headings[index - 1]?.level ?? 1;
      if (level > before + 1) {
        messages.push(
          `has the heading "${text}" of level ${level} right below level ${before}. Use level ${before + 1}.`,
        );
      }
    });
    return messages.map((message) => ({ page, message }));
  });

/** Every picture reserves its space before it loads, and only one has a high priority. */
export const checkImages: SiteCheck = ({ pages }) =>
  pages.flatMap((page) => {
    const images = page.elements.filter(({ name }) => name === 'img');
    const messages = images.flatMap(({ attributes: { src = '', width, height, alt } }) => [
      ...(isLength(width) && isLength(height) ? [] : [`has the picture ${src} without width and height`]),
      ...(alt === undefined ? [`has the picture ${src} without a description (alt)`] : []),
    ]);
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

/** The page's policy refuses `style="…"` and `onclick="…"`: the browser would ignore them and report each in the console. */
export const checkInlineStyles: SiteCheck = ({ pages }) =>
  pages.flatMap((page) =>
    page.elements.flatMap(({ name, attributes }) =>
      Object.keys(attributes)
        .filter((attribute) => attribute === 'style' || attribute.startsWith('on'))
        .map((attribute) => ({
          page,
          message: `has a <${name}> with ${attribute}="…", which its policy refuses. Use a class.`,
        })),
    ),
  );

/** Every link says where it leads. */
export const checkLinkTexts: SiteCheck = ({ pages }) =>
  pages.flatMap((page) =>
    page.elements
      .filter(({ name, attributes }) => name === 'a' && attributes.href !== undefined)
      .map((link) => ({ href: link.attributes.href, name: accessibleName(link, page) }))
      .filter(({ name }) => name === '' || isVague(name))
      .map(({ href, name }) => ({
        page,
        message:
          name === ''
            ? `has a link to ${href} without any text`
            : `has a link to ${href} that only says "${name}". Say where it leads, for example "Fee structure".`,
      })),
  );

/** A page without islands has no script, except the one that removes expired items. */
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
  return isDataScript(element) || element.attributes.type === 'speculationrules';
}

/** Every page has a title and a description that no other page has. */
export const checkTitles: SiteCheck = ({ pages }) => [
  ...findRepeated(
    pages,
    'title',
    (page) => page.elements.find(({ name, parent }) => name === 'title' && parent?.name === 'head')?.text,
  ),
  ...findRepeated(
    pages,
    'description',
    (page) =>
      page.elements.find(({ name, attributes }) => name === 'meta' && attributes.name === 'description')
        ?.attributes.content,
  ),
];

function findRepeated(
  pages: readonly BuiltPage[],
  what: string,
  read: (page: BuiltPage) => string | undefined,
): Finding[] {
  const owners = new Map<string, BuiltPage>();
  const findings: Finding[] = [];
  for (const page of pages) {
    const text = read(page)?.trim() ?? '';
    const owner = owners.get(text);
    if (text === '') findings.push({ page, message: `has no ${what}` });
    else if (owner) findings.push({ page, message: `has the same ${what} as ${owner.route}: "${text}"` });
    else owners.set(text, page);
  }
  return findings;
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
