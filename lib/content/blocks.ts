import { MAX_GROUPS } from './kinds/calendar';
import { CLASSES, classIdsOf } from './kinds/classes';
import { MAX_CHARGES } from './kinds/fees';
import { SHOWN_AT_HOME } from './kinds/home';
import { MAX_SEASONS } from './kinds/timings';
import { groupOf, listOf, type Fields } from './parse/values';

/** What a page can show above its text, as far as the check and the build must know it. The view is in components/page/Blocks.tsx. */
interface BlockRow {
  /** The kind of content that it shows. Without a file of that kind, pages leave the block out. */
  kind: string;
  /**
   * The ids of its headings and tables to which links may lead, each with whether the file has anything for it. Pages
   * leave out a block that has ids and none of them there.
   */
  places?: Readonly<Record<string, (fields: Fields) => boolean>>;
  /** Further ids, to which nobody links. */
  ids?: readonly string[];
  /** Whether its tables need the whole width of a desk's screen. */
  wide?: true;
  /** Whether the site itself links to the page that shows it. */
  linked?: true;
  /** How many of its items the home page shows: of more, a page must show the others. */
  atHome?: number;
  /** The list of the file that holds its items, where a page must show them. */
  items?: string;
  /** Whether pages may name it in a school without the file: it is then a warning, and no mistake. */
  ofBoard?: true;
}

/** Whether a field says anything, or has more items. What cannot be read is a mistake of its own, and is taken to say something. */
const isSet = (value: unknown, moreThan = 0): boolean =>
  value !== undefined && !(Array.isArray(value) && value.length <= moreThan);

/** Whether one of the fields says anything. */
const anySet = (...names: string[]) => {
  return (fields: Fields): boolean => names.some((name) => isSet(fields[name]));
};

const always = (): boolean => true;

const CHARGES = ['admission', 'registration', 'annual'];

const numbered = (id: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${id}-${index + 1}`);

/** A table for each of the other charges. */
const otherCharges = numbered('other-charges', MAX_CHARGES).map((id, at) => {
  return [id, ({ other }: Fields): boolean => isSet(other, at)] as const;
});

/** A part of the Board's form. */
const part = (name: string) =>
  ({ kind: 'disclosure', places: { [`part-${name}`]: always }, ofBoard: true }) as const;

const result = (list: string) => (fields: Fields) => anySet(list)(groupOf(fields.C));

/** One row for each block, by the name that `shows` uses. */
export const BLOCKS = {
  feeTables: {
    kind: 'fees',
    places: {
      fees: anySet('tuition', 'other', ...CHARGES),
      charges: anySet(...CHARGES),
      tuition: anySet('tuition'),
      // The rows may name no class that the site knows.
      'fee-of-class': ({ tuition }) =>
        classIdsOf(listOf(tuition).map((row) => String(groupOf(row).class))).length > 0,
      ...Object.fromEntries(otherCharges),
    },
    // Of the next session, until it begins.
    ids: ['fees', 'charges', 'tuition', ...otherCharges.map(([id]) => id)].map((id) => `next-${id}`),
    linked: true,
  },
  accountants: { kind: 'fees', places: { accountants: anySet('accountants') } },
  admissionRules: {
    kind: 'admission',
    places: { rules: anySet('rules'), 'required-documents': anySet('documents'), form: anySet('form') },
  },
  gallery: { kind: 'gallery', items: 'pictures' },
  videos: { kind: 'videos', items: 'videos' },
  documents: { kind: 'documents', places: { downloads: anySet('documents') }, items: 'documents' },
  messages: { kind: 'messages', linked: true },
  testimonials: { kind: 'testimonials', linked: true, atHome: SHOWN_AT_HOME.testimonials },
  announcements: { kind: 'announcements', linked: true, atHome: SHOWN_AT_HOME.announcements },
  news: { kind: 'news', linked: true, atHome: SHOWN_AT_HOME.news },
  events: { kind: 'events', linked: true, atHome: SHOWN_AT_HOME.events },
  programmes: { kind: 'home' },
  timings: {
    kind: 'timings',
    places: { 'school-hours': always, bells: always, offices: anySet('offices') },
    // One for each part of the year.
    ids: numbered('bells', MAX_SEASONS),
  },
  // One for all classes, and one for each group.
  calendar: { kind: 'calendar', ids: ['calendar-for-0', ...numbered('calendar-for', MAX_GROUPS)] },
  helplines: {
    kind: 'school',
    places: {
      helplines: anySet('childSafety', 'complaints'),
      'child-safety': anySet('childSafety'),
      complaints: anySet('complaints'),
    },
  },
  bookList: { kind: 'classes', ids: CLASSES.map((name) => `books-${name.toLowerCase()}`) },
  ages: { kind: 'classes', ids: ['ages'] },
  disclosureA: part('A'),
  disclosureB: { ...part('B'), wide: true },
  disclosureC: {
    ...part('C'),
    places: { 'part-C': always, 'result-x': result('classX'), 'result-xii': result('classXII') },
    wide: true,
  },
  disclosureD: { ...part('D'), wide: true },
  disclosureE: part('E'),
  ownDisclosure: {
    kind: 'ownDisclosure',
    places: { 'own-disclosure': always },
    items: 'rows',
    wide: true,
    ofBoard: true,
  },
} as const satisfies Record<string, BlockRow>;

export type Block = keyof typeof BLOCKS;

/** The names that `shows` may use. */
export const BLOCK_NAMES = Object.keys(BLOCKS) as Block[];

/** The row of a block. */
export const rowOf = (block: Block): BlockRow => BLOCKS[block];

/** Whether the value is the name of a block. */
export const isBlock = (value: unknown): value is Block => BLOCK_NAMES.some((name) => name === value);

/** What the school has of a kind: the fields of its file, or undefined where there is none. */
export type FieldsOfKind = (kind: string) => Fields | undefined;

/** The places of a block that are there. */
export function placesOfBlock(block: Block, fieldsOf: FieldsOfKind): string[] {
  const { kind, places = {} } = rowOf(block);
  const fields = fieldsOf(kind);
  return Object.entries(places).flatMap(([id, isThere]) => (fields && isThere(fields) ? [id] : []));
}

/** Whether the school has anything to show in a block. */
export function isFilled(block: Block, fieldsOf: FieldsOfKind): boolean {
  const { kind, places } = rowOf(block);
  return places ? placesOfBlock(block, fieldsOf).length > 0 : fieldsOf(kind) !== undefined;
}
