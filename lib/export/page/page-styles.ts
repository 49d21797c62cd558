import type { IslandBundle } from '../islands/bundle-options';
import { namesOf } from '../styles/names-of';
import { usedStyles } from '../styles/used-styles';
import type { PageElement, ScannedPage } from './scan-page';

/**
 * The rules that the page and its islands use, as one style sheet: it stands in the place of the first of its `<style>` elements,
 * and of no other.
 */
export function pageStyles(
  page: ScannedPage,
  bundle?: IslandBundle,
): { elements: PageElement[]; css: string } {
  const elements = page.elements.filter(({ name }) => name === 'style');
  const css = elements.map(({ text }) => text).join('');
  return { elements, css: css && usedStyles(css, namesOf(page.elements, bundle?.text ?? '')) };
}
