import { isDataScript, isKeptScript } from './script-kinds';
import type { PageElement, Range, ScannedPage } from './scan-page';

/** Next.js repeats them from `og:` for X, which reads those where its own are missing. */
const REPEATED = /^twitter:(title|description|image(:width|:height|:alt)?)$/;

/** What Next.js and React write into a page for their own script only, or twice. A range can stand inside another one. */
export function findLeftovers(page: ScannedPage): Range[] {
  return [
    ...page.elements.filter((element) => isForRuntime(element) || isEmptyHolder(element, page)),
    ...page.comments,
  ];
}

function isForRuntime(element: PageElement): boolean {
  const { name, attributes } = element;
  if (name === 'script') return !isDataScript(element) && !isKeptScript(element);
  if (name === 'meta') return attributes.name === 'next-size-adjust' || REPEATED.test(attributes.name ?? '');
  if (name !== 'link') return false;
  const { rel, as } = attributes;
  return (rel === 'preload' && as === 'script') || rel === 'modulepreload' || rel === 'expect';
}

/** `<div hidden><!--$--><!--/$--></div>`: where Next.js would stream late metadata to. */
function isEmptyHolder(
  { name, attributes, parent, openEnd, closeStart }: PageElement,
  page: ScannedPage,
): boolean {
  if (name !== 'div' || parent?.name !== 'body' || Object.keys(attributes).join(' ') !== 'hidden')
    return false;
  return page.html.slice(openEnd, closeStart).replaceAll(/<!--\/?\$-->/g, '') === '';
}
