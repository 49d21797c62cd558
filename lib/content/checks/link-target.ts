import { assetName } from '../files/asset-address';
import { rightLink } from '../remedies/right-name';
import { nearestName } from '../messages/explain-unknown';
import { shorten } from '@/lib/text/shorten';
import type { Source } from '../files/source';

/** What links, pictures, files and contacts may name. */
export interface Site {
  /** Every page's path, with `/`. */
  routes: readonly string[];
  /** File names in images/. */
  pictures: readonly string[];
  /** File names in files/. */
  files: readonly string[];
  /** Ids of contacts in school.yaml; undefined when they cannot be read. */
  contacts: readonly string[] | undefined;
}

/** Places that every page, or the page of that path, has. Headings are checked on the built site. */
const FRAGMENTS: Record<string, readonly string[]> = { '': ['contact', 'content'], '/': ['about-us'] };

/** Why the address does not lead anywhere, or undefined when it does. */
export function explainLink(target: string, source: Source, site: Site): string | undefined {
  const shown = shorten(target);
  if (/^(mailto:[^\s@]+@[^\s@]+\.[^\s@]+|tel:\+?[\d-]+)$/.test(target)) return undefined;
  if (target.startsWith('https://')) {
    return URL.canParse(target) ? undefined : `"${shown}" is not a web address. Copy it from the browser.`;
  }
  const file = assetName(target);
  if (file !== undefined) {
    return site.files.includes(file)
      ? undefined
      : `leads to ${shown}, and there is no file "${shorten(file)}" in files/. Put the file there, or change the link.`;
  }
  if (target.startsWith('#')) {
    return isKnownFragment('', target.slice(1)) || source.body
      ? undefined
      : `leads to ${shown}, and pages have no place of this name. Write #contact, or the address of a page.`;
  }
  const right = rightLink(target, site);
  if (!target.startsWith('/') || right?.startsWith('/assets/')) {
    if (right) return `leads to "${shown}". Write ${shorten(right)}.`;
    return `leads to "${shown}". Write the address of a page with a / in front, such as /transport, or a web address beginning with https://.`;
  }
  const [route = '', fragment] = target.split('#');
  if (!site.routes.includes(route)) return explainMissingPage(route, site.routes);
  if (fragment && route === '/' && !isKnownFragment('/', fragment)) {
    return `leads to ${shown}, and the home page has no place "${shorten(fragment)}". Write /#about-us or #contact.`;
  }
  return undefined;
}

function isKnownFragment(route: string, fragment: string): boolean {
  return [...(FRAGMENTS[''] ?? []), ...(FRAGMENTS[route] ?? [])].includes(fragment);
}

function explainMissingPage(route: string, routes: readonly string[]): string {
  const near = nearestName(route, routes);
  const hint = near ? `Did you mean ${near}?` : 'Write the address of a page, or add the page to pages/.';
  return `leads to ${shorten(route)}, and there is no such page. ${hint}`;
}
