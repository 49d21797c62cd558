import type { IslandBundle } from '../islands/bundle-options';
import { divideStyles } from '../styles/divide-styles';
import { namesOf } from '../styles/names-of';
import { usedStyles } from '../styles/used-styles';
import type { PageElement, ScannedPage } from './scan-page';

/** All styles of a page, as Next.js inlined them. */
export function exportedStyles({ elements }: ScannedPage): string {
  return elements
    .filter(({ name }) => name === 'style')
    .map(({ text }) => text)
    .join('');
}

/**
 * The rules that the page and its islands use, as one style sheet: it stands in the place of the first of its `<style>` elements,
 * and of no other. Those for paper are left out when they are in a file.
 */
export function pageStyles(
  page: ScannedPage,
  { bundle, printFile }: { bundle?: IslandBundle; printFile?: string },
): { elements: PageElement[]; css: string } {
  const elements = page.elements.filter(({ name }) => name === 'style');
  const all = exportedStyles(page);
  const css = printFile === undefined ? all : divideStyles(all).screen;
  return { elements, css: css && usedStyles(css, namesOf(page.elements, bundle?.text ?? '')) };
}
