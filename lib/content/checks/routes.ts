import type { Problem } from '../problem';
import { findReservedRoute, routeOf } from '../route';

/** Pages whose path cannot be an address, or is the address of something else. */
export function checkRoutes(pages: readonly { path: string; file: string }[]): Problem[] {
  const taken = new Map<string, string>();
  return pages.flatMap(({ path, file }) => {
    const route = routeOf(path);
    const other = taken.get(route.toLowerCase());
    taken.set(route.toLowerCase(), file);
    const message = explain(route, other);
    return message ? [{ file, line: 1, column: 1, field: '', message, severity: 'error' as const }] : [];
  });
}

function explain(route: string, other: string | undefined): string | undefined {
  if (!/^(\/[A-Za-z0-9][A-Za-z0-9_-]*)+$/.test(route)) {
    return `cannot be the address of a page. Use only letters a to z, digits and hyphens in the name of the file, for example school-bus.md.`;
  }
  const reserved = findReservedRoute(route);
  if (reserved)
    return `its address ${route} belongs to the site itself (${reserved}). Give the file another name.`;
  if (other)
    return `its address ${route} is already the address of ${other}. Give one of the two files another name.`;
  return undefined;
}
