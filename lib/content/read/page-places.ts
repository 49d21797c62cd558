import type { Block } from '../kinds/pages';
import { classIdsOf } from '../kinds/classes';
import { headingIdsOf, type HeadingIdOptions } from './heading-ids';

/** Places that every public page has and that editors may link to. */
export const FRAME_PLACES: readonly string[] = ['contact', 'content'];

/** Places of the tables of other charges, in order; the schema allows as many. */
export const OTHER_CHARGES = Array.from({ length: 10 }, (_, index) => `other-charges-${index + 1}`);

/** Places of the blocks that a page shows above its text. The views are in components/page/. */
const BLOCK_PLACES = {
  feeTables: ['fees', 'charges', 'tuition', 'fee-of-class', ...OTHER_CHARGES],
  accountants: ['accountants'],
  admissionRules: ['rules', 'required-documents', 'form'],
  gallery: [],
  videos: [],
  documents: ['downloads'],
  messages: [],
  testimonials: [],
  announcements: [],
  news: [],
  events: [],
  programmes: [],
  calendar: [],
  timings: ['school-hours', 'bells', 'offices'],
  disclosureA: ['part-A'],
  disclosureB: ['part-B'],
  disclosureC: ['part-C', 'result-x', 'result-xii'],
  disclosureD: ['part-D'],
  disclosureE: ['part-E'],
  ownDisclosure: ['own-disclosure'],
} satisfies Record<Block, readonly string[]>;

/** Ids of the frame: header, menu, neighbours and footer. */
const FRAME_IDS = [
  'ask',
  'section-pages',
  'site-menu',
  'newsletter',
  'newsletter-email',
  'footer-contact',
  'footer-useful',
  'footer-quick',
  ...Array.from({ length: 50 }, (_, index) => `menu-${index}`),
];

/** Ids of tables below their headings, to which nobody links. */
const TABLE_IDS = [
  'hours-table',
  'offices-table',
  'downloads-caption',
  // One for each part of the year; the schema allows four.
  ...Array.from({ length: 4 }, (_, index) => `bells-${index + 1}`),
];

/** What no heading of a page's text may be called: the ids of the frame and of every block, shown or not, so that an id stays when a block is added. */
const TAKEN = [...FRAME_PLACES, ...FRAME_IDS, ...TABLE_IDS, ...Object.values(BLOCK_PLACES).flat()];

interface PageText {
  body: string;
  shows?: readonly Block[];
}

/** What gives places of its own to the blocks that show it. */
export interface ShownItems {
  messages: readonly { id: string; body: string }[];
  /** What the rows of the tuition table are for, as fees.yaml says it. */
  tuition: readonly { class: string }[];
}

/** The ids that a heading of the page's text may not take. */
export function takenIds(shows: readonly Block[] = [], { messages, tuition }: ShownItems): string[] {
  const taken = [...TAKEN];
  if (shows.includes('messages'))
    taken.push(...messages.flatMap((message) => [...placesOfMessage(message), `${message.id}-name`]));
  if (shows.includes('feeTables'))
    taken.push(...placesOfClasses(tuition).flatMap((id) => [id, `${id}-fees`]));
  return taken;
}

/** Every place on a page that a link may name. */
export function placesOfPage({ body, shows = [] }: PageText, items: ShownItems): string[] {
  return [
    ...headingIdsOf(body, { taken: takenIds(shows, items) }),
    ...shows.flatMap((block) => BLOCK_PLACES[block]),
    ...(shows.includes('feeTables') ? placesOfClasses(items.tuition) : []),
    ...(shows.includes('messages') ? items.messages.flatMap(placesOfMessage) : []),
    ...FRAME_PLACES,
  ];
}

/** What one class pays is a place: `class-6`. */
function placesOfClasses(tuition: ShownItems['tuition']): string[] {
  return classIdsOf(tuition.map((row) => row.class));
}

/** A desk message is a place, and each heading in it. */
function placesOfMessage({ id, body }: { id: string; body: string }): string[] {
  return [id, ...headingIdsOf(body, messageIds(id))];
}

/** Every place on the home page that a link may name; its other sections may be empty. @param about the text about the school */
export function placesOfHome(about: string): string[] {
  return ['about-us', ...headingIdsOf(about, ABOUT_US_IDS), ...FRAME_PLACES];
}

/** How the headings of a desk message get their ids. */
export function messageIds(id: string): HeadingIdOptions {
  return { prefix: id, taken: [`${id}-name`] };
}

/** How the headings of the text about the school get their ids. */
export const ABOUT_US_IDS = { prefix: 'about-us', taken: ['about-us-title'] };
