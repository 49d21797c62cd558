import type { InferType } from 'yup';
import { BLOCKS, type Block } from '../blocks';
import { calendarSchema, checkCalendar, toCalendar } from './calendar';
import { checkClasses, classesSchema } from './class-facts';
import * as dated from './dated';
import { checkRatio, disclosureSchema, ownDisclosureSchema } from './disclosure';
import { enquirySchema, toEnquiry } from './enquiry';
import { feesSchema, toFees } from './fees';
import { homeSchema } from './home';
import { folder, optional, overriding, single } from './kind';
import type { FolderKind, SingleKind } from './kind';
import * as lists from './lists';
import { pageSchema, toPage, type PageLanguages } from './pages';
import { checkColours, schoolSchema, toSchool } from './school';
import { checkTimings, timingsSchema } from './timings';
import { STAFF_DEFAULTS, staffSchema, toStaff } from './staff';
import { WORD_DEFAULTS, wordsSchema } from './words';

const asItIs = <T>(value: T): T => value;

// Why: docs/decisions/content.md
/** Every kind of content, with its schema, conversion and check. The type `Content` is derived from both tables. */
export const SINGLE_KINDS = {
  school: single('school.yaml', schoolSchema, toSchool, checkColours),
  menu: single('menu.yaml', lists.menuSchema, lists.toMenu),
  home: single('home.yaml', homeSchema, asItIs<InferType<typeof homeSchema> & PageLanguages>),
  fees: single('fees.yaml', feesSchema, toFees),
  admission: single('admission.yaml', lists.admissionSchema, ({ rules = [], documents = [], ...rest }) => {
    return { ...rest, rules, documents };
  }),
  timings: optional('timings.yaml', timingsSchema, asItIs, checkTimings),
  calendar: optional('calendar.yaml', calendarSchema, toCalendar, checkCalendar),
  classes: optional('classes.yaml', classesSchema, asItIs, checkClasses),
  gallery: single('gallery.yaml', lists.gallerySchema, ({ pictures, ...rest }) => {
    return { ...rest, pictures: pictures.filter(dated.mayBeShown) };
  }),
  videos: single('videos.yaml', lists.videosSchema, asItIs),
  documents: single('documents.yaml', lists.documentsSchema, asItIs),
  // Optional here; across/between-files.ts checks that a CBSE school has it.
  disclosure: optional('disclosure.yaml', disclosureSchema, asItIs, checkRatio),
  ownDisclosure: optional('own-disclosure.yaml', ownDisclosureSchema, asItIs),
  search: optional('search.yaml', lists.searchSchema, asItIs),
  redirects: optional('redirects.yaml', lists.redirectsSchema, asItIs),
  enquiry: optional('enquiry.yaml', enquirySchema, toEnquiry),
  sample: optional('sample.yaml', lists.sampleSchema, asItIs),
  notice: optional('notice.yaml', dated.noticeSchema, dated.toNotice, dated.checkNoticeEnd),
  words: overriding('words.yaml', wordsSchema, WORD_DEFAULTS),
  staff: overriding('staff.yaml', staffSchema, STAFF_DEFAULTS, toStaff),
} satisfies Record<string, SingleKind>;

export const FOLDER_KINDS = {
  pages: folder(pageSchema, 'a page', (items) => items.map(toPage), { extension: '.md', nested: true }),
  messages: folder(lists.messageSchema, 'a desk message', lists.toMessages, {
    extension: '.md',
    person: 'message',
  }),
  announcements: folder(dated.announcementSchema, 'an announcement', dated.toAnnouncements, {
    check: dated.checkDaysInOrder,
  }),
  news: folder(dated.newsSchema, 'a news item', dated.toNews, { check: dated.checkDaysInOrder }),
  events: folder(dated.eventSchema, 'an event', dated.toEvents, { check: dated.checkEvent }),
  notices: folder(dated.noticeSchema, 'an urgent notice', dated.toNotices, { check: dated.checkNoticeEnd }),
  testimonials: folder(lists.testimonialSchema, 'a testimonial', lists.inOrder, { person: 'testimonial' }),
  toppers: folder(lists.topperSchema, 'a topper', lists.inOrder, { person: 'topper' }),
} satisfies Record<string, FolderKind>;

export type SingleKindName = keyof typeof SINGLE_KINDS;
export type FolderKindName = keyof typeof FOLDER_KINDS;
export type KindName = SingleKindName | FolderKindName;

export const KINDS = { ...SINGLE_KINDS, ...FOLDER_KINDS };

export const SINGLES = Object.entries(SINGLE_KINDS) as [SingleKindName, SingleKind][];
export const FOLDERS = Object.entries(FOLDER_KINDS) as [FolderKindName, FolderKind][];

export type ValueOf<K extends KindName> = InferType<(typeof KINDS)[K]['schema']>;

export const kindOf = (name: KindName): SingleKind | FolderKind => KINDS[name];

export const kindOfBlock = (block: Block): KindName => BLOCKS[block].kind;

export function personOf(name: KindName): string | undefined {
  const kind = kindOf(name);
  return 'person' in kind ? kind.person : undefined;
}

export const BINARIES = {
  pictures: {
    folder: 'images',
    extensions: ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.tif', '.tiff', '.svg'],
  },
  files: { folder: 'files', extensions: ['.pdf'] },
};

export type Binary = keyof typeof BINARIES;
export const BINARY_NAMES = Object.keys(BINARIES) as Binary[];
