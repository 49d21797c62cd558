import type { InferType } from 'yup';
import * as f from './fields';
import { groupOf, listOf } from '../parse/values';
import type { Path } from '../parse/yaml';
import { problemsAt, type ParsedFile, type Problem } from '../say/problem';
import type { Item } from './kind';

/** content/admission.yaml: specification, section 9, "Admission rules". */
export const admissionSchema = f.group('The rules of admission, the papers to bring and the form.', {
  updated: f.updated(),
  rules: f.texts('The rules, one sentence each.', [0, 30], 'One rule.', 'Seats are limited.').optional(),
  documents: f.texts('What a family brings.', [0, 30], 'One document.', 'Birth certificate').optional(),
  form: f
    .group('The sample admission form.', {
      title: f.text('The words of the link.', 'Sample admission form'),
      file: f.file('The PDF in content/files/.', 'admission-form.pdf'),
    })
    .optional(),
});

/** content/gallery.yaml: specification, section 2, "Gallery page". */
export const gallerySchema = f.group('The photo gallery, in albums if you like.', {
  updated: f.updated(),
  pictures: f.groups('The pictures, in their order.', [0, 200], 'One picture.', {
    picture: f.picture('A picture from content/images/.', 'gallery-01.jpg'),
    alt: f.alt('Pupils marching on Republic Day'),
    caption: f.text('The line below the picture.', 'Republic Day parade', 120),
    consent: f.photoConsent('picture').optional(),
    album: f.text('The album it belongs to; those without one come first.', 'Sports day 2026', 60).optional(),
  }),
});

/** content/videos.yaml: each video is a link; nothing is loaded from its site before a click. */
export const videosSchema = f.group('The video gallery.', {
  updated: f.updated(),
  videos: f.groups('The videos, in their order.', [0, 60], 'One video.', {
    title: f.text('What the video shows.', 'A walk round the campus', 100),
    length: f.text('How long it is.', '3 minutes', 30),
    site: f.text('The site that shows it, named in the link.', 'YouTube', 30),
    address: f.address('The address of the video.', 'https://www.youtube.com/watch?v=…'),
    picture: f.picture('A still from content/images/.', 'video-campus-tour.jpg'),
    alt: f.alt('The school gate in the morning'),
  }),
});

/** content/documents.yaml: specification, section 2, "Documents page". */
export const documentsSchema = f.group('The documents to download.', {
  updated: f.updated(),
  documents: f.groups('The documents, in their order.', [0, 40], 'One document.', {
    title: f.text('What the document is.', 'Water report', 100),
    file: f.file('The PDF in content/files/.', 'water-report.pdf'),
  }),
});

/**
 * content/sample.yaml: which texts of the sample school are invented. The footer says so until a school has replaced
 * them.
 */
export const sampleSchema = f.group('In the sample school only: which values are invented.', {
  note: f.text('The note that the footer of every page shows.', 'This is a sample school.', 200),
  values: f.groups('The values that are still the sample’s, by file.', [0, 300], 'The values of one file.', {
    file: f.text('The file, in this folder.', 'pages/transport.md'),
    texts: f
      .list(
        'Parts of its text, exactly as they are written there. Leave it out if the whole file is invented.',
        f.text('One value.', 'a class has at most 25 children', 300),
      )
      .optional(),
  }),
});

/** An entry of a menu. @param words an example  @param address its target */
export const entryOf = (words: string, address: string) => ({
  text: f.text('The words of the entry.', words, 40),
  to: f.link('Where the entry leads. Without it the entry is shown as words only.', address).optional(),
});
/** The value of `to` for an entry that is meant to lead nowhere. */
export const NOWHERE = 'none';
const WHERE = ` Write an address such as to: /transport, or to: ${NOWHERE} for words only.`;
const entry = {
  ...entryOf('Fee structure', '/feestructure'),
  to: f
    .link(
      'Where the entry leads; none for words only, such as a page that is still to come.',
      '/feestructure',
    )
    .meta({ refuses: { '': WHERE } })
    .optional(),
};

const TWO_LEVELS =
  'opens a third level, but the menu has only two. Move these entries up into the list, or link to them from the text of a page.';

/** content/menu.yaml: the table of specification, section 2, "Navigation menu". */
export const menuSchema = f.group('The menu of every page.', {
  entries: f.groups(
    'The entries of the menu, from left to right.',
    [1, 14],
    'A link, or a list of entries.',
    {
      ...entry,
      entries: f
        .list(
          'The entries that open below this one.',
          f.group('One entry of the list.', entry).meta({ refuses: { entries: TWO_LEVELS } }),
          [1, 20],
        )
        .optional(),
    },
  ),
});

export type Menu = InferType<typeof menuSchema>;

/** Removes the `to` of entries that lead nowhere. */
export function toMenu({ entries }: Menu): Menu {
  const lead = <T extends { to?: string | undefined }>(each: T): T =>
    each.to === NOWHERE ? { ...each, to: undefined } : each;
  return { entries: entries.map((each) => lead({ ...each, entries: each.entries?.map(lead) })) };
}

/** Reports entries that lead nowhere by mistake. `npm run fix` writes `to: none`. */
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

const agreed = f
  .consent(
    'Write "yes" if the person, or a parent of a child, has agreed in writing; "drawing" for a drawing of no real person.',
    'item',
    ['yes', 'drawing'],
  )
  .optional();

const order = f.count('Its place among the others: 1 is first.', '1', [1, 999]);

/** Front matter of content/messages/*.md: a person card (specification, section 3) and the message in full below it. */
export const messageSchema = f.group('One file for each desk message, such as that of the principal.', {
  order,
  name: f.text('The name of the person.', 'Sample Chairman', 60),
  position: f.text('The office the person holds.', 'Chairman', 60),
  picture: f.picture('A portrait from content/images/.', 'chairman.jpg').optional(),
  alt: f.alt('Portrait of the chairman').optional(),
  summary: f.text('Two or three sentences, which the home page shows.', 'A school is a promise.', 400),
  consent: agreed,
});

/** content/testimonials/*.yaml (specification, section 3). */
export const testimonialSchema = f.group('One file for each testimonial of a student or family.', {
  order,
  name: f.text('The name of the student or parent.', 'Sample Student', 60),
  position: f.ofClasses('Class and section.', 'Class VI-B', 'may', 80),
  message: f.speech('The testimonial.', 'The teachers telephone before we have to ask.', 600),
  consent: agreed,
});

/** content/toppers/*.yaml (specification, section 3). */
export const topperSchema = f.group('One file for each school topper.', {
  order,
  name: f.text('The name of the pupil.', 'Sample Student', 60),
  position: f.ofClasses('Class and stream.', 'Class XII, Commerce', 'may'),
  percentage: f.percentage('The percentage reached.', '96.4'),
  picture: f.picture('A portrait from content/images/.', 'topper-1.jpg'),
  alt: f.alt('Portrait of a pupil in school uniform'),
  consent: agreed,
});

type MessageFields = InferType<typeof messageSchema>;

/** The file name is the id of the message on its page. */
export const toMessage = ({ fields, name, body, file }: Item<MessageFields>) => ({
  ...fields,
  id: name,
  body,
  file,
});
