import type { InferType } from 'yup';
import { group, link, list, text, yesNo } from './fields';
import { STAFF_WORDS } from './staff-words';
import { mapValues, word } from './words';

const menu = list(
  'The entries of the side menu, from top to bottom.',
  group('One entry of the side menu.', {
    text: text('The words of the entry.', 'States and districts', 40),
    to: link(
      'Where the entry leads. Without it the entry is shown as words only.',
      '/dashboard/locations',
    ).optional(),
  }),
  1,
  20,
);

/** content/staff.yaml: the words and the side menu of /login and /dashboard (specification, sections 2, 5 and 8). */
export const staffSchema = group('The words of the staff area.', {
  usernameIsEmail: yesNo('Whether staff sign in with their e-mail addresses.', 'false'),
  menu,
  ...mapValues<Record<string, string>, ReturnType<typeof group>>(STAFF_WORDS, (words) =>
    group('Words of one part of the staff area.', mapValues(words, word)),
  ),
});

type Sample = typeof STAFF_WORDS;

export type Staff = { [G in keyof Sample]: { [W in keyof Sample[G]]: string } } & {
  usernameIsEmail: boolean;
  menu: InferType<typeof menu>;
};
