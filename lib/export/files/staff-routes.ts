import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The route group whose pages keep the framework. */
const GROUP = '/(staff)/';

interface Prerendered {
  routes: Record<string, { srcRoute: string | null }>;
}

/**
 * Addresses of the staff area.
 * @param next Next's own folder, `.next`
 */
export async function readStaffRoutes(next: string): Promise<ReadonlySet<string>> {
  const paths = await readJson<Record<string, string>>(path.join(next, 'app-path-routes-manifest.json'));
  const { routes } = await readJson<Prerendered>(path.join(next, 'prerender-manifest.json'));
  const sources = new Set(
    Object.entries(paths)
      .filter(([source]) => source.startsWith(GROUP))
      .map(([, route]) => route),
  );
  return new Set(Object.keys(routes).filter((route) => sources.has(routes[route]?.srcRoute ?? route)));
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T;
}
