import { slug } from 'github-slugger';
import { decode } from '@/lib/text/decode';
import { telephoneLink, whatsappLink } from '@/lib/text/text';
import { rightEmail, rightPhone } from './right-values';
import { classIdsOf, nameOf } from '../kinds/classes';
import { certainName } from './right-words';

/** What links, pictures, files and contacts may name. */
export interface Names {
  /** Every page's path, with `/`. */
  routes: readonly string[];
  /** File names in images/. */
  pictures: readonly string[];
  /** File names in files/. */
  files: readonly string[];
  /** Ids of contacts in school.yaml; undefined when they cannot be read. */
  contacts: readonly string[] | undefined;
  /** The host name of the website in school.yaml; undefined when it cannot be read. */
  host?: string;
  /** Places by page; a page whose file cannot be read is missing. */
  places: ReadonlyMap<string, readonly string[]>;
}

/**
 * The picture, file, contact or address that a name certainly means; undefined where it may mean none or several.
 * @param here the places of the page that a link is on
 */
export function rightName(refers: string, typed: string, site: Names, here: readonly string[] = []) {
  if (refers === 'picture') return rightFile(typed, site.pictures);
  if (refers === 'file') return rightFile(typed, site.files);
  if (refers === 'contact') return certainName(typed, site.contacts ?? []);
  return refers === 'link' ? rightLink(typed, site, here) : undefined;
}

/** `files/noc.pdf`, `C:\school\noc.pdf` and `NOC.pdf` are `noc.pdf` when that is there. */
function rightFile(typed: string, names: readonly string[]): string | undefined {
  const base = typed.split(/[/\\]/).at(-1)?.trim() ?? '';
  return names.includes(base) ? base : certainName(base, names);
}

/** The address of a page, a PDF, a telephone or an e-mail. @param typed a link that leads nowhere as it is */
export function rightLink(typed: string, site: Names, here: readonly string[] = []): string | undefined {
  const own = ownPath(typed.trim(), site);
  if (own !== undefined) return own;
  const target = typed.trim();
  const [address = '', fragment] = target.split('#');
  if (/\.pdf$/i.test(address) && !/^https?:/i.test(address)) {
    const file = rightFile(address, site.files);
    return file && `/assets/${file}`;
  }
  const contact = rightContact(target);
  if (contact) return contact;
  const [, web, alone] = WEB.exec(target) ?? [];
  if (web || alone) return `https://${web ?? alone}`;
  if (/^(?:[a-z]+:|\/\/[^/]*\.)/i.test(target)) return undefined;
  const route = address && rightRoute(address, site.routes);
  const places = route ? site.places.get(route) : here;
  if (route === undefined || !fragment) return route || undefined;
  return `${route}#${rightPlace(decode(fragment), places) ?? fragment}`;
}

/** A web address whose beginning is missing or typed wrongly. */
const WEB =
  /^(?!https:\/\/(?!https?:))(?:h?h?t{1,3}ps?[\s:;.]{0,2}\/{0,3}(?:https?:\/\/)?(?!https?:)([^\s/@:;,]+\.[^\s/@:;,]+(?:[/?#]\S*)?)|((?:www\.[^\s/@]+|[^\s/@:;,]+\.(?:com|org|net|in|edu|gov|me|be|gle))(?:\/\S*)?))$/i;

/** Before a number in the address of a chat. */
export const WHATSAPP =
  /^(?:https?:\/\/)?(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)([+\d][\d\s()-]{6,})/i;

/** The link to an e-mail address, a telephone or a chat; undefined for any other. */
export function rightContact(target: string): string | undefined {
  const email = rightEmail(/^[a-z]+:/i.test(target) ? target : `<${target}>`);
  if (email) return `mailto:${email}`;
  const [begin, chat] = WHATSAPP.exec(target) ?? [];
  const phone = rightPhone(chat ?? target.replace(/^(?:tel|call):/i, ''));
  if (begin === undefined) return phone && telephoneLink(phone);
  return phone?.startsWith('+')
    ? whatsappLink(phone) + target.slice(begin.length).replace('&', '?')
    : undefined;
}

/** `Bus Routes`, `class-VI`, `tution` are `bus-routes`, `class-6`, `tuition` when that is a place. */
export function rightPlace(typed: string, places: readonly string[] = []): string | undefined {
  const [ofClass, ...others] = classIdsOf([typed.replace(/^class[-_]?(?=\S)/i, 'class ')]);
  const meant = [slug(typed), others.length ? undefined : ofClass];
  // A class is no other class.
  const near = ofClass === undefined ? certainName(typed, places) : undefined;
  return places.find((place) => meant.includes(place)) ?? near;
}

/** The path alone of an address on the website itself: a page, or a file; undefined for any other address. */
export function ownPath(target: string, { host, routes, files }: Names): string | undefined {
  const whole = target.replace(/^(?:https?:)?(?:\/\/)?(?=[^/\s@:]+\.[^/\s@:]+(?:[/?#]|$))/i, 'https://');
  if (host === undefined || !/^https?:/i.test(whole) || !URL.canParse(whole)) return undefined;
  const { hostname, pathname, hash } = new URL(whole);
  const plain = (name: string): string => name.replace(/^www\./, '');
  if (plain(hostname) !== plain(host)) return undefined;
  if (files.some((file) => pathname === `/assets/${encodeURI(file)}`)) return pathname;
  const route = pathname.length > 1 ? pathname.replace(ENDING, '') : pathname;
  return routes.includes(route) ? `${route}${hash}` : sectionOf(route, routes);
}

/** What the address of a page ends in elsewhere. */
const ENDING = /(?:\.(?:md|html?|php|aspx?))?\/*$/i;

/** Pages of other websites that are sections here, unless the school has a page of such a name. */
const SECTIONS: readonly (readonly [RegExp, string])[] = [
  [/^\/(?:home|index|default|main)(?:[-_]?page)?$/i, '/'],
  [/^\/contact(?:[-_]?us)?$/i, '#contact'],
  [/^\/about(?:[-_]?(?:us|school))?$/i, '/#about-us'],
];

function sectionOf(path: string, routes: readonly string[]): string | undefined {
  const begin = path.slice(0, '/about'.length).toLowerCase();
  const isPage = routes.some((route) => route.toLowerCase().startsWith(begin));
  return isPage ? undefined : SECTIONS.find(([pattern]) => pattern.test(path))?.[1];
}

/** `transport`, `/transport/`, `pages/transport.md` and `/Transport` are `/transport` when that is a page. */
function rightRoute(address: string, routes: readonly string[]): string | undefined {
  const path = address.replace(/^\.?\/*(?:content\/)?(?:pages\/)?/, '/').replace(ENDING, '');
  if (path.length < 2) return address === '/' ? address : undefined;
  const [, label] = /^\/class\/(.+)$/i.exec(path) ?? [];
  if (label !== undefined) return routes.find((route) => route === `/class/${nameOf(label)?.toLowerCase()}`);
  return routes.includes(path) ? path : (certainName(path, routes) ?? sectionOf(path, routes));
}
