import type { IslandBundle } from '../islands/bundle-options';
import { dropUnreferenced } from './drop-unreferenced';
import { namesOf } from './names-of';
import type { PageElement, ScannedPage } from './scan-page';
import { usedStyles } from './used-styles';

/** The `<style>` elements of a page, each with the rules that the page and its islands use. */
export function pageStyles(
  page: ScannedPage,
  bundle?: IslandBundle,
): { element: PageElement; css: string }[] {
  const script = bundle?.text ?? '';
  const names = namesOf(page, script);
  const elements = page.elements.filter(({ name }) => name === 'style');
  const sheets = dropUnreferenced(
    elements.map(({ text }) => usedStyles(text, names)),
    script,
  );
  return elements.map((element, index) => ({ element, css: sheets[index] ?? '' }));
}
