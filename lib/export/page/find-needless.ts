import type { PageElement, Range, ScannedPage } from './scan-page';

const VOID = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
/** The icons' package writes them for documents that are no HTML, and for styles that the site does not have. */
const OF_ICONS = / xmlns="[^"]*"| class="tabler-icon [\w-]+"|tabler-icon [\w-]+ /g;

/** Characters of opening tags that say nothing in HTML. */
export function findNeedless({ html, elements }: ScannedPage): Range[] {
  return elements.flatMap((element) => {
    const { name, openEnd } = element;
    if (name === 'svg') return findAll(OF_ICONS, html, element);
    return VOID.has(name) && html[openEnd - 2] === '/' ? [{ start: openEnd - 2, end: openEnd - 1 }] : [];
  });
}

function findAll(pattern: RegExp, html: string, { start, openEnd }: PageElement): Range[] {
  return Array.from(html.slice(start, openEnd).matchAll(pattern), ({ index, 0: { length } }) => ({
    start: start + index,
    end: start + index + length,
  }));
}
