import type { Staff } from '@/lib/content/kinds/staff';

export const LOGIN_PATH = '/login';

// Why: docs/decisions/staff-area.md
/** The dashboard's pages and their routes. A page's title is in the group of built-in words with the same name. */
export const DASHBOARD_PAGES = {
  overview: '/dashboard',
  website: '/dashboard/website',
  enquiries: '/dashboard/enquiries',
  locations: '/dashboard/locations',
} as const satisfies Partial<Record<keyof Staff, `/dashboard${string}`>>;

export type DashboardPage = keyof typeof DASHBOARD_PAGES;

export const STAFF_PATHS: readonly string[] = [LOGIN_PATH, ...Object.values(DASHBOARD_PAGES)];

export type ApiSettings = ReturnType<typeof readApiSettings>;

/**
 * Reads API_ORIGIN (default: the site's own server), and API_LOCATION_PREFIX, the prefix of the State and District
 * paths (specification, section 7; default: `/api`; `/` for no prefix). @throws Error for an invalid value
 */
export function readApiSettings(env: Record<string, string | undefined>) {
  return {
    origin: readOrigin(env.API_ORIGIN?.trim() ?? ''),
    locationPrefix: readPrefix(env.API_LOCATION_PREFIX?.trim() || '/api'),
  };
}

// Accept only https, because passwords and tokens must be encrypted in transit.
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
