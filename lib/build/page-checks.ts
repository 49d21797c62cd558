import { onEachPage } from './built-site';
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

/** What a server may send before it first waits for the visitor's answer, in KB. */
const ONE_ROUND_TRIP = 14.3;

/**
 * What the content makes slow on a phone. It stops nothing: an urgent notice must go out, however long a page is.
 * The home page is long by nature.
 */
export const checkContentWeight = onEachPage(({ html, route }) => {
  const weight = gzipSync(html, { level: 9 }).length / 1024;
  if (weight < ONE_ROUND_TRIP || route === '/') return [];
  return [
    `is long: ${weight.toFixed(1)} KB instead of ${ONE_ROUND_TRIP}, which a phone on a slow line waits for. Divide it into several pages, or put the details into a PDF.`,
  ];
});
