import type { InferType } from 'yup';
import { BLOCKS, type Block } from '../blocks';
import { calendarSchema, toCalendar } from './calendar';
import { classesSchema } from './class-facts';
import { announcementSchema, eventSchema, newsSchema, withAgreedPhoto, type Attached } from './dated';
import { disclosureSchema, ownDisclosureSchema } from './disclosure';
import { feesSchema, toFees } from './fees';
import { homeSchema } from './home';
import { folder, optional, overriding, single, type FolderKind, type Item, type SingleKind } from './kind';
import { admissionSchema, documentsSchema, gallerySchema, sampleSchema, videosSchema } from './lists';
import { menuSchema } from './menu';
import { isOver, noticeSchema } from './notice';
import { pageSchema, toPage } from './pages';
import { messageSchema, testimonialSchema, toMessage, topperSchema } from './people';
import { schoolSchema, toSchool } from './school';
import { byOrder, mayBeShown, newestFirst, nextFirst } from './shown';
import { timingsSchema } from './timings';
import { STAFF_DEFAULTS, staffSchema } from './staff';
import { WORD_DEFAULTS, wordsSchema } from './words';

const asItIs = <T>(value: T): T => value;

/**
 * Every kind of content: where its files are, what they may say, and what the site is given of them. `Content` and its
 * assembly are derived from this table. A new kind is its schema and an entry here.
 */
export const SINGLE_KINDS = {
  school: single({ file: 'school.yaml', schema: schoolSchema, content: toSchool }),
  words: overriding({ file: 'words.yaml', schema: wordsSchema, defaults: WORD_DEFAULTS }),
  staff: overriding({ file: 'staff.yaml', schema: staffSchema, defaults: STAFF_DEFAULTS }),
  menu: single({ file: 'menu.yaml', schema: menuSchema, content: asItIs }),
  home: single({ file: 'home.yaml', schema: homeSchema, content: asItIs }),
  fees: single({ file: 'fees.yaml', schema: feesSchema, content: toFees }),
  admission: single({
    file: 'admission.yaml',
    schema: admissionSchema,
    content: ({ rules = [], documents = [], ...rest }) => ({ ...rest, rules, documents }),
  }),
  timings: optional({ file: 'timings.yaml', schema: timingsSchema, content: asItIs }),
  calendar: optional({ file: 'calendar.yaml', schema: calendarSchema, content: toCalendar }),
  classes: optional({ file: 'classes.yaml', schema: classesSchema, content: asItIs }),
  gallery: single({
    file: 'gallery.yaml',
    schema: gallerySchema,
    content: ({ pictures, ...rest }) => ({ ...rest, pictures: pictures.filter(mayBeShown) }),
  }),
  videos: single({ file: 'videos.yaml', schema: videosSchema, content: asItIs }),
  documents: single({ file: 'documents.yaml', schema: documentsSchema, content: asItIs }),
  // That a CBSE school has it is checked between the files (across/between-files.ts).
  disclosure: optional({ file: 'disclosure.yaml', schema: disclosureSchema, content: asItIs }),
  ownDisclosure: optional({ file: 'own-disclosure.yaml', schema: ownDisclosureSchema, content: asItIs }),
  sample: optional({ file: 'sample.yaml', schema: sampleSchema, content: asItIs }),
  notice: optional({
    file: 'notice.yaml',
    schema: noticeSchema,
    content: (notice, { now }) => (notice && !isOver(notice, now) ? withAgreedPhoto(notice) : undefined),
  }),
} satisfies Record<string, SingleKind>;

const inOrder = <T extends { order: number }>(items: readonly Item<T>[]): T[] =>
  items.map(({ fields }) => fields).toSorted(byOrder);

/** Each by the name of its folder. */
export const FOLDER_KINDS = {
  pages: folder(pageSchema, 'a page', (items) => items.map(toPage), { extension: '.md', nested: true }),
  messages: folder(messageSchema, 'a desk message', (items) => items.map(toMessage).toSorted(byOrder), {
    extension: '.md',
    person: 'message',
  }),
  announcements: folder(announcementSchema, 'an announcement', (items) =>
    items.map((item) => ({ ...shownOf(item), id: item.name })).toSorted(newestFirst('publish')),
  ),
  news: folder(newsSchema, 'a news item', (items) => items.map(shownOf).toSorted(newestFirst('date'))),
  events: folder(eventSchema, 'an event', (items, { day }) => nextFirst(items.map(shownOf), day)),
  notices: folder(noticeSchema, 'an urgent notice', (items, { now }) =>
    // The one that ends first comes first.
    items
      .map(shownOf)
      .filter((notice) => !isOver(notice, now))
      .toSorted((a, b) => Date.parse(a.until) - Date.parse(b.until)),
  ),
  testimonials: folder(testimonialSchema, 'a testimonial', inOrder, { person: 'testimonial' }),
  toppers: folder(topperSchema, 'a topper', inOrder, { person: 'topper' }),
} satisfies Record<string, FolderKind>;

export type SingleKindName = keyof typeof SINGLE_KINDS;
export type FolderKindName = keyof typeof FOLDER_KINDS;
export type KindName = SingleKindName | FolderKindName;

const KINDS = { ...SINGLE_KINDS, ...FOLDER_KINDS };

/** What a sound file of a kind holds. */
export type ValueOf<K extends KindName> = InferType<(typeof KINDS)[K]['schema']>;

/** A kind by its name, for code that treats all alike. */
export const kindOf = (name: KindName): SingleKind | FolderKind => KINDS[name];

/** The kind of content that a block shows. */
export const kindOfBlock = (block: Block): KindName => BLOCKS[block].kind;

/** What a file of a kind is to an editor where each shows one person; undefined for other kinds. */
export function personOf(name: KindName): string | undefined {
  const kind = kindOf(name);
  return 'person' in kind ? kind.person : undefined;
}

export const PICTURE_FOLDER = 'images';
export const PICTURE_EXTENSIONS = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.tif', '.tiff', '.svg'];
export const FILE_FOLDER = 'files';
export const FILE_EXTENSIONS = ['.pdf'];

const shownOf = <T extends Attached & { consent?: unknown }>({ fields }: Item<T>) => withAgreedPhoto(fields);
