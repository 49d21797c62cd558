import type { InferType } from 'yup';
import { group, groups, link, list, text } from './fields';

/** An entry of a menu. @param words an example  @param address where that leads */
export const entryOf = (words: string, address: string) => ({
  text: text('The words of the entry.', words, 40),
  to: link('Where the entry leads. Without it the entry is shown as words only.', address).optional(),
});
const entry = entryOf('Fee structure', '/feestructure');

const TWO_LEVELS =
  'opens a third level, and the menu has two: on a phone nobody finds what is three levels down. Move these entries up into the list, or write links to them in the text of a page.';

/** content/menu.yaml: the table of specification, section 2, "Navigation menu". */
export const menuSchema = group('The menu of every page.', {
  entries: groups('The entries of the menu, from left to right.', [1, 14], 'A link, or a list of entries.', {
    ...entry,
    entries: list(
      'The entries that open below this one.',
      group('One entry of the list.', entry).meta({ refuses: { entries: TWO_LEVELS } }),
      [1, 20],
    ).optional(),
  }),
});

export type Menu = InferType<typeof menuSchema>;
