import type { InferType } from 'yup';
import * as F from './fields';
import { groupOf, listOf, type Path } from '../parse/values';
import { problemsAt, type ParsedFile, type Problem } from '../say/problem';
import type { Item } from './kind';

/** content/admission.yaml: specification, section 9, "Admission rules". */
export const admissionSchema = F.group('The rules of admission, the papers to bring and the form.', {
  updated: F.updated(),
  rules: F.texts('The rules, one sentence each.', [0, 30], 'One rule.', 'Seats are limited.').optional(),
  documents: F.texts(
    'Papers that a family brings.',
    [0, 30],
    'One document.',
    'Birth certificate',
  ).optional(),
  form: F.group('A link to a sample of the admission form.', {
    title: F.text('The link text.', 'Sample admission form'),
    file: F.file('The name of the PDF in content/files/.', 'admission-form.pdf'),
  }).optional(),
});

/** content/gallery.yaml: specification, section 2, "Gallery page". */
export const gallerySchema = F.group('The photo gallery, in albums if you like.', {
  updated: F.updated(),
  pictures: F.groups('The pictures, in display order.', [0, 200], 'One picture.', {
    picture: F.picture('A picture from content/images/.', 'gallery-01.jpg'),
    alt: F.alt('Pupils marching on Republic Day'),
    caption: F.text('The line beside the picture.', 'Republic Day parade', 120),
    date: F.date('The day on which the picture was taken.', '2026-01-26').optional(),
    consent: F.photoConsent('picture').optional(),
    album: F.text('The album. Pictures without an album come first.', 'Sports day 2026', 60).optional(),
  }),
});

/** content/videos.yaml. Each video is a link: the page loads nothing from another site until a visitor follows it. */
export const videosSchema = F.group('The video gallery.', {
  updated: F.updated(),
  videos: F.groups('The videos, in display order.', [0, 60], 'One video.', {
    title: F.text('What the video shows.', 'A walk round the campus', 100),
    length: F.text('How long the video is.', '3 minutes', 30),
    site: F.text('The site that hosts the video; the link names it.', 'YouTube', 30).meta({
      untranslated: true,
    }),
    address: F.address('The web address of the video.', 'https://www.youtube.com/watch?v=…'),
    picture: F.picture(
      'A picture from content/images/, such as a still from the video.',
      'video-campus-tour.jpg',
    ),
    alt: F.alt('The school gate in the morning'),
  }),
});

/** content/documents.yaml: specification, section 2, "Documents page". */
export const documentsSchema = F.group('The documents to download.', {
  updated: F.updated(),
  documents: F.groups('The documents, in display order.', [0, 40], 'One document.', {
    title: F.text('The name of the document.', 'Water report', 100),
    file: F.file('The name of the PDF in content/files/.', 'water-report.pdf'),
  }),
});

/** content/search.yaml: the school's own additions to lib/search/lexicon.txt. */
export const searchSchema = F.group(
  'Words that parents type into the search, and what they mean on your site.',
  {
    words: F.groups('The words, with one entry for each meaning.', [1, 300], 'One meaning.', {
      typed: F.text(
        'Words that parents type, separated by spaces. Latin letters are enough for Hindi.',
        'gaadi bas van',
        300,
      ),
      means: F.text('Words with the same meaning on your pages, separated by commas.', 'bus, transport', 200),
    }),
  },
);

/** content/redirects.yaml, which across/pages.ts checks. */
export const redirectsSchema = F.group('Addresses of your earlier website, and where they lead now.', {
  redirects: F.groups('The old addresses, in any order.', [1, 500], 'One address.', {
    from: F.text('The old address, without the name of the website.', '/fee-structure.php', 200).matches(
      /^\/[\p{L}\p{M}\p{N}/._~%()+,@!&=-]+$/u,
      'must be a path that begins with /, without spaces, ? or #',
    ),
    to: F.link('The page or file to which the old address leads now.', '/feestructure'),
  }),
});

/** content/sample.yaml: which texts of the sample school are invented. Its note is shown in the footer. */
export const sampleSchema = F.group('In the sample school only: which values are invented.', {
  note: F.text('The note that the footer of every page shows.', 'This is a sample school.', 200),
  values: F.groups('The values still taken from the sample, by file.', [0, 300], 'The values of one file.', {
    file: F.text('The path of the file within the content folder.', 'pages/transport.md').meta({
      untranslated: true,
    }),
    texts: F.list(
      'The invented texts, exactly as in the file. Leave this out if the whole file is invented.',
      F.text('One value.', 'a class has at most 25 children', 300).meta({ untranslated: true }),
    ).optional(),
  }),
});

/** The fields of a menu entry. @param words an example of its text  @param address an example of its target */
export const entryOf = (words: string, address: string) => ({
  text: F.text('The entry text.', words, 40),
  to: F.link(
    'The page to which the entry leads. Leave this out if the entry is not a link.',
    address,
  ).optional(),
});
export const NOWHERE = 'none';
const WHERE = ` Write an address such as to: /transport, or to: ${NOWHERE} for words only.`;
const entry = {
  ...entryOf('Fee structure', '/feestructure'),
  to: F.link('The page to which the entry leads. Write “none” if it leads nowhere.', '/feestructure')
    .meta({ refuses: { '': WHERE } })
    .optional(),
};

const TWO_LEVELS =
  'opens a third level, but the menu has only two. Move these entries up into the list, or link to them from the text of a page.';

/** content/menu.yaml: the table "Navigation menu" in section 2 of the specification. */
export const menuSchema = F.group('The menu of every page.', {
  entries: F.groups('The entries, from left to right.', [1, 14], 'A link, or a list of entries.', {
    ...entry,
    entries: F.list(
      'The entries that open below this one.',
      F.group('One entry of the list.', entry).meta({ refuses: { entries: TWO_LEVELS } }),
      [1, 20],
    ).optional(),
  }),
});

type MenuFields = InferType<typeof menuSchema>;

/** `original` is the English text of a translated entry; the entry's id on the site map is derived from it. */
export interface Menu {
  entries: (MenuFields['entries'][number] & { original?: string })[];
}

export function toMenu({ entries }: Menu): Menu {
  const lead = <T extends { to?: string | undefined }>(each: T): T =>
    each.to === NOWHERE ? { ...each, to: undefined } : each;
  return { entries: entries.map((each) => lead({ ...each, entries: each.entries?.map(lead) })) };
}

/** Reports entries with neither a target nor a list of entries. `npm run fix` adds `to: none` to them. */
export function checkMenu(file: ParsedFile & { kind: string }): Problem[] {
  if (file.kind !== 'menu') return [];
  const check = (value: unknown, path: Path): Problem[] => {
    const { text, to, entries } = groupOf(value);
    const message = `is missing.${WHERE}`;
    const isDead = to === undefined && entries === undefined;
    const lines = file.document.linesOf([...path, 'text']);
    const indent = ' '.repeat(file.document.positionOfKey([...path, 'text']).column - 1);
    const isOnLines = typeof text === 'string' && !/[{}]/.test(lines.from);
    const remedy = isOnLines ? { ...lines, to: `${lines.from}\n${indent}to: ${NOWHERE}` } : undefined;
    return [
      ...problemsAt(file, [...path, 'to'], isDead && { message, remedy }),
      ...listOf(entries).flatMap((each, index) => check(each, [...path, 'entries', index])),
    ];
  };
  return listOf(groupOf(file.document.value).entries).flatMap((each, at) => check(each, ['entries', at]));
}

const agreed = F.consent(
  'Consent to show the person. Write “yes” if the person, or a child’s parent, has agreed in writing; write “drawing” if the picture is a drawing that shows no real person.',
  'item',
  ['yes', 'drawing'],
).optional();

const order = F.count('The place in the list: the item with 1 comes first.', '1', [1, 999]);

/** Front matter of content/messages/*.md: a person card (specification, section 3). The full message is below it. */
export const messageSchema = F.group('Messages to families. The principal’s comes first.', {
  order,
  name: F.text('The name of the person.', 'Sample Chairman', 60),
  position: F.text('The position that the person holds.', 'Chairman', 60),
  picture: F.picture('A portrait from content/images/.', 'chairman.jpg').optional(),
  alt: F.alt('Portrait of the chairman').optional(),
  summary: F.text('Two or three sentences for the home page.', 'A school is a promise.', 400),
  quote: F.text(
    'One sentence from the message, shown in large type on the home page.',
    'My day begins at the gate.',
    200,
  ).optional(),
  consent: agreed,
});

/** content/testimonials/*.yaml (specification, section 3). */
export const testimonialSchema = F.group('What students and families say about the school.', {
  order,
  name: F.text('The name of the student or parent.', 'Sample Student', 60),
  position: F.ofClasses('The class and section.', 'Class VI-B', 'may', 80),
  message: F.speech('The text of the testimonial.', 'The teachers telephone before we have to ask.', 600),
  consent: agreed,
});

/** content/toppers/*.yaml (specification, section 3). */
export const topperSchema = F.group('The pupils with the best results.', {
  order,
  name: F.text('The name of the pupil.', 'Sample Student', 60),
  position: F.ofClasses('The class and stream of the pupil.', 'Class XII, Commerce', 'may'),
  percentage: F.percentage('The percentage that the pupil scored.', '96.4'),
  picture: F.picture('A portrait from content/images/. Every topper needs one.', 'topper-1.jpg'),
  alt: F.alt('Portrait of a pupil in school uniform'),
  consent: agreed,
});

/** `ids` lists the ids of the English text's headings, which a translation reuses. */
type MessageFields = InferType<typeof messageSchema> & { ids?: readonly string[]; lang?: string };

/** The file name becomes the id of the message on its page. */
export const toMessages = (items: readonly Item<MessageFields>[]) =>
  items.map(({ fields, name: id, body, file }) => ({ ...fields, id, body, file })).toSorted(byOrder);

const byOrder = (a: { order: number }, b: { order: number }): number => a.order - b.order;

export const inOrder = <T extends { order: number }>(items: readonly Item<T>[]): T[] =>
  items.map(({ fields }) => fields).toSorted(byOrder);
