import type { Staff } from '@/lib/content/kinds/staff';

export const LOGIN_PATH = '/login';

// Why: docs/decisions/staff-area.md
/** The only table of the dashboard's pages. Each takes its title and description from the group of words with its name. */
export const DASHBOARD_PAGES = {
  overview: '/dashboard',
  website: '/dashboard/website',
  enquiries: '/dashboard/enquiries',
  locations: '/dashboard/locations',
} as const satisfies Partial<Record<keyof Staff, `/dashboard${string}`>>;

export type DashboardPage = keyof typeof DASHBOARD_PAGES;

export const STAFF_PATHS: readonly string[] = [LOGIN_PATH, ...Object.values(DASHBOARD_PAGES)];

/** Fixed when the site is built. */
export type ApiSettings = ReturnType<typeof readApiSettings>;

/**
 * Reads API_ORIGIN (default: the site's own server) and API_LOCATION_PREFIX, the prefix of the State and District paths
 * (specification, section 7; default: `/api`; `/` for none). @throws Error for an invalid value
 */
export function readApiSettings(env: Record<string, string | undefined>) {
  return {
    origin: readOrigin(env.API_ORIGIN?.trim() ?? ''),
    locationPrefix: readPrefix(env.API_LOCATION_PREFIX?.trim() || '/api'),
  };
}

// Only https: passwords and tokens must not be sent in clear text.
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
