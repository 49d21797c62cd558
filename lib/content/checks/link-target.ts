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
  if (/^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/.test(target)) return undefined;
  if (/^tel:\+?[\d-]+$/.test(target)) return explainNumber(target, site);
  const mobile = /^https:\/\/(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)([6-9]\d{9})(?!\d)/.exec(
    target,
  )?.[1];
  if (mobile !== undefined)
    return `leads to ${shown}, where WhatsApp takes the first digits for the code of a country. Write 91${mobile} instead of ${mobile}.`;
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
  if (!site.routes.includes(route)) return explainMissingPage(route, right, site.routes);
  return explainPlace(target, source, site);
}

/** Numbers of up to six digits are those of the police, the fire brigade and the like. */
const CALLED = /^(\+91\d{10}|\+(?!91)[1-9]\d{6,14}|1800\d{6,7}|\d{2,6})$/;

/** A number that a visitor's telephone could not call, or only from within India. */
function explainNumber(target: string, site: Site): string | undefined {
  if (CALLED.test(target.slice('tel:'.length).replaceAll('-', ''))) return undefined;
  const right = rightLink(target, site);
  const remedy = right === undefined ? 'Write for example tel:+919876543210' : `Write ${right}`;
  return `leads to ${shorten(target)}, which is no telephone number with its country code. ${remedy}.`;
}

function explainMissingPage(route: string, right: string | undefined, routes: readonly string[]): string {
  if (right !== undefined && nearestName(route, routes) === undefined)
    return `leads to ${shorten(route)}, and there is no such page. Write ${shorten(right)}.`;
  const near = nearestName(route, routes);
  const hint = near ? `Did you mean ${near}?` : 'Write the address of a page, or add the page to pages/.';
  return `leads to ${shorten(route)}, and there is no such page. ${hint}`;
}
