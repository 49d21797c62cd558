import type { ObjectShape } from 'yup';
import { disclosureRow } from './disclosure';
import { alt, choice, count, date, group, groups, link, list, picture, prose, text, yesNo } from './fields';

/** @param heading an example */
const section = <S extends ObjectShape>(is: string, heading: string, shape: S) =>
  group(is, { title: text('The heading of the section.', heading, 60), ...shape });

const card = group('One card.', {
  title: text('The heading of the card.', 'Primary school', 60),
  text: text('One or two sentences.', 'Classes I to V, where reading and numbers begin.', 300),
  picture: picture('A picture from content/images/.', 'primary.jpg').optional(),
  alt: alt().optional(),
  to: link('The page that says more.', '/primary'),
});

/** Times of the day at which the site shows the school; each has a drawing (lib/site/campus/). */
export const SCENES = [
  'before',
  'assembly',
  'lessons',
  'tiffin',
  'home',
  'evening',
  'sunday',
  'vacation',
  'notice',
] as const;
export type Scene = (typeof SCENES)[number];

const sceneOf = (scene: Scene) =>
  group(`The school at this hour: ${scene}.`, {
    picture: picture('A wide picture from content/images/.', `${scene}.jpg`),
    alt: alt(),
  });

/** Icons that an answer on the home page may have. */
export const SHORTCUT_ICONS = ['rupee', 'bus', 'calendar', 'phone', 'papers', 'clock'] as const;

/** How many items of each list the home page shows. A page with the list shows all. */
export const SHOWN_AT_HOME = { announcements: 12, news: 5, events: 4, testimonials: 5 } as const;

/** content/home.yaml. Fields have the order of specification, section 2. */
export const homeSchema = group('The home page, section by section.', {
  description: text('The page in one or two sentences, for search engines.', 'A CBSE school in Rampur.', 200),
  heading: text('The heading of the page.', 'Where every child is known by name', 80),
  introduction: text('One or two sentences below the heading.', 'From Nursery to Class XII.', 300),
  proofs: groups('Promises, each with its proof.', [1, 4], 'It needs row, to or perSection.', {
    text: text('The promise, in a few words.', 'Drinking water tested', 80),
    row: disclosureRow('B8').optional(),
    to: link('The page that says more. It counts as checked until its review.', '/complaints').optional(),
    perSection: yesNo('Whether the number of pupils in a section comes first, from part D.').optional(),
  }).optional(),
  now: group(
    'Photographs of the school through the day, instead of the drawing: the first picture of the banner shows the school as it is at this hour.',
    Object.fromEntries(SCENES.map((scene) => [scene, sceneOf(scene)])) as Record<
      Scene,
      ReturnType<typeof sceneOf>
    >,
  ).optional(),
  season: group('A button below the classes, in its season only.', {
    text: text('The words of the button.', 'Admission 2027-28 is open', 60),
    to: link('Where it leads.', '/admissionprocedure'),
    from: date('The first day on which it is shown.', '2026-11-15'),
    until: date('The last day on which it is shown.', '2027-03-31'),
  }).optional(),
  banners: groups('The pictures of the banner, after the school of today.', [1, 8], 'One picture.', {
    picture: picture('A wide picture from content/images/.', 'banner-assembly.jpg'),
    alt: alt(),
    caption: text('The line on the picture.', 'Every day begins together', 80),
  }),
  shortcuts: groups(
    'What parents come for most often. The home page shows the first four, the menu of a phone all.',
    [0, 8],
    'One shortcut.',
    {
      text: text('The words of the link.', 'Fees', 40),
      to: link('Where it leads.', '/feestructure'),
      icon: choice('The picture beside the words.', SHORTCUT_ICONS).optional(),
    },
  ),
  programmes: section('The programmes.', 'Programmes', {
    introduction: text('One or two sentences.', 'Four stages, one school.', 300),
    items: list('The programmes.', card, [1, 8]),
  }),
  desk: section('The desk messages. The messages themselves are in content/messages/.', 'From the desk', {}),
  announcements: section('The announcements, from content/announcements/.', 'Announcements', {}),
  about: section('About the school.', 'About us', {
    text: prose('A few paragraphs.', 'Our school stands on 9,017 square metres.'),
    picture: picture('A picture from content/images/.', 'infrastructure.jpg'),
    alt: alt(),
    figures: groups('Up to three numbers, shown large below the text.', [1, 3], 'One number.', {
      number: count('The number.', '42'),
      text: text('What it counts.', 'classrooms', 40),
      row: disclosureRow('E2').optional(),
    }).optional(),
  }),
  newsAndEvents: section('The tabs of news and events.', 'News and events', {
    news: text('The name of the first tab.', 'News', 30),
    events: text('The name of the second tab.', 'Events', 30),
  }),
  testimonials: section('What students say, from content/testimonials/.', 'Testimonials', {}),
  facilities: section('Who benefits, and the facilities.', 'Beneficiaries and facilities', {
    introduction: text('One or two sentences.', 'What a school day needs, on one campus.', 300),
    beneficiaries: groups('Who benefits from the school, each as one fact.', [1, 6], 'One fact.', {
      title: text('Who or what the fact is about.', 'Seats under the RTE Act', 60),
      text: text('One or two sentences.', '25 of every 100 seats of Nursery are free.', 300),
    }).optional(),
    items: list('The facilities.', card, [1, 8]),
  }).optional(),
  toppers: section('The school toppers, from content/toppers/.', 'School toppers', {}),
  closing: section('The last section before the footer.', 'Visit us', {
    text: text('One or two sentences.', 'Come and see a school day.', 300),
    links: groups('The buttons.', [1, 4], 'One button.', {
      text: text('The words of the button.', 'Photo gallery', 40),
      to: link('Where it leads.', '/gallery'),
    }),
  }),
});
