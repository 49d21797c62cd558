import type { BuiltPage, SiteCheck } from './built-site';

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
