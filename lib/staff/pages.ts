import type { Staff } from '@/lib/content/kinds/staff';

export const LOGIN_PATH = '/login';

// Why: docs/decisions/staff-area.md
/**
 * The pages of the dashboard and their addresses. The title and the description of each are those of the group of words
 * with its name. Only here an address is decided: the routes and the check of links have it from here, and an entry of the
 * side menu that leads elsewhere is refused.
 */
export const DASHBOARD_PAGES = {
  overview: '/dashboard',
  locations: '/dashboard/locations',
} as const satisfies Partial<Record<keyof Staff, `/dashboard${string}`>>;

export type DashboardPage = keyof typeof DASHBOARD_PAGES;

/** The addresses of the staff area. */
export const STAFF_PATHS: readonly string[] = [LOGIN_PATH, ...Object.values(DASHBOARD_PAGES)];
