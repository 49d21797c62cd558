import type { Staff } from '@/lib/content/kinds/staff';

export const LOGIN_PATH = '/login';

// Why: docs/decisions/staff-area.md
/**
 * The pages of the dashboard and their addresses, which only this table decides: the routes and the check of links have
 * them from here. The title and the description of each are those of the group of words with its name.
 */
export const DASHBOARD_PAGES = {
  overview: '/dashboard',
  locations: '/dashboard/locations',
} as const satisfies Partial<Record<keyof Staff, `/dashboard${string}`>>;

export type DashboardPage = keyof typeof DASHBOARD_PAGES;

export const STAFF_PATHS: readonly string[] = [LOGIN_PATH, ...Object.values(DASHBOARD_PAGES)];

/** Which server the staff area talks to; fixed when the site is built. */
export type ApiSettings = ReturnType<typeof readApiSettings>;

/**
 * Reads API_ORIGIN (nothing: the site's own server) and API_LOCATION_PREFIX, which stands in front of the State and
 * District paths (specification, section 7; nothing: `/api`; `/`: no prefix).
 * @throws Error in plain words when one of them cannot be used
 */
export function readApiSettings(env: Record<string, string | undefined>) {
  return {
    origin: readOrigin(env.API_ORIGIN?.trim() ?? ''),
    locationPrefix: readPrefix(env.API_LOCATION_PREFIX?.trim() || '/api'),
  };
}

// Only https: a password and a token must not cross a network in the clear.
function readOrigin(text: string): string {
  if (text === '') return '';
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'https:' && text.replace(/\/$/, '').toLowerCase() === url.origin) return url.origin;
  throw new Error(
    `API_ORIGIN is "${text}". Write https:// and the name of the server only, for example https://api.school.example.`,
  );
}

function readPrefix(text: string): string {
  const prefix = `/${text.replaceAll(/^\/+|\/+$/g, '')}`;
  if (prefix === '/') return '';
  if (/^(\/[\w.~-]+)+$/.test(prefix) && !/\/\.{1,2}(\/|$)/.test(prefix)) return prefix;
  throw new Error(`API_LOCATION_PREFIX is "${text}". Write a path such as /api, or / for none.`);
}
