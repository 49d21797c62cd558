import { gzipSync } from 'node:zlib';
import { isDataScript } from '../page/is-data-script';
import { isKeptScript } from '../page/is-kept-script';
import type { BuiltPage, SiteCheck } from './built-site';

/** ../shared/design.md, "Figures to reach": what a server may send before it first waits for the visitor's answer. */
const ONE_ROUND_TRIP = 14_600;

/** A page without islands arrives, with all its styles, in one round trip; and it has no script, but for that which removes what is over. */
export const checkPageWeight: SiteCheck = ({ pages }) =>
  pages
    .filter(({ elements }) => !elements.some(({ attributes }) => 'data-island' in attributes))
    .flatMap((page) => {
      const weight = gzipSync(page.html, { level: 9 }).length;
      const script = page.elements.filter((element) => element.name === 'script' && !isWanted(element, page));
      return [
        ...(script.length
          ? [{ page, message: `has ${script.length} scripts, though it has no island` }]
          : []),
        ...(weight > ONE_ROUND_TRIP ? [{ page, message: describeWeight(page, weight) }] : []),
      ];
    });

/** The site's own script stands only where something on the page expires. */
function isWanted(element: BuiltPage['elements'][number], { elements }: BuiltPage): boolean {
  if (isKeptScript(element)) return elements.some(({ attributes }) => 'data-expires' in attributes);
  return isDataScript(element) || element.attributes.type === 'speculationrules';
}

function describeWeight({ html, elements }: BuiltPage, weight: number): string {
  const styles = elements
    .filter(({ name }) => name === 'style')
    .map(({ text }) => text)
    .join('');
  const drawings = elements
    .filter(({ name }) => name === 'svg')
    .map(({ start, end }) => html.slice(start, end))
    .join('');
  const parts = { styles, drawings, text: elements.find(({ name }) => name === 'main')?.text ?? '' };
  const sizes = Object.entries(parts).map(
    ([name, part]) => `${name} ${format(gzipSync(part, { level: 9 }).length)}`,
  );
  return `weighs ${format(weight)} bytes compressed, ${format(weight - ONE_ROUND_TRIP)} over one round trip (each by itself: ${sizes.join(', ')})`;
}

function format(bytes: number): string {
  return bytes.toLocaleString('en-IN');
}
