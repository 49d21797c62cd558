import type { DashboardPage } from './pages';

// A file of its own: the sign-in page loads pages.ts, and would get every style that these words name.
/** What an account may have; `staff` grants nothing but the dashboard. */
export const ROLES = ['administrator', 'admissions', 'editor', 'staff'] as const;

export type Role = (typeof ROLES)[number];

/** The roles that may open a page of the dashboard, and make its calls. Every role may open the others. */
export const ROLES_OF = {
  website: ['editor', 'administrator'],
  enquiries: ['administrator', 'admissions'],
} as const satisfies Partial<Record<DashboardPage, readonly Role[]>>;

/**
 * The roles that may open a page, if this one is not among them: its calls would only be refused. Undefined for roles of
 * another server (API_ORIGIN), which decides itself.
 */
export function missingRoles(page: DashboardPage, role = ''): readonly Role[] | undefined {
  const known = ROLES.find((each) => each === role.toLowerCase());
  const needed: Partial<Record<DashboardPage, readonly Role[]>> = ROLES_OF;
  return known && !needed[page]?.includes(known) ? needed[page] : undefined;
}
