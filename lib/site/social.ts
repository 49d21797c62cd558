import { readFileSync } from 'node:fs';
import path from 'node:path';
import PQueue from 'p-queue';
import sharp from 'sharp';
import type { Content } from '@/lib/content/content';
import { openOriginal } from '@/lib/content/across/assets';
import { contentDirectory } from '@/lib/content/read/tree';
import { memoize } from '@/lib/content/memoize';
import { siteDate } from '@/lib/text/dates';
import { escapeHtml } from '@/lib/text/text';
import { lightPalette, type Palette } from '@/lib/theme/palette';
import { AT_ONCE, cached, fillFolder, keyOf } from './cached';
import { listSitePages } from './site-pages';

/** Part of the cache's key: change it when the drawing changes. */
const RECIPE = '4';

function pictureOf(title: string, { name: school, town, logo, colours }: Content['school']) {
  const crest = path.join(contentDirectory(), 'images', logo);
  const palette = lightPalette(colours);
  const hash = keyOf(JSON.stringify([RECIPE, title, school, town, palette]), readFileSync(crest));
  return { file: `${hash.slice(0, 16)}.png`, picture: { title, school, town, crest, palette } };
}

/** The address of a page's social picture. Under `next dev`, the picture exists only if the last build made it. */
export const socialAddress = (title: string, school: Content['school']): string =>
  `/social/${pictureOf(title, school).file}`;

export async function prepareSocial(content: Content): Promise<void> {
  const facts = listSitePages(content, siteDate(new Date())).map(({ fact }) => fact);
  const pictures = [...new Set(facts)].map((fact) => pictureOf(fact, content.school));
  const draw = pictures.map(({ file, picture }) => {
    return () => cached('social', file, () => drawSocialPicture(picture));
  });
  await fillFolder('public/social', await new PQueue({ concurrency: AT_ONCE }).addAll(draw));
}

/** In pixels: the usual size for Open Graph. */
export const SOCIAL_WIDTH = 1200;
export const SOCIAL_HEIGHT = 630;

const FONTS = ['latin', 'devanagari'].map((letters) =>
  path.resolve(`lib/theme/fonts/eczar-${letters}-600.ttf`),
);
const MARGIN = 80;
const CREST = 150;
/** In pixels: the preferred and the smallest font size, and the height of the box. */
const TITLE = { size: 76, smallest: 26, height: 312 };
const NAME = { size: 46, smallest: 30, height: 130 };
const TOWN = { size: 30, smallest: 22, height: 80 };

type Picture = ReturnType<typeof pictureOf>['picture'];
const BAND = 270;

/** Draws the page's title below the school's crest and name, in the school's colours. @returns a PNG */
export async function drawSocialPicture(picture: Picture): Promise<Buffer> {
  const { data, info } = await drawSchool(picture);
  const heading = await drawFitting(picture.title, TITLE, picture.palette.ink, SOCIAL_WIDTH - 2 * MARGIN);
  const top = BAND + Math.round((SOCIAL_HEIGHT - BAND - heading.height) / 2);
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } })
    .composite([{ input: heading.data, left: MARGIN, top }])
    .png({ palette: true, effort: 4 })
    .toBuffer();
}

/** Draws the part that the pictures of all pages share. */
const drawSchool = memoize(
  async ({ school, town, crest, palette }: Picture) => {
    const beside = MARGIN + CREST + 36;
    const name = await drawFitting(school, NAME, palette['on-band'], SOCIAL_WIDTH - beside - MARGIN);
    const place = await drawFitting(town, TOWN, palette.accent, SOCIAL_WIDTH - beside - MARGIN);
    const nameTop = Math.round((BAND - name.height - place.height - 10) / 2);
    const original = await openOriginal(crest, 300);
    const mark = original.resize(CREST, CREST, { fit: 'contain', background: '#0000' });
    const size = { width: SOCIAL_WIDTH, height: SOCIAL_HEIGHT };
    const ground = sharp({ create: { ...size, channels: 3, background: palette.paper } });
    const parts = [
      { input: Buffer.from(drawGround(palette, BAND)) },
      { input: await mark.toBuffer(), left: MARGIN, top: (BAND - CREST) / 2 },
      { input: name.data, left: beside, top: nameTop },
      { input: place.data, left: beside, top: nameTop + name.height + 10 },
    ];
    return ground.composite(parts).raw().toBuffer({ resolveWithObject: true });
  },
  ({ school, town, crest, palette }) => JSON.stringify([school, town, crest, palette]),
);

function drawGround({ band, accent }: Palette, height: number): string {
  const flowerOf = (at: number): string => `<circle cx="${at * 30}" cy="${height}" r="12.5"/>`;
  const flowers = Array.from({ length: 41 }, (_, at) => flowerOf(at)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SOCIAL_WIDTH}" height="${SOCIAL_HEIGHT}">
<g fill="${accent}">${flowers}</g><rect width="${SOCIAL_WIDTH}" height="${height}" fill="${band}"/></svg>`;
}

/** Draws the text in the largest size that fits. If even the smallest does not fit, drops words at the end. */
async function drawFitting(text: string, box: typeof TITLE, colour: string, width: number) {
  for (let [size, shown] = [box.size, text]; ; size -= 8) {
    const drawn = await drawText(shown, Math.max(size, box.smallest), colour, width);
    if (drawn.height <= box.height && drawn.width <= width) return drawn;
    if (size <= box.smallest) shown = dropEnd(shown);
  }
}

/** Drops about the last twentieth of the text, and the start of a word that this would cut. */
export function dropEnd(text: string): string {
  const letters = Array.from(text);
  const kept = letters.slice(0, Math.floor(letters.length * 0.95) - 1).join('');
  return `${kept.replace(/[\s,;(]+\S*$/, '')}…`;
}

/** Draws text with Pango, which joins the letters of Devanagari. */
async function drawText(text: string, size: number, colour: string, width: number) {
  await loadFonts();
  // The library rejects text that has only invisible characters.
  const visible = /[^\p{C}\p{Z}]/u.test(text) ? text.replaceAll(/[^\P{Cc}\n]|\p{Cs}/gu, ' ') : '–';
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escapeHtml(visible).replace(/^(.+)\n/, '<span size="150%">$1</span>\n')}</span>`,
      font: `Eczar SemiBold ${size}px`,
      fontfile: FONTS[0],
      width,
      // Reduces the line spacing: the font reserves space for Devanagari above and below Latin letters.
      spacing: -Math.round(size / 4),
      // Breaks words that are wider than the picture.
      wrap: 'word-char',
      rgba: true,
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Registers all fonts: a text can have only one font file, but Pango remembers those of earlier texts. */
const loadFonts = memoize(() => {
  const drawings = FONTS.map((fontfile) => sharp({ text: { text: 'x', fontfile } }).png());
  return Promise.all(drawings.map((drawing) => drawing.toBuffer()));
});
