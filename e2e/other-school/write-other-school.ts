import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import { WORD_DEFAULTS } from '@/lib/content/kinds/words';
import { isGroup, type Fields } from '@/lib/content/parse/values';
import { listFiles } from '@/lib/content/read/tree';
import { TAKEN } from '@/lib/content/mistakes/accepted/write-extreme-school';
import { readAnswers } from '@/lib/editing/new-school/questions';
import { refuseFolder, writeSchool } from '@/lib/editing/new-school/write-school';
import type { CommandArguments } from '@/lib/setup/run-program.mjs';

type Change = Fields & { readonly body?: string };

const OWN = 'e2e/other-school';
const DAY = '2026-11-21';
/** Addresses that differ from those in content/, on which neither tests nor code may rely. */
const MOVED: Readonly<Record<string, string>> = {
  academics: 'programmes',
  admissionprocedure: 'joining',
  feestructure: 'money-matters',
  gallery: 'Life/photos',
  information: 'public-disclosure',
  messages: 'families',
  news: 'whats-new',
  timings: 'bells',
};
const LEFT_OUT = [
  'calendar.yaml',
  'events/republic-day.yaml',
  'images/TODO-banner.png',
  ...['accessibility', 'announcements', 'calendar', 'complaints', 'enquiry', 'events', 'privacy'].map(
    (name) => `pages/${name}.md`,
  ),
];
const COLOURS = ['#4a1d1f', '#e8b04a', '#fdf8f0', '#1f5c3d'];

export const known = ['FOLDER'];

/** `node lib/setup/run.mjs e2e/other-school/write-other-school.ts FOLDER`, run by `npm test` and `npm run release`. */
export async function run({ words: [folder = ''] }: CommandArguments): Promise<number> {
  await writeOtherSchool(path.resolve(folder));
  return 0;
}

/**
 * Writes the other school of the browser tests: `npm run new-school` with answers.yaml, then extremes.yaml, twenty
 * photos, a page with everything that Markdown may contain, and three pages in Urdu. @param folder must not exist yet
 */
export async function writeOtherSchool(folder: string): Promise<void> {
  const { answers, refused } = await readAnswers(`${OWN}/answers.yaml`);
  const wrong = refuseFolder(folder);
  if (wrong) throw new Error(`${folder} ${wrong}`);
  if (refused.length) throw new Error(refused.join('\n'));
  await writeSchool(folder, answers, DAY);
  for (const file of LEFT_OUT) rmSync(path.join(folder, file));
  movePages(folder);
  const extremes = parse(readFileSync(`${OWN}/extremes.yaml`, 'utf8')) as Record<string, Change>;
  for (const [file, change] of Object.entries(extremes)) edit(path.join(folder, file), change);
  edit(path.join(folder, 'pages/Life/everything.md'), {
    title: 'How we write',
    description: 'Everything that a text of this website may hold.',
    body: `${TAKEN.map(inOtherSchool).join('\n\n')}\n`,
  });
  const pdf = readFileSync(path.join(folder, 'files/TODO.pdf'), 'latin1');
  for (const name of ['admission-form', 'fee-letter-2026'])
    writeFileSync(path.join(folder, `files/${name}.pdf`), `${pdf}% ${name}\n`, 'latin1');
  await drawPictures(folder);
  // Write the interface's words, and three pages, in a right-to-left language.
  mkdirSync(path.join(folder, 'ur/pages'), { recursive: true });
  const texts = parse(readFileSync(`${OWN}/ur.yaml`, 'utf8')) as Record<string, string>;
  for (const [file, text] of Object.entries(texts)) writeFileSync(path.join(folder, 'ur', file), text);
  // A word that ur.yaml lacks stays in English, so that a new word needs no line there.
  edit(path.join(folder, 'ur/words.yaml'), merge(WORD_DEFAULTS, parse(texts['words.yaml'] ?? '')) as Change);
}

/** Replaces addresses and files in an example of Markdown with those of the other school. */
const inOtherSchool = (text: string): string =>
  text
    .replaceAll('/transport', '/way-to-school')
    .replaceAll('form.pdf', 'admission-form.pdf')
    .replaceAll('garden.png', 'wide-garden.png')
    .replaceAll('assembly.png', 'wide-assembly.jpg');

function movePages(folder: string): void {
  const address = new RegExp(`/(${Object.keys(MOVED).join('|')})\\b`, 'g');
  for (const file of listFiles(folder).filter((name) => /\.(yaml|md)$/.test(name))) {
    const place = path.join(folder, file);
    const text = readFileSync(place, 'utf8');
    writeFileSync(
      place,
      text.replaceAll(address, (_, name: string) => `/${MOVED[name]}`),
    );
  }
  mkdirSync(path.join(folder, 'pages/Life'));
  for (const [from, to] of Object.entries(MOVED))
    renameSync(path.join(folder, `pages/${from}.md`), path.join(folder, `pages/${to}.md`));
}

/** Changes or creates a YAML file or a page. @param body the text of the page */
function edit(place: string, { body, ...change }: Change): void {
  const before = existsSync(place) ? readFileSync(place, 'utf8') : '';
  const isPage = place.endsWith('.md');
  const [, fields = '', said = ''] = /^---\n([^]*?)---\n\n([^]*)$/.exec(before) ?? ['', isPage ? '' : before];
  const base: unknown = parse(fields) ?? (isPage ? { updated: DAY, contact: 'office' } : {});
  const merged = stringify(merge(base, change), { lineWidth: 0 });
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, isPage ? `---\n${merged}---\n\n${(body ?? said).trimEnd()}\n` : merged);
}

/** Merges groups by field, and rows of the Board's form by number. Replaces anything else. */
function merge(base: unknown, change: unknown): unknown {
  if (change === null) return undefined;
  if (Array.isArray(base) && Array.isArray(change) && change.some(({ row }: Fields) => row !== undefined))
    return base.map((each: Fields) => merge(each, change.find(({ row }: Fields) => row === each.row) ?? {}));
  if (!isGroup(base) || !isGroup(change)) return change;
  const changed = Object.entries(change).map(([name, value]) => [name, merge(base[name], value)]);
  return { ...base, ...Object.fromEntries(changed) };
}

/** Draws twenty photos in portrait, square and landscape format. Half of them are in an album. */
async function drawPictures(folder: string): Promise<void> {
  const SHAPES = [
    [400, 600],
    [500, 500],
    [600, 400],
  ] as const;
  const photos = Array.from({ length: 20 }, (_, at) => `photo-${at + 1}.png`);
  const CAPTIONS: Readonly<Record<number, string>> = {
    3: 'बाल मेला, कक्षा ५',
    7: 'A very long caption that tells the whole story of the day, from the first bell to the last bus',
  };
  edit(path.join(folder, 'gallery.yaml'), {
    pictures: photos.map((picture, at) => ({
      picture,
      alt: `Stripes of cloth in the school’s colours, ${at + 1} of them`,
      caption: CAPTIONS[at + 1] ?? `Cloth fair, stall ${at + 1}`,
      consent: at % 2 ? 'drawing' : 'nobody',
      ...(at >= 12 && { album: 'Second day of the fair' }),
    })),
  });
  const sizes: [name: string, width: number, height: number][] = [
    ...photos.map((name, at): [string, number, number] => [
      name,
      ...(SHAPES[at % SHAPES.length] ?? SHAPES[0]),
    ]),
    ['upright.png', 480, 640],
    ['wide-assembly.jpg', 1400, 600],
    ['wide-garden.png', 1200, 500],
    ['bus.jpg', 800, 600],
  ];
  for (const [at, [name, width, height]] of sizes.entries())
    await drawStripes(path.join(folder, 'images', name), width, height, at + 1);
}

async function drawStripes(file: string, width: number, height: number, count: number): Promise<void> {
  const stripes = Array.from({ length: count }, (_, at) => {
    const place = `x="${(at * width) / count}" width="${width / count}" height="${height}"`;
    return `<rect ${place} fill="${COLOURS[at % COLOURS.length]}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${stripes.join('')}</svg>`;
  await sharp(Buffer.from(svg)).toFile(file);
}
