import { MAX_GROUPS } from './kinds/calendar';
import { CLASSES, classIdsOf } from './kinds/classes';
import { MAX_CHARGES } from './kinds/fees';
import { SHOWN_AT_HOME } from './kinds/home';
import { MAX_CONTACTS } from './kinds/school';
import { MAX_SEASONS, MAX_STAGES } from './kinds/timings';
import { ENQUIRY_FIELDS } from '@/lib/text/enquiry';
import { groupOf, listOf, type Fields } from './parse/values';

/** Facts about a block (a part of a page above its text), for the checks and the build. Blocks.tsx renders blocks. */
interface BlockRow {
  /** The kind of content that the block shows. If the school has no file of this kind, pages omit the block. */
  kind: string;
  /** Ids that links may target, each with a test for its content. If every test fails, pages omit the block. */
  places?: Readonly<Record<string, (fields: Fields) => boolean>>;
  /** Other ids that the block renders. Links must not target them. */
  ids?: readonly string[];
  /** True if the block needs the full width of a desktop screen. */
  wide?: true;
  /** True if the block shows a contact. The page then needs no other contact below the block. */
  contacts?: true;
  /** True if the home page, the footer or the quick bar links to the page with this block. */
  linked?: true;
  /** How many items the home page shows. If the school has more, a page must show the others. */
  atHome?: number;
  /** The field that holds the items; set only if some page must show them. */
  items?: string;
  /** True if only some Boards require the file. If it is missing, a page with the block gets only a warning. */
  ofBoard?: true;
}

/** True if the field is set and, if it is a list, has more than `moreThan` items. The schema reports invalid values. */
const isSet = (value: unknown, moreThan = 0): boolean =>
  value !== undefined && !(Array.isArray(value) && value.length <= moreThan);

const anySet = (...names: string[]) => {
  return (fields: Fields): boolean => names.some((name) => isSet(fields[name]));
};

const always = (): boolean => true;

const CHARGES = ['admission', 'registration', 'annual'];

const numbered = (id: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${id}-${index + 1}`);

const otherCharges = numbered('other-charges', MAX_CHARGES).map((id, at) => {
  return [id, ({ other }: Fields): boolean => isSet(other, at)] as const;
});

const part = (name: string) =>
  ({ kind: 'disclosure', places: { [`part-${name}`]: always }, ofBoard: true }) as const;

const result = (list: string) => (fields: Fields) => anySet(list)(groupOf(fields.C));

/** All blocks, by the names that editors write under `shows`. */
export const BLOCKS = {
  feeTables: {
    kind: 'fees',
    places: {
      fees: anySet('tuition', 'other', ...CHARGES),
      charges: anySet(...CHARGES),
      tuition: anySet('tuition'),
      // If no row has a known class, there is no fee finder.
      'fee-of-class': ({ tuition }) =>
        classIdsOf(listOf(tuition).map((row) => String(groupOf(row).class))).length > 0,
      ...Object.fromEntries(otherCharges),
    },
    // The same tables for the next session, shown until it begins.
    ids: ['fees', 'charges', 'tuition', ...otherCharges.map(([id]) => id)].map((id) => `next-${id}`),
    linked: true,
    wide: true,
  },
  accountants: { kind: 'fees', places: { accountants: anySet('accountants') } },
  admissionRules: {
    kind: 'admission',
    places: { rules: anySet('rules'), 'required-documents': anySet('documents'), form: anySet('form') },
    wide: true,
  },
  enquiryForm: {
    kind: 'enquiry',
    places: { enquiry: always, withdraw: always },
    ids: [
      ...ENQUIRY_FIELDS.flatMap((field) => [field, `${field}-about`, `${field}-error`]),
      ...'form problem later kept sent unknown withdraw withdrawn reference others notice'.split(' '),
    ].map((id) => `enquiry-${id}`),
    items: 'classes',
  },
  gallery: { kind: 'gallery', items: 'pictures', wide: true },
  videos: { kind: 'videos', items: 'videos', wide: true },
  documents: { kind: 'documents', places: { downloads: anySet('documents') }, items: 'documents' },
  messages: { kind: 'messages', linked: true, wide: true },
  testimonials: { kind: 'testimonials', linked: true, atHome: SHOWN_AT_HOME.testimonials, wide: true },
  announcements: { kind: 'announcements', linked: true, atHome: SHOWN_AT_HOME.announcements, wide: true },
  news: { kind: 'news', linked: true, atHome: SHOWN_AT_HOME.news, wide: true },
  events: { kind: 'events', linked: true, atHome: SHOWN_AT_HOME.events, wide: true },
  programmes: { kind: 'home' },
  timings: {
    kind: 'timings',
    places: { 'school-hours': always, bells: always, offices: anySet('offices') },
    ids: numbered('bells', MAX_SEASONS).flatMap((id) => [id, ...numbered(id, MAX_STAGES)]),
    wide: true,
  },
  calendar: {
    kind: 'calendar',
    ids: ['calendar-for-0', ...numbered('calendar-for', MAX_GROUPS)],
    wide: true,
  },
  helplines: {
    kind: 'school',
    places: {
      helplines: anySet('childSafety', 'complaints'),
      'child-safety': anySet('childSafety'),
      complaints: anySet('complaints'),
    },
    contacts: true,
    linked: true,
    wide: true,
  },
  visit: {
    kind: 'school',
    places: { 'how-to-find-us': always, 'whom-to-call': always },
    ids: numbered('call', MAX_CONTACTS),
    contacts: true,
    linked: true,
  },
  bookList: { kind: 'classes', ids: CLASSES.map((name) => `books-${name.toLowerCase()}`), wide: true },
  ages: {
    kind: 'classes',
    places: { ages: ({ classes }) => listOf(classes).some((row) => isSet(groupOf(row).age)) },
  },
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

export const BLOCK_NAMES = Object.keys(BLOCKS) as Block[];

export const rowOf = (block: Block): BlockRow => BLOCKS[block];

export const isBlock = (value: unknown): value is Block => BLOCK_NAMES.some((name) => name === value);

/** Returns the fields of a kind's file, or undefined if the school has no such file. */
export type FieldsOfKind = (kind: string) => Fields | undefined;

export function placesOfBlock(block: Block, fieldsOf: FieldsOfKind): string[] {
  const { kind, places = {} } = rowOf(block);
  const fields = fieldsOf(kind);
  return Object.entries(places).flatMap(([id, isThere]) => (fields && isThere(fields) ? [id] : []));
}

export function isFilled(block: Block, fieldsOf: FieldsOfKind): boolean {
  const { kind, places } = rowOf(block);
  return places ? placesOfBlock(block, fieldsOf).length > 0 : fieldsOf(kind) !== undefined;
}
