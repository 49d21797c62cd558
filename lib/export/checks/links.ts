import type { BuiltPage, Finding, SiteCheck } from './built-site';

const BASE = 'https://site.invalid';

/** Every address within the site leads to a page, a place on a page, or a file. */
export const checkLinks: SiteCheck = ({ pages, addresses }) => {
  const targets = new Map(pages.map((page) => [page.route, { page, ids: idsOf(page) }]));
  return pages.flatMap((page) => {
    const broken = new Set(
      addressesOf(page).map((address) => findFault(address, page, { targets, addresses })),
    );
    return [...broken]
      .filter((message) => message !== undefined)
      .map((message): Finding => ({ page, message }));
  });
};

/** What an address within the site may lead to. */
interface Targets {
  targets: ReadonlyMap<string, { page: BuiltPage; ids: ReadonlySet<string> }>;
  addresses: ReadonlySet<string>;
}

function idsOf({ elements }: BuiltPage): ReadonlySet<string> {
  return new Set(elements.flatMap(({ attributes }) => attributes.id ?? []));
}

/** Addresses in links, pictures and the head. */
function addressesOf({ elements }: BuiltPage): string[] {
  return elements.flatMap(({ name, attributes: { href, src, srcset } }) => [
    ...(['a', 'link'].includes(name) && href !== undefined ? [href] : []),
    ...(src === undefined ? [] : [src]),
    ...(srcset ?? '')
      .split(',')
      .map((part) => part.trim().split(' ')[0] ?? '')
      .filter(Boolean),
  ]);
}

function findFault(address: string, page: BuiltPage, { targets, addresses }: Targets): string | undefined {
  if (address === '') return 'has a link without an address (href="")';
  const url = URL.canParse(address, BASE + page.route) ? new URL(address, BASE + page.route) : undefined;
  if (!url) return `links to "${address}", which is no address`;
  if (url.origin !== BASE) return undefined;
  const pathname = decodeSafely(url.pathname);
  const target = targets.get(pathname);
  if (target) {
    const id = decodeSafely(url.hash.slice(1));
    if (id === '' || target.ids.has(id)) return undefined;
    return `links to ${address}, but nothing on ${target.page.route} has the id "${id}"`;
  }
  if (addresses.has(`${pathname}.html`) || (addresses.has(pathname) && !pathname.endsWith('.html')))
    return undefined;
  return `links to ${address}, where there is no page and no file`;
}

/** An editor may have typed a lone "%"; such an address leads nowhere, which is reported as for any other. */
function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
