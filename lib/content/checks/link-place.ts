import { FRAME_PLACES } from '../markdown/page-places';
import { nearestName } from '../messages/explain-unknown';
import { routeOf } from '../files/route';
import { shorten } from '@/lib/text/shorten';
import type { Source } from '../files/source';
import type { Site } from './site';

/** Why there is no such place on a page of this site, or undefined when there is. @param target `#place` or `/page#place` */
export function explainPlace(target: string, source: Source, site: Site): string | undefined {
  const at = target.indexOf('#');
  if (at < 0 || at === target.length - 1) return undefined;
  const shown = shorten(target);
  const place = decode(target.slice(at + 1));
  if (place === undefined)
    return `leads to ${shown}, where the % stands alone. Leave it out, or write %25 for a percent sign.`;
  const route = target.slice(0, at) || ownRoute(source);
  // A text that several pages show can name only what all of them have.
  const places = route === undefined ? FRAME_PLACES : site.places.get(route);
  if (!places || places.includes(place)) return undefined;
  const where = route === undefined ? 'pages have' : at > 0 ? `${route} has` : 'this page has';
  return `leads to ${shown}, and ${where} no place "${shorten(place)}". ${propose(place, target.slice(0, at), places)}`;
}

/** The page that shows the text of a file. */
function ownRoute({ kind, path }: Source): string | undefined {
  if (kind === 'pages') return routeOf(path);
  return kind === 'home' ? '/' : undefined;
}

function propose(place: string, page: string, places: readonly string[]): string {
  const near = nearestName(place, places);
  if (near !== undefined) return `Did you mean ${page}#${near}?`;
  const own = places.filter((each) => !FRAME_PLACES.includes(each)).slice(0, 5);
  if (own.length === 0) return `Write ${page}#contact, or the address of a page.`;
  const named = own.map((each) => `${page}#${each}`).join(', ');
  return `A heading is a place: its words in small letters, with hyphens. Write for example ${named}.`;
}

/** An editor may write a place as it is, or as a browser shows it. */
function decode(place: string): string | undefined {
  try {
    return decodeURIComponent(place);
  } catch {
    return undefined;
  }
}
