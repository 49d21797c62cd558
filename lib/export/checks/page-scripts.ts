import { isDataScript, isKeptScript } from '../page/script-kinds';
import type { BuiltPage, SiteCheck } from './built-site';

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
