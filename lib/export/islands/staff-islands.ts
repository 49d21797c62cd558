/** The islands that a whole page of the staff area consists of, and the file with which the script of each begins. */
export const STAFF_ENTRIES: Readonly<Record<string, string>> = {
  StaffLogin: 'components/staff/hydrate-login.ts',
  StaffDashboard: 'components/staff/hydrate-dashboard.ts',
};

/**
 * Whether a page belongs to the staff area.
 * @param islands the names of its islands
 */
export function isStaffPage(islands: readonly string[]): boolean {
  return islands.some((name) => Object.hasOwn(STAFF_ENTRIES, name));
}
