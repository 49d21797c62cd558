import type { ObjectShape } from 'yup';
import { disclosureRow } from './disclosure';
import { alt, choice, count, date, group, groups, link, list, picture, prose, text, yesNo } from './fields';

const section = <S extends ObjectShape>(description: string, heading: string, shape: S) =>
  group(description, { title: text('The heading of the section.', heading, 60), ...shape });

const card = group('One card.', {
  title: text('The heading of the card.', 'Primary school', 60),
  text: text('One or two sentences.', 'Classes I to V, where reading and numbers begin.', 300),
  picture: picture('A picture from content/images/.', 'primary.jpg').optional(),
  alt: alt().optional(),
  to: link('The page to which the card leads.', '/primary'),
});

/** Scenes in which the site can show the school; each has a drawing (lib/site/campus/). */
export const SCENES = [
  'before',
  'assembly',
  'lessons',
  'tiffin',
  'home',
  'games',
  'evening',
  'sunday',
  'vacation',
  'notice',
] as const;
export type Scene = (typeof SCENES)[number];

const sceneOf = (scene: Scene) =>
  group(`The photograph for this scene: ${scene}.`, {
    picture: picture('A wide picture from content/images/.', `${scene}.jpg`),
    alt: alt(),
  });

export const SHORTCUT_ICONS = ['rupee', 'bus', 'calendar', 'phone', 'papers', 'clock'] as const;

/** Colours of the sky in drawings. On narrow screens, first-screen.css continues the sky above the drawing. */
const SKY_COLOURS = ['morning', 'day', 'gold', 'dusk', 'rain'] as const;
export type Sky = (typeof SKY_COLOURS)[number];

/** How many items of each list the home page shows. A page with the list shows them all. */
export const SHOWN_AT_HOME = { announcements: 12, news: 5, events: 4, testimonials: 5 } as const;

/** content/home.yaml. Fields are in the order of section 2 of the specification. */
export const homeSchema = group('The home page, section by section.', {
  description: text('The page in one or two sentences, for search engines.', 'A CBSE school in Rampur.', 200),
  heading: text('The heading of the home page.', 'Where every child is known by name', 80),
  introduction: text('One or two sentences below the heading.', 'From Nursery to Class XII.', 300),
  proofs: groups(
    'Promises, shown while their proofs are valid.',
    [1, 4],
    'It needs “row”, “to” or “perSection”.',
    {
      text: text('The promise, in a few words.', 'Drinking water tested', 80),
      row: disclosureRow('B8').optional(),
      to: link('A page that proves the promise, until the page is due for review.', '/complaints').optional(),
      perSection: yesNo('Whether the promise begins with the number of pupils per section.').optional(),
    },
  ).optional(),
  now: group(
    'Photographs of the school at different times and on different days. They replace the drawings at the beginning of the banner.',
    Object.fromEntries(SCENES.map((scene) => [scene, sceneOf(scene)])) as Record<
      Scene,
      ReturnType<typeof sceneOf>
    >,
  ).optional(),
  season: group('A button below the classes, for a part of the year.', {
    text: text('The button text.', 'Admission 2027-28 is open', 60),
    to: link('The page to which the button leads.', '/admissionprocedure'),
    from: date('The first day on which the button is shown.', '2026-11-15'),
    until: date('The last day on which the button is shown.', '2027-03-31'),
  }).optional(),
  banners: groups('Banner pictures, shown after the view of the school today.', [1, 8], 'One picture.', {
    picture: picture('A wide picture from content/images/.', 'banner-assembly.jpg'),
    alt: alt(),
    caption: text('The line that the banner shows with the picture.', 'Every day begins together', 80),
    sky: choice(
      'Only for a drawing whose top left has exactly this colour: the line is then set on it.',
      SKY_COLOURS,
    ).optional(),
  }),
  shortcuts: groups(
    'Links to what parents need most often. The home page shows the first four, and the phone menu shows them all.',
    [0, 8],
    'One shortcut.',
    {
      text: text('The link text.', 'Fees', 40),
      to: link('The page to which the link leads.', '/feestructure'),
      icon: choice('The small picture beside the words.', SHORTCUT_ICONS).optional(),
    },
  ),
  programmes: section('The programmes of the school.', 'Programmes', {
    introduction: text('One or two sentences.', 'Four stages, one school.', 300),
    items: list('A card for each programme.', card, [1, 8]),
  }),
  desk: section('The section of desk messages (content/messages/).', 'From the desk', {}),
  announcements: section('The section of announcements (content/announcements/).', 'Announcements', {}),
  about: section('The section about the school.', 'About us', {
    text: prose('A few paragraphs about the school.', 'Our school stands on 9,017 square metres.'),
    picture: picture('A picture from content/images/.', 'infrastructure.jpg'),
    alt: alt(),
    figures: groups('Up to three numbers, in large type below the text.', [1, 3], 'One number.', {
      number: count('The number.', '42'),
      text: text('What the number counts.', 'classrooms', 40),
      row: disclosureRow('E2').optional(),
    }).optional(),
  }),
  newsAndEvents: section('The tabs with news and events.', 'News and events', {
    news: text('The name of the tab with news.', 'News', 30),
    events: text('The name of the tab with events.', 'Events', 30),
  }),
  testimonials: section('The section of testimonials (content/testimonials/).', 'Testimonials', {}),
  facilities: section('The facilities, and who benefits.', 'Beneficiaries and facilities', {
    introduction: text('One or two sentences.', 'What a school day needs, on one campus.', 300),
    beneficiaries: groups('Facts about those who benefit.', [1, 6], 'One fact.', {
      title: text('Who or what the fact is about.', 'Seats under the RTE Act', 60),
      text: text('One or two sentences.', '25 of every 100 seats of Nursery are free.', 300),
    }).optional(),
    items: list('A card for each facility.', card, [1, 8]),
  }).optional(),
  toppers: section('The section of toppers (content/toppers/).', 'School toppers', {}),
  closing: section('The last section before the footer.', 'Visit us', {
    text: text('One or two sentences.', 'Come and see a school day.', 300),
    links: groups('The buttons of the section.', [1, 4], 'One button.', {
      text: text('The button text.', 'Photo gallery', 40),
      to: link('The page to which the button leads.', '/gallery'),
    }),
  }),
});
