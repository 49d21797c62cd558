import sharp from 'sharp';
import { copySchool } from './school-copy';

/** The maximum number of photos in the gallery. Further photos go into page texts, up to `ALBUM` photos a page. */
const GALLERY = 200;
const ALBUM = 50;

const PARAGRAPH =
  'This page answers the questions that families ask most often, so that they need not come to the office. ' +
  'If you find a mistake, please tell the office, which will correct it within a week.';
const CIRCULAR = ['What it is about', 'Who it is for', 'What to bring', 'Where to ask']
  .map((heading) => `## ${heading}\n\n${PARAGRAPH} ${PARAGRAPH}\n\n- First point\n- Second point\n`)
  .join('\n');

type Size = Record<'pages' | 'news' | 'photos', number>;

/** Writes a school of this size. @param folder its current content is replaced */
export async function makeLargeSchool(folder: string, { pages, news, photos }: Size): Promise<void> {
  const school = copySchool(folder);
  const writePage = (name: string, text: string, shows = ''): void =>
    school.write(
      `pages/${name}.md`,
      `---\ntitle: Page ${name}\ndescription: The page ${name} of a large school.\nupdated: 2025-04-15\ncontact: office\nshows: [${shows}]\n---\n\n${text}\n`,
    );
  const addToMenu = (name: string): void =>
    school.change('menu.yaml', 'entries:\n', `entries:\n  - text: ${name}\n    to: /${name}\n`);
  const addBlockPage = (block: string): void => {
    writePage(`all-${block}`, 'The newest come first.', block);
    addToMenu(`all-${block}`);
  };
  // Every page needs a link to it: the menu leads to the first page, and each page leads to the next.
  const writeChain = (name: string, texts: readonly string[]): void => {
    for (const [index, text] of texts.entries()) {
      const next = index + 1 < texts.length ? `/${name}-${index + 2}` : '/transport';
      writePage(`${name}-${index + 1}`, `${PARAGRAPH} Read the [next page](${next}) too.\n\n${text}`);
    }
    if (texts.length) addToMenu(`${name}-1`);
  };
  writeChain('circular', Array<string>(pages).fill(CIRCULAR));
  for (let number = 1; number <= news; number += 1) {
    const day = new Date(Date.UTC(2015, 0, 1 + number * 3)).toISOString().slice(0, 10);
    school.write(`news/item-${number}.yaml`, `publish: ${day}\ndate: ${day}\nmessage: Report ${number}.\n`);
  }
  const names = Array.from({ length: photos }, (_, index) => `photo-${index + 1}.jpg`);
  for (const [index, name] of names.entries()) await drawPhoto(school.pathOf(`images/${name}`), index);
  const inGallery = names
    .slice(0, GALLERY)
    .map(
      (name) => `  - picture: ${name}\n    alt: Pupils at work\n    caption: ${name}\n    consent: drawing\n`,
    );
  if (photos) school.write('gallery.yaml', `pictures:\n${inGallery.join('')}`);
  const others = names.slice(GALLERY).map((name) => `![Pupils at work](${name})`);
  const albums = Array.from({ length: Math.ceil(others.length / ALBUM) }, (_, at) =>
    others.slice(at * ALBUM, (at + 1) * ALBUM).join('\n\n'),
  );
  writeChain('album', albums);
  if (news) addBlockPage('news');
  if (photos) addBlockPage('gallery');
}

/** Makes a small photo, so that all photos take under a minute. Large photos would only measure sharp's speed. */
async function drawPhoto(file: string, index: number): Promise<void> {
  const background = { r: index % 256, g: (index >> 4) % 256, b: 120 };
  await sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .jpeg()
    .toFile(file);
}
