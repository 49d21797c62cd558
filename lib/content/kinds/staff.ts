import type { InferType } from 'yup';
import { wordsIn, type BuiltInWords } from '../words/languages';
import { group, groups, yesNo } from './fields';
import { entryOf } from './lists';
import { dropped, groupsOf } from './words';

const menu = groups(
  'The entries of the side menu, from top to bottom. They replace the built-in entries. If you leave out a staff page, the site adds it at the top.',
  [1, 20],
  'One entry of the side menu.',
  entryOf('States and districts', '/dashboard/locations'),
);

const { menu: builtInMenu, ...builtInWords } = wordsIn().staff;

/** content/staff.yaml: overrides for /login and /dashboard (specification, sections 2, 5 and 8). */
export const staffSchema = group('Your own words and side menu for the staff area.', {
  usernameIsEmail: yesNo('Whether staff sign in with their e-mail addresses.', 'false').optional(),
  menu: menu.optional(),
  ...groupsOf(builtInWords, 'staff area'),
}).meta({ dropped: dropped('staff area') });

export type Staff = Omit<BuiltInWords['staff'], 'menu'> & {
  usernameIsEmail: boolean;
  menu: InferType<typeof menu>;
};

const STAFF_PAGES = builtInMenu.filter(({ to }) => to?.startsWith('/dashboard'));

/** Puts staff pages that a school's own menu lacks, such as those of a newer version, before its entries. */
export const toStaff = (staff: Staff): Staff => {
  const missing = STAFF_PAGES.filter(({ to }) => staff.menu.every((entry) => entry.to !== to));
  return { ...staff, menu: [...missing, ...staff.menu] };
};

/** `usernameIsEmail` is off by default: section 5 of the specification contains the message, but not the check. */
export const STAFF_DEFAULTS: Staff = { usernameIsEmail: false, menu: builtInMenu, ...builtInWords };
