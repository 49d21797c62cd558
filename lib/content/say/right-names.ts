import { telephoneLink } from '@/lib/text/text';
import { certainName } from './right-words';

const MOBILE = /^[6-9]\d{9}$/;

/**
 * An Indian telephone number with its country code: `98765 43210`, `91 98765 43210` and `0581 234 5678` become
 * `+91 …`. Undefined where digits are missing or too many.
 */
export function rightPhone(typed: string): string | undefined {
  const digits = typed.replaceAll(/[\s().-]/g, '');
  if (MOBILE.test(digits)) return `+91 ${grouped(typed, digits, digits)}`;
  const international = /^(?:00|\+)?91(\d{10})$/.exec(digits)?.[1];
  if (international) return `+91 ${grouped(typed, digits, international)}`;
  const national = /^(?:\+91)?0(\d{10})$/.exec(digits)?.[1];
  return national ? `+91 ${grouped(typed, digits, national)}` : undefined;
}

/** The ten digits as the editor spaced them, where that is how they stand; else in two halves. */
function grouped(typed: string, digits: string, national: string): string {
  const own = typed.trim().replace(/^(?:\+?91|00\s?91|0)[\s-]*(?=\S)/, '');
  const source = digits === national ? typed.trim() : own;
  return /^\d[\d -]*\d$/.test(source) && source.replaceAll(/\D/g, '') === national && /[ -]/.test(source)
    ? source
    : `${national.slice(0, 5)} ${national.slice(5)}`;
}

/** An e-mail address without `mailto:`, brackets or spaces at its ends; undefined where it is none then either. */
export function rightEmail(typed: string): string | undefined {
  const address =
    /^\s*<?(?:mailto:|e-?mail:)?\s*<?([^\s@<>:;,()]+@[^\s@<>:;,()]+\.[^\s@<>:;,().]+)>?\s*$/i.exec(
      typed,
    )?.[1];
  return address && address !== typed ? address : undefined;
}

/** What a name can mean: the pictures, files, contacts and pages of the school. */
export interface Names {
  pictures: readonly string[];
  files: readonly string[];
  contacts: readonly string[] | undefined;
  routes: readonly string[];
  /** The host name of the website itself. */
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
  if (/^www\.[^\s/]+\.[^\s/]+(\/\S*)?$/i.test(target)) return `https://${target}`;
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
  return routes.includes(path) ? path : certainName(path, routes);
}
