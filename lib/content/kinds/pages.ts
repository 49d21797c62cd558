import type { InferType } from 'yup';
import { BLOCK_NAMES, type Block } from '../blocks';
import { withAgreedPhoto } from './dated';
import * as F from './fields';
import type { Item } from './kind';

export const LAYOUTS = ['story', 'facts', 'place', 'people'] as const;

/** Front matter of content/pages/**.md. The path of the file gives the address of the page. */
export const pageSchema = F.group('The texts of all other pages.', {
  title: F.text('The heading of the page, and its name in search engines.', 'School buses', 60),
  description: F.text('The page in a sentence or two, for search engines.', 'Routes, safety and seats.', 170),
  picture: F.picture('A picture from content/images/.', 'transport.jpg').optional(),
  alt: F.alt('A yellow school bus at the gate').optional(),
  updated: F.date(
    'The day on which someone last checked the text. The page shows it as “Last updated”, unless a list on the page is newer.',
    '2025-04-15',
  ),
  review: F.date('The day by which someone should check the text again.', '2026-04-01').optional(),
  contact: F.contact('The contact for questions: the id of a contact in school.yaml.'),
  shows: F.list('Lists and tables, usually above the text.', F.choice('One list or table.', BLOCK_NAMES), [
    0,
    BLOCK_NAMES.length,
  ]).optional(),
  textFirst: F.yesNo('Whether the text comes before the lists and tables.').optional(),
  alsoCalled: F.list(
    'Other names that parents search for.',
    F.text('One name.', 'Date sheet').meta({ untranslated: true }),
    [1, 20],
  ).optional(),
  layout: F.choice(
    'The layout of the page: story (text with its picture), facts (tables first), place (a large picture with facts) or people (cards). If you leave it out, the site chooses.',
    LAYOUTS,
  ).optional(),
  facts: F.groups('Facts in large type at the top of the page.', [1, 3], 'One fact.', {
    figure: F.text('A number or a word, in large type.', '12,000', 16),
    text: F.text('What the number or word is about.', 'books in English and Hindi', 60),
  }).optional(),
  cards: F.groups('Houses, clubs or persons, each on a card above the text.', [1, 80], 'One card.', {
    name: F.text('The name of the house, club or person.', 'Meera Joshi', 60),
    role: F.text("The person's subject or post.", 'Science', 60).optional(),
    text: F.text('One line about the house, club or person.', 'Ask me why the sky is blue.', 160).optional(),
    colour: F.colour('The colour of a house, for its banner.', '"#c8355a"').optional(),
    picture: F.picture('A portrait from content/images/.', 'meera-joshi.jpg').optional(),
    alt: F.alt('Portrait of a teacher in a blue sari').optional(),
    consent: F.photoConsent('picture').optional(),
  }).optional(),
});

export interface PageLanguages {
  languages?: readonly string[];
  /** The language of the text, if it is not the page's language because a translation is missing. */
  lang?: string;
  isOlder?: boolean;
  /** The ids of the headings, taken from the English text. */
  ids?: readonly string[];
}

type PageFields = InferType<typeof pageSchema> & PageLanguages;

export type Page = ReturnType<typeof toPage>;

export function toPage({ fields, name, body, file }: Item<PageFields>) {
  // A block that is listed twice would repeat its ids.
  const shows = fields.shows && [...new Set(fields.shows)];
  const cards = fields.cards?.map(withAgreedPhoto);
  return { ...fields, shows, cards, layout: layoutOf(fields), route: `/${name}`, body, file };
}

function layoutOf({ layout, cards, facts, shows = [], picture: drawing }: PageFields) {
  if (layout) return layout;
  if (cards) return 'people';
  if (facts) return 'place';
  return drawing !== undefined && shows.every((block) => block === 'messages') ? 'story' : 'facts';
}

export type Showing = Pick<Page, 'route'> & Pick<PageFields, 'shows'>;

/** The route of the page that has all `blocks` and the fewest others. Each school chooses its own address. */
export function findPageShowing(pages: readonly Showing[], ...blocks: Block[]): string | undefined {
  const showing = pages.filter(({ shows }) => blocks.every((block) => shows?.includes(block)));
  return showing.toSorted((a, b) => (a.shows?.length ?? 0) - (b.shows?.length ?? 0))[0]?.route;
}

export const findSafetyPage = (pages: readonly Showing[]): string | undefined =>
  findPageShowing(pages, 'helplines');

/** The route of the page with all five parts of the Board's form, or else of the page with the first part. */
export const findDisclosurePage = (pages: readonly Showing[]): string | undefined =>
  findPageShowing(pages, 'disclosureA', 'disclosureB', 'disclosureC', 'disclosureD', 'disclosureE') ??
  findPageShowing(pages, 'disclosureA');
