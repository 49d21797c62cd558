import { telephoneLink } from '@/lib/text/text';
import { rightEmail, rightPhone } from './right-values';
import { nameOf } from '../kinds/classes';
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
}

/** The picture, file, contact or address that a name certainly means; undefined where it may mean none or several. */
export function rightName(refers: string, typed: string, site: Names): string | undefined {
  if (refers === 'picture') return rightFile(typed, site.pictures);
  if (refers === 'file') return rightFile(typed, site.files);
  if (refers === 'contact') return certainName(typed, site.contacts ?? []);
  return refers === 'link' ? rightLink(typed, site) : undefined;
}

/** `files/noc.pdf`, `C:\school\noc.pdf` and `NOC.pdf` are `noc.pdf` when that is there. */
function rightFile(typed: string, names: readonly string[]): string | undefined {
  const base = typed.split(/[/\\]/).at(-1)?.trim() ?? '';
  return names.includes(base) ? base : certainName(base, names);
}

/** The address of a page, a PDF, a telephone or an e-mail. @param typed a link that leads nowhere as it is */
export function rightLink(typed: string, site: Names): string | undefined {
  const own = ownPath(typed.trim(), site);
  if (own !== undefined) return own;
  const target = typed.trim();
  const [address = '', fragment] = target.split('#');
  if (/\.pdf$/i.test(address) && !/^https?:/i.test(address)) {
    const file = rightFile(address, site.files);
    return file && `/assets/${file}`;
  }
  const email = /^mailto:/i.test(target) ? rightEmail(target) : rightEmail(`<${target}>`);
  if (email) return `mailto:${email}`;
  const phone = /^tel:/i.test(target) ? rightPhone(target.slice(4)) : undefined;
  if (phone) return telephoneLink(phone);
  const [, web] = /^(?:http:\/\/|(?=www\.))([^\s/]+\.[^\s/]+(?:\/\S*)?)$/i.exec(target) ?? [];
  if (web) return `https://${web}`;
  if (/^[a-z]+:/i.test(target) || target.startsWith('//')) return undefined;
  const route = rightRoute(address, site.routes);
  return route && (fragment === undefined ? route : `${route}#${fragment}`);
}

/** The path alone of an address on the website itself: a page, or a file; undefined for any other address. */
export function ownPath(target: string, { host, routes, files }: Names): string | undefined {
  if (host === undefined || !/^https?:/i.test(target) || !URL.canParse(target)) return undefined;
  const { hostname, pathname, hash } = new URL(target);
  const plain = (name: string): string => name.replace(/^www\./, '');
  if (plain(hostname) !== plain(host)) return undefined;
  if (files.some((file) => pathname === `/assets/${encodeURI(file)}`)) return pathname;
  const route = pathname.length > 1 ? pathname.replace(/(?:\.html)?\/*$/, '') : pathname;
  return routes.includes(route) ? `${route}${hash}` : undefined;
}

/** `transport`, `/transport/`, `pages/transport.md` and `/Transport` are `/transport` when that is a page. */
function rightRoute(address: string, routes: readonly string[]): string | undefined {
  const path = address
    .replace(/^\.?\/*(?:content\/)?(?:pages\/)?/, '/')
    .replace(/(?:\.md|\.html?)?\/*$/i, '');
  if (path.length < 2) return undefined;
  const [, label] = /^\/class\/(.+)$/i.exec(path) ?? [];
  if (label !== undefined) return routes.find((route) => route === `/class/${nameOf(label)?.toLowerCase()}`);
  return routes.includes(path) ? path : certainName(path, routes);
}
