import { onEachPage, type BuiltPage } from './built-site';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Every picture reserves its space before it loads, and only one has a high priority. */
export const checkImages = onEachPage(({ elements }) => {
  const unsized = elements.filter(
    ({ name, attributes: { width, height } }) => name === 'img' && !(isLength(width) && isLength(height)),
  );
  const hurried = elements.filter(({ attributes }) => attributes.fetchpriority === 'high');
  const rivals = hurried.map(({ attributes: { src, href } }) => src ?? href).join(', ');
  return [
    ...unsized.map(({ attributes: { src = '' } }) => `has the picture ${src} without width and height`),
    ...(hurried.length > 1
      ? [`fetches ${hurried.length} files before all others, instead of one: ${rivals}`]
      : []),
  ];
});

function isLength(value: string | undefined): boolean {
  return /^[1-9]\d*$/.test(value ?? '');
}

/** Every page that may be shared has a picture for the message that shares it. */
export const checkSocialPictures = onEachPage(({ route, elements }, { addresses }) => {
  if (route === '/404') return [];
  const picture = elements.find(({ attributes }) => attributes.property === 'og:image');
  const address = picture?.attributes.content;
  if (address === undefined) return ['has no social picture (og:image)'];
  const isThere = addresses.has(new URL(address).pathname);
  return isThere ? [] : [`names the social picture ${address}, which was not made`];
});

/** What a server may send before it first waits for the visitor's answer, in bytes. */
const ONE_ROUND_TRIP = 14_600;
/** The first picture on a phone: the smallest version that a dense 360 px screen takes, in bytes. */
const FIRST_PICTURE = 40 * 1024;

/**
 * What the content makes slow on a phone. It stops nothing: an urgent notice must go out, however long a page is.
 * The home page is long by nature.
 */
export const checkContentWeight = onEachPage(async (page, { folder, addresses }) => {
  const weight = gzipSync(page.html, { level: 9 }).length;
  const picture = findFirstPicture(page);
  const isThere = picture !== undefined && addresses.has(picture);
  const first = isThere ? (await stat(path.join(folder, picture))).size : 0;
  return [
    ...(weight > ONE_ROUND_TRIP && page.route !== '/'
      ? [
          `is long: ${kilobytes(weight)} KB instead of ${kilobytes(ONE_ROUND_TRIP)}, which a phone on a slow line waits for. Divide it into several pages, or put the details into a PDF.`,
        ]
      : []),
    ...(first > FIRST_PICTURE
      ? [
          `begins with a picture of ${kilobytes(first)} KB on a phone instead of ${kilobytes(FIRST_PICTURE)}. Choose one with fewer small details.`,
        ]
      : []),
  ];
});

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
