import type { ObjectShape } from 'yup';
import { disclosureRow } from './disclosure';
import { alt, count, group, groups, link, list, picture, prose, text, yesNo } from './fields';

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

/** How many items of a list the home page shows. */
export const SHOWN_AT_HOME = { announcements: 12, news: 9, events: 4, testimonials: 9 } as const;

/** content/home.yaml, in the order of specification, section 2. */
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
  banners: groups('The pictures of the banner. The first is shown at once.', [1, 8], 'One picture.', {
    picture: picture('A wide picture from content/images/.', 'banner-assembly.jpg'),
    alt: alt(),
    caption: text('The line on the picture.', 'Every day begins together', 80),
  }),
  shortcuts: groups('What parents come for most often, below the introduction.', [0, 8], 'One shortcut.', {
    text: text('The words of the link.', 'Fees', 40),
    to: link('Where it leads.', '/feestructure'),
  }),
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
