import type { OfficeFacts } from '@/lib/site/office';
import type { Staff } from '@/lib/content/kinds/staff';

export const LOGIN_PATH = '/login';

/**
 * The pages of the dashboard: the address of each, and the groups of words that its screen needs. Its title and its
 * description are those of the group with its own name. Only here an address is decided: the routes and the check of
 * links have it from here, and an entry of the side menu that leads elsewhere is refused.
 */
export const DASHBOARD_PAGES = {
  overview: { path: '/dashboard', words: ['overview'] },
  locations: {
    path: '/dashboard/locations',
    words: ['locations', 'paginator', 'dialog', 'catalogue', 'failures'],
  },
} as const satisfies Record<string, { path: `/dashboard${string}`; words: readonly (keyof Staff)[] }>;

export type DashboardPage = keyof typeof DASHBOARD_PAGES;

export type PageWords<P extends DashboardPage> = Pick<Staff, (typeof DASHBOARD_PAGES)[P]['words'][number]>;

/** What the screen of a page gets. */
export interface ScreenProps<P extends DashboardPage> {
  words: PageWords<P>;
  /** Of all pages, for links. */
  titles: Readonly<Record<DashboardPage, string>>;
  /** What the first page says of the site. */
  office?: P extends 'overview' ? OfficeFacts : never;
}

/** The addresses of the staff area. */
export const STAFF_PATHS: readonly string[] = [
  LOGIN_PATH,
  ...Object.values(DASHBOARD_PAGES).map(({ path }) => path),
];
