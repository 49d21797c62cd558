import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { stringify } from 'yaml';
import { siteOf } from '@/lib/content/across/site';
import { BLOCK_NAMES, rowOf, type Block } from '@/lib/content/blocks';
import { fieldOf } from '@/lib/content/kinds/describe';
import { kindOf, kindOfBlock } from '@/lib/content/kinds/kinds';
import { loadContent, readFolder } from '@/lib/content/load-content';
import { exampleOf } from '@/lib/content/mistakes/example-of';
import { words } from '@/lib/content/words/in-use';
import { useSchoolCopy } from '@/lib/content/mistakes/school-copy';
import { takenIds } from '@/lib/content/read/page-places';
import { Blocks } from './Blocks';

// Replaces the pictures, which only a build makes.
jest.mock('@/lib/site/pictures', () => {
  const file = { width: 360, path: '/pictures/x.webp' };
  const set = { width: 360, height: 240, avif: [], webp: file, fallback: file, thumbnail: file };
  return { getPicture: () => Promise.resolve(set) };
});
jest.mock('@/lib/content/read/tree', () => {
  const real = jest.requireActual<object>('@/lib/content/read/tree');
  return { ...real, getFileSize: () => '1 KB' };
});

const school = useSchoolCopy();
const DAY = '2025-04-15';
const PAGE = 'pages/transport.md';
const BELLS = `[{ name: All, bells: [{ name: Lessons, begins: "08:00", ends: "13:00" }] }]`;
const timings = (offices: string): string =>
  `days: [Monday]\nseasons:\n  - { name: Whole year, begins: 04-01, ends: 03-31, gateOpens: "07:00", gateCloses: "14:00", stages: ${BELLS} }\noffices: ${offices}\n`;
const RESULTS = "[{ year: '2024', registered: 20, passed: 20, remarks: All passed }]";

/** Adds content for every block to the school. */
function fillSchool(): void {
  school.write(
    'timings.yaml',
    timings('[{ name: Office, days: [Monday], opens: "08:00", closes: "14:00" }]'),
  );
  school.write(
    'calendar.yaml',
    'session: 2025-26\ngroups: [Seniors]\ndays:\n  - { date: 2025-08-15, kind: holiday, title: Independence Day }\n',
  );
  school.write(
    'own-disclosure.yaml',
    'title: For the State\nrows:\n  - information: Recognition\n    details: Up to Class X\n',
  );
  school.change(
    'fees.yaml',
    'accountants:',
    `other:\n${otherTable('Transport')}${otherTable('Hostel')}accountants:`,
  );
  school.change('disclosure.yaml', 'classX: []', `classX: ${RESULTS}`);
  school.change('disclosure.yaml', 'classXII: []', `classXII: ${RESULTS}`);
  for (const kind of BLOCK_NAMES.map(kindOfBlock).map(kindOf))
    if ('file' in kind && !existsSync(school.pathOf(kind.file)))
      school.write(
        kind.file,
        stringify(exampleOf(fieldOf(kind.schema)))
          .replaceAll(/[\w-]+\.jpg/g, 'garden.png')
          .replaceAll(/\/[a-z]+#[a-z-]+/g, '/transport'),
      );
}

const otherTable = (title: string): string =>
  `  - { title: ${title}, rows: [{ item: Up to 5 km, amount: 900 }] }\n`;

/** Leaves out every optional list of the school. */
function emptySchool(): void {
  school.write('timings.yaml', timings('[]'));
  school.write('fees.yaml', 'session: 2025-26\n');
  school.write('admission.yaml', '{}\n');
  school.write('documents.yaml', 'documents: []\n');
  school.write('videos.yaml', 'videos: []\n');
  school.change('school.yaml', 'board: CBSE', 'board: CISCE');
  school.delete('disclosure.yaml');
  school.delete('messages/principal.md');
}

/** True for a block that shows a file which this school lacks, so that no page of the school may contain the block. */
function isLeftOut(block: Block): boolean {
  const kind = kindOf(kindOfBlock(block));
  return 'optional' in kind && block !== 'timings' && !rowOf(block).ofBoard;
}

/** Adds fees for classes whose names the site does not recognize. */
function nameClasses(): void {
  fillSchool();
  school.change('fees.yaml', 'class: I-V\n    installment', 'class: Day scholars\n    installment');
  school.change('fees.yaml', 'class: VI-VIII\n    installment', 'class: Boarders\n    installment');
}

/** Adds the block to a page. Returns what the page shows, and the problems that the check reports. */
async function showOn(block: Block) {
  school.change(PAGE, 'contact: office\n', `contact: office\nshows:\n  - ${block}\n`);
  const { content, problems } = await loadContent(school.pathOf(''), { day: DAY });
  const folder = await readFolder(school.pathOf(''));
  if (!content || !folder) throw new Error(problems.map(({ message }) => message).join('\n'));
  const sources = folder.read.flatMap(({ source }) => source ?? []);
  const { shows = [] } = content.pages.find(({ route }) => route === '/transport') ?? {};
  const { prelude } = await prerenderToNodeStream(<Blocks names={shows} content={content} day={DAY} />);
  return {
    ids: [...(await text(prelude)).matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id),
    places: siteOf(folder.tree, sources).places.get('/transport') ?? [],
    taken: takenIds([block], { messages: content.messages, tuition: content.fees.tuition }),
  };
}

describe.each([
  ['everything', fillSchool],
  ['as little as is allowed', emptySchool],
  ['class names of its own', nameClasses],
])('a page of a school that has %s', (_, change) => {
  beforeEach(change);

  const shown = BLOCK_NAMES.filter((name) => change !== emptySchool || !isLeftOut(name));

  it.each(shown)(
    'has, in %s, the ids that the check accepts in links, and no others that a heading in its text could get',
    async (block) => {
      const { ids, places, taken } = await showOn(block);
      const known = Object.keys(rowOf(block).places ?? {});
      expect(known.filter((id) => ids.includes(id))).toEqual(known.filter((id) => places.includes(id)));
      // Leave out ids of months, which contain a year.
      const others = ids.filter((id) => !/^month-\d{4}/.test(id));
      expect(others.filter((id) => !taken.includes(id))).toEqual([]);
    },
  );
});

/** Adds the block to a page, and returns the page's HTML. */
async function htmlOf(block: Block): Promise<string> {
  const { content, problems } = await loadContent(school.pathOf(''), { day: DAY });
  if (!content) throw new Error(problems.map(({ message }) => message).join('\n'));
  return text((await prerenderToNodeStream(<Blocks names={[block]} content={content} day={DAY} />)).prelude);
}

it('a document that is also a certificate of the disclosure shows the day on which it expires', async () => {
  expect((await htmlOf('documents')).replaceAll('\u00a0', ' ')).toContain('31 March 2027');
});

it.each(['messages', 'calendar', 'timings'] as const)(
  'a page without content for %s says so',
  async (block) => {
    emptySchool();
    school.delete('timings.yaml');
    expect(await htmlOf(block)).toContain(words.gallery.empty);
  },
);

it('the messages begin with the principal’s, wherever the home page shows that message, and end with a name', async () => {
  school.change('school.yaml', 'colours:', 'principal: { name: S. Tiwari }\ncolours:');
  school.change('messages/principal.md', 'order: 1', 'order: 2');
  school.write(
    'messages/chairman.md',
    '---\norder: 1\nname: A. Rao\nposition: Chairman\nsummary: Welcome.\nconsent: drawing\n---\n\nWelcome.\n',
  );
  expect((await htmlOf('messages')).match(/S\. Tiwari|A\. Rao/g)).toEqual([
    'S. Tiwari',
    'S. Tiwari',
    'A. Rao',
    'A. Rao',
  ]);
});

it('the gallery shows each album below its name, and a descriptive link for each photo, in the order of the viewer', async () => {
  const picture = (caption: string, album: string): string =>
    `  - { picture: garden.png, alt: Beds of roses, caption: ${caption}, consent: nobody${album} }\n`;
  school.write(
    'gallery.yaml',
    `pictures:\n${picture('One', ', album: Sports day')}${picture('Two', '')}${picture('Three', ', album: Sports day')}`,
  );
  const html = await htmlOf('gallery');
  const order = [...html.matchAll(/<h2[^>]*>([^<]+)|data-photo="(\d+)" aria-label="([^"]+)"/g)].map(
    ([, heading, index, label]) => heading ?? `${index} ${label}`,
  );
  const [first, ...others] = [
    '0 Enlarge: Beds of roses Two',
    '1 Enlarge: Beds of roses One',
    '2 Enlarge: Beds of roses Three',
  ];
  expect(order).toEqual([first, 'Sports day', ...others]);
});

it('a document that the Board’s form lists as a certificate shows its last day, or says that it never expires', async () => {
  school.write('documents.yaml', `documents: [{ title: Land, file: form.pdf }]\n`);
  expect(await htmlOf('documents')).toMatch(/31.March.2027/);
  school.change('disclosure.yaml', 'validUntil: 2027-03-31', '');
  expect(await htmlOf('documents')).toContain(words.documents.endless);
});

it('news, events and announcements show their photo and PDF; an event also shows all its days and hours', async () => {
  const attached = 'picture: garden.png\nalt: Beds of roses\nconsent: nobody\nfile: form.pdf\n';
  school.write('news/a.yaml', `publish: 2025-04-01\ndate: 2025-04-01\nmessage: News.\n${attached}`);
  school.write('announcements/a.yaml', `publish: 2025-04-01\nmessage: Said.\n${attached}`);
  school.write(
    'events/a.yaml',
    `publish: 2025-04-01\ndate: 2025-05-01\nuntil: 2025-05-02\nbegins: '10:00'\nends: '13:00'\nmessage: Fair.\n${attached}`,
  );
  for (const block of ['news', 'announcements', 'events'] as const) {
    const html = await htmlOf(block);
    expect(html).toContain('alt="Beds of roses"');
    expect(html).toContain('href="/assets/form.pdf"');
  }
  const event = (await htmlOf('events')).replaceAll(/<[^>]+>|<!-- -->/g, '').replaceAll('\u00a0', ' ');
  expect(event).toContain('01-MAY-2025 – 02-MAY-2025');
  expect(event).toContain('10.00 am to 1.00 pm');
});
