import type { DashboardPage } from './pages';

// Keep these names out of pages.ts: with them, the build would add the styles of `.editor` to the sign-in page.
/** The roles of accounts; `staff` grants only the dashboard. */
export const ROLES = ['administrator', 'admissions', 'editor', 'staff'] as const;

export type Role = (typeof ROLES)[number];

/** The roles that may open a page of the dashboard, and make its calls. Every role may open all other pages. */
export const ROLES_OF = {
  website: ['editor', 'administrator'],
  enquiries: ['administrator', 'admissions'],
} as const satisfies Partial<Record<DashboardPage, readonly Role[]>>;

/** The roles that may open a page, if `role` may not. Undefined if it may, or for another server's role. */
export function missingRoles(page: DashboardPage, role = ''): readonly Role[] | undefined {
  const known = ROLES.find((each) => each === role.toLowerCase());
  const needed: Partial<Record<DashboardPage, readonly Role[]>> = ROLES_OF;
  return known && !needed[page]?.includes(known) ? needed[page] : undefined;
}
