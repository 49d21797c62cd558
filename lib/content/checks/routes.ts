import { wholeFileProblem, type Problem } from '../messages/problem';
import { findReservedRoute, routeOf } from '../files/route';

/** Pages whose path cannot be an address, or is the address of something else. */
export function checkRoutes(pages: readonly { path: string; file: string }[]): Problem[] {
  const taken = new Map<string, string>();
  return pages.flatMap(({ path, file }) => {
    const route = routeOf(path);
    const other = taken.get(route.toLowerCase());
    taken.set(route.toLowerCase(), file);
    const message = explain(route, other);
    return message ? [wholeFileProblem(file, message)] : [];
  });
}

function explain(route: string, other: string | undefined): string | undefined {
  if (!/^(\/[A-Za-z0-9][A-Za-z0-9_-]*)+$/.test(route)) {
    return `cannot be the address of a page. Use only letters a to z, digits and hyphens in the name of the file, for example school-bus.md.`;
  }
  const reserved = findReservedRoute(route);
  if (reserved) {
    const all = reserved === route.toLowerCase() ? '' : `, as all below ${reserved} do`;
    return `its address ${route} belongs to the site itself${all}. Give the file another name.`;
  }
  if (/\/page\/\d+$/i.test(route))
    return `its address ${route} is kept for the further pages of a long list. Give the file another name.`;
  if (other)
    return `its address ${route} is already the address of ${other}. Give one of the two files another name.`;
  return undefined;
}
