import type { AnyObjectSchema } from 'yup';
import { announcementSchema, eventSchema, newsSchema } from './dated';
import { disclosureSchema } from './disclosure';
import { feesSchema } from './fees';
import { homeSchema } from './home';
import { admissionSchema, documentsSchema, gallerySchema, videosSchema } from './lists';
import { menuSchema } from './menu';
import { noticeSchema } from './notice';
import { pageSchema } from './page';
import { messageSchema, testimonialSchema, topperSchema } from './people';
import { schoolSchema } from './school';
import { wordsIn } from '../words/languages';
import { STAFF_DEFAULTS, staffSchema } from './staff';
import { wordsSchema } from './words';

export interface SingleKind {
  /** The one file of this kind, in the content folder. */
  file: string;
  schema: AnyObjectSchema;
  /** Whether a school may do without the file. */
  optional?: true;
  /** What the site has where the file says nothing: the file holds only what a school wants otherwise. */
  defaults?: object;
}
export interface FolderKind {
  /** The folder that holds one file for each. */
  folder: string;
  extension: '.yaml' | '.md';
  /** Whether folders within the folder are part of the address. */
  nested?: true;
  schema: AnyObjectSchema;
  /** What one file of it is, in the editor's words. */
  holds: string;
}

/** Every kind of content: where its files are, and what they may say. */
export const SINGLE_KINDS = {
  school: { file: 'school.yaml', schema: schoolSchema },
  words: { file: 'words.yaml', schema: wordsSchema, optional: true, defaults: wordsIn().words },
  staff: { file: 'staff.yaml', schema: staffSchema, optional: true, defaults: STAFF_DEFAULTS },
  menu: { file: 'menu.yaml', schema: menuSchema },
  home: { file: 'home.yaml', schema: homeSchema },
  fees: { file: 'fees.yaml', schema: feesSchema },
  admission: { file: 'admission.yaml', schema: admissionSchema },
  gallery: { file: 'gallery.yaml', schema: gallerySchema },
  videos: { file: 'videos.yaml', schema: videosSchema },
  documents: { file: 'documents.yaml', schema: documentsSchema },
  disclosure: { file: 'disclosure.yaml', schema: disclosureSchema },
  notice: { file: 'notice.yaml', schema: noticeSchema, optional: true },
} satisfies Record<string, SingleKind>;

export const FOLDER_KINDS = {
  pages: { folder: 'pages', extension: '.md', nested: true, schema: pageSchema, holds: 'a page' },
  messages: { folder: 'messages', extension: '.md', schema: messageSchema, holds: 'a desk message' },
  announcements: {
    folder: 'announcements',
    extension: '.yaml',
    schema: announcementSchema,
    holds: 'an announcement',
  },
  news: { folder: 'news', extension: '.yaml', schema: newsSchema, holds: 'a news item' },
  events: { folder: 'events', extension: '.yaml', schema: eventSchema, holds: 'an event' },
  testimonials: {
    folder: 'testimonials',
    extension: '.yaml',
    schema: testimonialSchema,
    holds: 'a testimonial',
  },
  toppers: { folder: 'toppers', extension: '.yaml', schema: topperSchema, holds: 'a topper' },
} satisfies Record<string, FolderKind>;

export type SingleKindName = keyof typeof SINGLE_KINDS;
export type FolderKindName = keyof typeof FOLDER_KINDS;
export type KindName = SingleKindName | FolderKindName;

export const PICTURE_FOLDER = 'images';
export const PICTURE_EXTENSIONS = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.tif', '.tiff', '.svg'];
export const FILE_FOLDER = 'files';
export const FILE_EXTENSIONS = ['.pdf'];
