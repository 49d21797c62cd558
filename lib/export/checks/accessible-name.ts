import type { PageElement } from '../page/scan-page';
import type { BuiltPage } from './built-site';

/** What a screen reader says for a link: its label, else its text with the descriptions of its pictures. */
export function accessibleName(element: PageElement, page: BuiltPage): string {
  const label = element.attributes['aria-label'];
  if (label !== undefined) return label.trim();
  const inside = page.elements.filter(
    ({ name, start, end }) => name === 'img' && start > element.start && end < element.end,
  );
  return [element.text, ...inside.map(({ attributes }) => attributes.alt ?? '')]
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
