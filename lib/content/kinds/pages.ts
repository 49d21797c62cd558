import type { InferType } from 'yup';
import { BLOCK_NAMES, type Block } from '../blocks';
import { alt, choice, contact, date, group, list, picture, text } from './fields';
import type { Item } from './kind';

/** Front matter of content/pages/**.md. The path of the file is the path of the page. */
export const pageSchema = group('One file for each page: its path is the address.', {
  title: text('The heading of the page, and its name in search engines.', 'School buses', 60),
  description: text('The page in a sentence or two, for search engines.', 'Routes, safety and seats.', 170),
  picture: picture('A picture from content/images/.', 'transport.jpg').optional(),
  alt: alt('A yellow school bus at the gate').optional(),
  updated: date('The day on which somebody last checked this text.', '2025-04-15'),
  review: date('The day by which the text should be read again.', '2026-04-01').optional(),
  contact: contact('The contact for questions: the id of a contact in content/school.yaml.'),
  shows: list('Lists and tables above the text.', choice('One list or table.', BLOCK_NAMES), [
    0,
    BLOCK_NAMES.length,
  ]).optional(),
});

type PageFields = InferType<typeof pageSchema>;

export type Page = ReturnType<typeof toPage>;

export function toPage({ fields, name, body, file }: Item<PageFields>) {
  // A list named twice would repeat its ids.
  const shows = fields.shows && [...new Set(fields.shows)];
  return { ...fields, shows, route: `/${name}`, body, file };
}

/** What links to lists need of a page. */
export type Showing = Pick<Page, 'route'> & Pick<PageFields, 'shows'>;

/**
 * The address of the page with all `blocks` and the fewest others. Links use it, because each school chooses its own
 * pages.
 */
export function findPageShowing(pages: readonly Showing[], ...blocks: Block[]): string | undefined {
  const showing = pages.filter(({ shows }) => blocks.every((block) => shows?.includes(block)));
  return showing.toSorted((a, b) => (a.shows?.length ?? 0) - (b.shows?.length ?? 0))[0]?.route;
}

/** The page with all five parts of the Board's form; otherwise the page with the first part. */
export const findDisclosurePage = (pages: readonly Showing[]): string | undefined =>
  findPageShowing(pages, 'disclosureA', 'disclosureB', 'disclosureC', 'disclosureD', 'disclosureE') ??
  findPageShowing(pages, 'disclosureA');
