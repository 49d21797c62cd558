import type { MagicString } from 'magic-string';
import type { ScannedPage } from './scan-page';

/** Puts markup behind the declaration of the character set, before everything that a policy is to govern. */
export function addToHead(page: ScannedPage, text: MagicString, markup: string): void {
  const place = page.elements.find(({ name, attributes }) => name === 'meta' && 'charset' in attributes);
  if (!place) throw new Error('the page does not declare its character set');
  text.appendLeft(place.end, markup);
}
