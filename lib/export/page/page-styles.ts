import type { IslandBundle } from '../islands/bundle-options';
import { classesOf } from './classes-of';
import type { PageElement, ScannedPage } from './scan-page';
import { usedStyles } from './used-styles';

/** The `<style>` elements of a page, each with the rules that the page and its islands use. */
export function pageStyles(
  page: ScannedPage,
  bundle?: IslandBundle,
): { element: PageElement; css: string }[] {
  const classes = classesOf(page, bundle?.text ?? '');
  return page.elements
    .filter(({ name }) => name === 'style')
    .map((element) => ({ element, css: usedStyles(element.text, classes) }));
}
