import GithubSlugger, { slug } from 'github-slugger';
import { toString } from 'mdast-util-to-string';
import { parseMarkdown, walkMarkdown, type MarkdownNode } from './markdown';
import { BLOCK_NAMES, placesOfBlock, rowOf, type Block, type FieldsOfKind } from '../blocks';
import { classIdsOf } from '../kinds/classes';

export interface HeadingIdOptions {
  /** Ids that the page itself uses. */
  taken?: readonly string[];
  /** Stands before each id where several texts share a page: `principal` makes `principal-our-plans`. */
  prefix?: string;
}

/**
 * The headings of a parsed text, each with an id of its words, as GitHub makes it, letters of every script kept:
 * `Bus routes` → `bus-routes`. A second heading of the same words ends in `-1`.
 */
export function* nameHeadings<Node extends MarkdownNode>(
  root: Node,
  { taken = [], prefix }: HeadingIdOptions = {},
): Generator<{ heading: Node; id: string }> {
  const slugger = new GithubSlugger();
  for (const id of taken) slugger.slug(id, true);
  for (const heading of walkMarkdown(root)) {
    if (heading.type !== 'heading') continue;
    const words = slug(toString(heading)).replaceAll(/^-+|-+$/g, '') || 'section';
    yield { heading, id: slugger.slug(prefix === undefined ? words : `${prefix}-${words}`, true) };
  }
}

/** The ids of the headings of a Markdown text. */
export const headingIdsOf = (text: string, options?: HeadingIdOptions): string[] =>
  [...nameHeadings(parseMarkdown(text), options)].map(({ id }) => id);

/** Places that every public page has and that editors may link to. */
export const FRAME_PLACES: readonly string[] = ['contact', 'content'];

/** Ids of the frame: header, menu, neighbours and footer. */
const FRAME_IDS = [
  ...'ask section-pages site-menu menu-first newsletter newsletter-email footer-contact footer-useful footer-quick'.split(
    ' ',
  ),
  ...Array.from({ length: 50 }, (_, index) => `menu-${index}`),
];

/** What no heading of a page's text may be called: the ids of the frame and of every block, shown or not, so that an id stays when a block is added. */
const TAKEN = [
  ...FRAME_PLACES,
  ...FRAME_IDS,
  ...BLOCK_NAMES.map(rowOf).flatMap(({ places = {}, ids = [] }) => [...Object.keys(places), ...ids]),
];

/** What gives ids of its own to the blocks that show it. */
export interface ShownItems {
  messages: readonly { id: string; body: string }[];
  /** What the rows of the tuition table are for, as fees.yaml says it. */
  tuition: readonly { class: string }[];
}

/** Places that blocks have by their items, with a further id of each. */
const OF_ITEMS: Partial<Record<Block, (items: ShownItems) => { places: string[]; id: string }[]>> = {
  // What one class pays: `class-6`.
  feeTables: ({ tuition }) =>
    classIdsOf(tuition.map((row) => row.class)).map((id) => ({ places: [id], id: `${id}-fees` })),
  // A desk message, and each heading in it.
  messages: ({ messages }) =>
    messages.map(({ id, body }) => {
      return { places: [id, ...headingIdsOf(body, messageIds(id))], id: `${id}-name` };
    }),
};

const placesOfItems = (shows: readonly Block[], items: ShownItems) =>
  [...new Set(shows)].flatMap((block) => OF_ITEMS[block]?.(items) ?? []);

/** The ids that a heading of the page's text may not take. */
export const takenIds = (shows: readonly Block[] = [], items: ShownItems): string[] => [
  ...TAKEN,
  ...placesOfItems(shows, items).flatMap(({ places, id }) => [...places, id]),
];

/** Every place on a page that a link may name. @param fieldsOf what the school has to show in the page's blocks */
export function placesOfPage(
  body: string,
  shows: readonly Block[],
  items: ShownItems,
  fieldsOf: FieldsOfKind,
): string[] {
  return [
    ...headingIdsOf(body, { taken: takenIds(shows, items) }),
    ...shows.flatMap((block) => placesOfBlock(block, fieldsOf)),
    ...placesOfItems(shows, items).flatMap(({ places }) => places),
    ...FRAME_PLACES,
  ];
}

/** Every place on the home page that a link may name; its other sections may be empty. @param about the text about the school */
export const placesOfHome = (about: string): string[] => [
  'about-us',
  ...headingIdsOf(about, ABOUT_US_IDS),
  ...FRAME_PLACES,
];

/** How the headings of a desk message get their ids. */
export const messageIds = (id: string): HeadingIdOptions => ({ prefix: id, taken: [`${id}-name`] });

/** How the headings of the text about the school get their ids. */
export const ABOUT_US_IDS = { prefix: 'about-us', taken: ['about-us-title'] };
