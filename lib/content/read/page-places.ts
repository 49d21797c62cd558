import GithubSlugger, { slug } from 'github-slugger';
import { toString } from 'mdast-util-to-string';
import { parseMarkdown, walkMarkdown, type MarkdownNode } from './markdown';
import { BLOCK_NAMES, placesOfBlock, rowOf, type Block, type FieldsOfKind } from '../blocks';
import { classIdsOf } from '../kinds/classes';

export interface HeadingIdOptions {
  taken?: readonly string[];
  /** A prefix that makes ids unique if a page has several texts: `principal` makes `principal-our-plans`. */
  prefix?: string;
  /** For a translation: the ids of the English text's headings. */
  ids?: readonly string[];
}

/** Yields headings with ids as GitHub makes them: `Bus routes` → `bus-routes`. Repeated ids get `-1`, `-2`, …. */
export function* nameHeadings<Node extends MarkdownNode>(
  root: Node,
  { taken = [], prefix, ids }: HeadingIdOptions = {},
): Generator<{ heading: Node; id: string }> {
  const slugger = new GithubSlugger();
  for (const id of taken) slugger.slug(id, true);
  const headings = [...walkMarkdown(root)].filter(({ type }) => type === 'heading');
  for (const [index, heading] of headings.entries()) {
    const words = ids?.[index] ?? (slug(toString(heading)).replaceAll(/^-+|-+$/g, '') || 'section');
    yield { heading, id: slugger.slug(prefix === undefined ? words : `${prefix}-${words}`, true) };
  }
}

export const headingIdsOf = (text: string, options?: HeadingIdOptions): string[] =>
  [...nameHeadings(parseMarkdown(text), options)].map(({ id }) => id);

/** Ids that every public page has, and to which editors may link. */
export const FRAME_PLACES: readonly string[] = ['contact', 'content'];

const FRAME_IDS = [
  ...'ask section-pages site-menu menu-first newsletter newsletter-email footer-contact footer-useful footer-quick'.split(
    ' ',
  ),
  ...Array.from({ length: 50 }, (_, index) => `menu-${index}`),
];

/** Ids that headings cannot have: those of the page's frame and of all blocks, so that adding a block changes no id. */
const TAKEN = [
  ...FRAME_PLACES,
  ...FRAME_IDS,
  ...BLOCK_NAMES.map(rowOf).flatMap(({ places = {}, ids = [] }) => [...Object.keys(places), ...ids]),
];

/** Items with ids of their own, keyed by the block that shows them. */
export interface ShownItems {
  messages: readonly { id: string; body: string }[];
  tuition: readonly { class: string }[];
}

/** Ids that blocks give to their items. Links may lead to `places`, but not to `id`. */
const OF_ITEMS: Partial<Record<Block, (items: ShownItems) => { places: string[]; id: string }[]>> = {
  feeTables: ({ tuition }) =>
    classIdsOf(tuition.map((row) => row.class)).map((id) => ({ places: [id], id: `${id}-fees` })),
  messages: ({ messages }) =>
    messages.map(({ id, body }) => {
      return { places: [id, ...headingIdsOf(body, messageIds(id))], id: `${id}-name` };
    }),
};

const placesOfItems = (shows: readonly Block[], items: ShownItems) =>
  [...new Set(shows)].flatMap((block) => OF_ITEMS[block]?.(items) ?? []);

export const takenIds = (shows: readonly Block[] = [], items: ShownItems): string[] => [
  ...TAKEN,
  ...placesOfItems(shows, items).flatMap(({ places, id }) => [...places, id]),
];

/** Every id to which a link may lead on a page. @param fieldsOf returns the content of the page's blocks */
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

/** Ids to which a link may lead on the home page. Omits its other sections, which can be empty. */
export const placesOfHome = (about: string): string[] => [
  'about-us',
  ...headingIdsOf(about, ABOUT_US_IDS),
  ...FRAME_PLACES,
];

export const messageIds = (id: string): HeadingIdOptions => ({ prefix: id, taken: [`${id}-name`] });

export const ABOUT_US_IDS = { prefix: 'about-us', taken: ['about-us-title'] };
