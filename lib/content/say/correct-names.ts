import { slug } from 'github-slugger';
import { decode, telephoneLink, whatsappLink, withScheme } from '@/lib/text/text';
import { correctEmail, correctPhone } from './correct-values';
import { classIdsOf, classNamed } from '../kinds/classes';
import { certainName } from './correct-words';

export interface Site {
  routes: readonly string[];
  pictures: readonly string[];
  files: readonly string[];
  contacts: readonly string[] | undefined;
  /** The website's host name; undefined if school.yaml has no valid address. */
  host?: string;
  /** The ids to which links can lead, by route. Unreadable pages have no entry. */
  places: ReadonlyMap<string, readonly string[]>;
}

/** The only picture, file, contact or address that a name can mean. @param here ids on the page with the link */
export function correctName(refers: string, typed: string, site: Site, here: readonly string[] = []) {
  if (refers === 'picture') return correctFile(typed, site.pictures);
  if (refers === 'file') return correctFile(typed, site.files);
  if (refers === 'contact') return certainName(typed, site.contacts ?? []);
  return refers === 'link' ? correctLink(typed, site, here) : undefined;
}

/** `files/noc.pdf`, `C:\school\noc.pdf` and `NOC.pdf` → `noc.pdf`, if it exists. */
function correctFile(typed: string, names: readonly string[]): string | undefined {
  const base = typed.split(/[/\\]/).at(-1)?.trim() ?? '';
  return names.includes(base) ? base : certainName(base, names);
}

/** Corrects a link to a page, PDF, telephone number or e-mail address. @param typed the address, which leads nowhere */
export function correctLink(typed: string, site: Site, here: readonly string[] = []): string | undefined {
  const own = ownPath(typed.trim(), site);
  if (own !== undefined) return own;
  const target = typed.trim();
  const [address = '', fragment] = target.split('#');
  if (/\.pdf$/i.test(address) && !/^https?:/i.test(withScheme(address))) {
    const file = correctFile(address, site.files);
    return file && `/assets/${file}`;
  }
  const contact = correctContact(target);
  if (contact) return contact;
  if (/^(?:[a-z]+:|\/\/[^/]*\.)/i.test(target)) return undefined;
  const route = address && correctRoute(address, site.routes);
  const places = route ? site.places.get(route) : here;
  if (route === undefined || !fragment) return route || undefined;
  return `${route}#${correctPlace(decode(fragment), places) ?? fragment}`;
}

/** Matches the address of a WhatsApp chat. The group is the telephone number in it. */
export const WHATSAPP =
  /^(?:https?:\/\/)?(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)([+\d][\d\s()-]{6,})/i;

/** The link for an e-mail address, a telephone number or a chat; undefined for other targets. */
export function correctContact(target: string): string | undefined {
  const email = correctEmail(/^[a-z]+:/i.test(target) ? target : `<${target}>`);
  if (email) return `mailto:${email}`;
  const [begin, chat] = WHATSAPP.exec(target) ?? [];
  const phone = correctPhone(chat ?? target.replace(/^(?:tel|call):/i, ''));
  if (begin === undefined) return phone && telephoneLink(phone);
  return phone?.startsWith('+')
    ? whatsappLink(phone) + target.slice(begin.length).replace('&', '?')
    : undefined;
}

/** `Bus Routes`, `class-VI`, `tution` → `bus-routes`, `class-6`, `tuition`, if the page has such an id. */
export function correctPlace(typed: string, places: readonly string[] = []): string | undefined {
  const [ofClass] = classIdsOf([typed.replace(/^class[-_]?(?=\S)/i, 'class ')]);
  const meant = ofClass ?? slug(typed);
  // Do not propose another class with a similar name: the editor would not mean that one.
  const near = ofClass === undefined ? certainName(typed, places) : undefined;
  return places.includes(meant) ? meant : near;
}

/** The path to a page or PDF in an address of this website; undefined for other addresses. */
export function ownPath(target: string, { host, routes, files }: Site): string | undefined {
  const whole = target.replace(/^(?:https?:)?(?:\/\/)?(?=[^/\s@:]+\.[^/\s@:]+(?:[/?#]|$))/i, 'https://');
  if (host === undefined || !/^https?:/i.test(whole) || !URL.canParse(whole)) return undefined;
  const { hostname, pathname, hash } = new URL(whole);
  const plain = (name: string): string => name.replace(/^www\./, '');
  if (plain(hostname) !== plain(host)) return undefined;
  if (files.some((file) => pathname === `/assets/${encodeURI(file)}`)) return pathname;
  const route = pathname.length > 1 ? pathname.replace(ENDING, '') : pathname;
  return routes.includes(route) ? `${route}${hash}` : undefined;
}

/** Matches extensions of pages, which addresses on this website do not have. */
const ENDING = /(?:\.(?:md|html?|php|aspx?))?\/*$/i;

/** `transport`, `/transport/`, `pages/transport.md` and `/Transport` → `/transport`, if there is such a page. */
function correctRoute(address: string, routes: readonly string[]): string | undefined {
  const path = address.replace(/^\.?\/*(?:content\/)?(?:pages\/)?/, '/').replace(ENDING, '');
  if (path.length < 2) return address === '/' ? address : undefined;
  const [, label] = /^\/class\/(.+)$/i.exec(path) ?? [];
  if (label !== undefined)
    return routes.find((route) => route === `/class/${classNamed(label)?.toLowerCase()}`);
  return routes.includes(path) ? path : certainName(path, routes);
}
