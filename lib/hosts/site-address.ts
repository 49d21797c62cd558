import type { SiteFiles } from './site-files';

/** What an address of the site is: a file, another spelling of a page's address, or nothing that visitors may see. */
export type Found = { file: string } | { redirect: string } | undefined;

/** For hosts, not for visitors; and the error page, which has no address of its own. */
const HIDDEN = /^\/_(headers|redirects)$|^\/404(\.html|\/)?$|\.(br|gz)$/;

/**
 * Finds what an address leads to. Only names of files that were read from the folder are compared with, so no
 * spelling of `..`, `//` or `%2f` leads anywhere else.
 * @param pathname as in the request, still encoded
 */
export function findAddress(pathname: string, files: SiteFiles): Found {
  const name = decode(pathname);
  if (name === undefined || HIDDEN.test(name)) return undefined;
  if (name === '/index.html') return { redirect: '/' };
  const page = name === '/' ? '/index.html' : `${name}.html`;
  if (files.has(name)) {
    const spelling = /^(\/\w[\w./-]*?)\.html$/.exec(name)?.[1];
    return spelling === undefined ? { file: name } : { redirect: spelling };
  }
  if (files.has(page)) return { file: page };
  const spelling = /^(\/\w[\w./-]*)\/$/.exec(name)?.[1];
  return spelling !== undefined && files.has(`${spelling}.html`) ? { redirect: spelling } : undefined;
}

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // A lone "%": such an address names no file.
    return undefined;
  }
}
