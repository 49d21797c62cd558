import { assetName } from '../files/asset-address';
import { ownPath, rightLink } from '../remedies/right-name';
import { explainPlace } from './link-place';
import { nearestName } from '../messages/explain-unknown';
import { shorten } from '@/lib/text/shorten';
import type { Source } from '../files/source';
import type { Site } from './site';

/** Why the address does not lead anywhere, or undefined when it does. */
export function explainLink(target: string, source: Source, site: Site): string | undefined {
  const shown = shorten(target);
  if (/^(mailto:[^\s@]+@[^\s@]+\.[^\s@]+|tel:\+?[\d-]+)$/.test(target)) return undefined;
  const own = ownPath(target, site);
  if (own !== undefined)
    return `leads to ${shown}, which is this website itself. Write only the path: ${shorten(own)}.`;
  if (target.startsWith('https://')) {
    return URL.canParse(target) ? undefined : `"${shown}" is not a web address. Copy it from the browser.`;
  }
  const file = assetName(target);
  if (file !== undefined) {
    return site.files.includes(file)
      ? undefined
      : `leads to ${shown}, and there is no file "${shorten(file)}" in files/. Put the file there, or change the link.`;
  }
  if (target.startsWith('#')) return explainPlace(target, source, site);
  const right = rightLink(target, site);
  if (!target.startsWith('/') || right?.startsWith('/assets/')) {
    if (right) return `leads to "${shown}". Write ${shorten(right)}.`;
    return `leads to "${shown}". Write the address of a page with a / in front, such as /transport, or a web address beginning with https://.`;
  }
  const [route = ''] = target.split('#');
  if (!site.routes.includes(route)) return explainMissingPage(route, site.routes);
  return explainPlace(target, source, site);
}

function explainMissingPage(route: string, routes: readonly string[]): string {
  const near = nearestName(route, routes);
  const hint = near ? `Did you mean ${near}?` : 'Write the address of a page, or add the page to pages/.';
  return `leads to ${shorten(route)}, and there is no such page. ${hint}`;
}
