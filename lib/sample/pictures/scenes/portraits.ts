import { head } from '../people/heads';
import { lookOf, type HeadStyle, type Look } from '../people/look';
import { jaali } from '../blocks/ornament';
import {
  brick,
  cream,
  ink,
  inkSoft,
  leaf,
  marigold,
  paper,
  plum,
  rose,
  teal,
  white,
} from '../blocks/palette';
import { bookcase } from '../blocks/furniture';
import { circle, fade, join, rect, shape, stroke } from '../blocks/shapes';
import { tree } from '../blocks/trees';
import { picture, type Picture } from '../render';

interface Sitter {
  name: string;
  head: HeadStyle;
  look: Partial<Look>;
  tone: 0 | 1 | 2;
  back: string;
  clothes: string;
  accent?: string;
  over?: string;
}

const shoulders = (fill: string): string =>
  shape(
    'M90 800C96 690 150 632 268 606C310 596 336 588 346 566Q400 650 454 566C464 588 490 596 532 606C650 632 704 690 710 800Z',
    fill,
  );

const neck = ({ tone }: Look): string =>
  join(
    shape('M338 470H462V570Q400 690 338 570Z', tone.skin),
    shape('M338 500Q400 570 462 500V548Q400 600 338 548Z', tone.shade),
  );

const portrait = (sitter: Sitter): Picture =>
  picture(sitter.name, 800, 800, () => {
    const look = {
      ...lookOf(sitter.head, sitter.tone, sitter.over ? 'adult' : 'teen', sitter.name.length * 7),
      ...sitter.look,
    };
    return join(
      sitter.back,
      neck(look),
      sitter.clothes,
      `<g transform="translate(400 540) scale(13.2) translate(-16 -30)">${head(look, sitter.accent)}</g>`,
      sitter.over ?? '',
    );
  });

const crest = (x: number, y: number): string =>
  join(
    shape(
      `M${x - 26} ${y - 30}H${x + 26}V${y}Q${x + 26} ${y + 26} ${x} ${y + 38}Q${x - 26} ${y + 26} ${x - 26} ${y}Z`,
      marigold,
    ),
    circle(x, y - 2, 13, paper),
    circle(x, y - 2, 6, brick),
  );

const disc = (back: string, halo: string): string =>
  join(rect(0, 0, 800, 800, back), circle(400, 400, 330, halo));

const blazerGirl = (tie: string): string =>
  join(
    shoulders(ink),
    shape('M318 592L400 800L482 592L448 566H352Z', white),
    shape('M352 560L318 598L372 660L400 606L428 660L482 598L448 560L400 610Z', '#eef1f6'),
    shape('M384 612H416L426 760L400 800L374 760Z', tie),
    shape('M384 612H416L410 646H390Z', '#00000022'),
    shape('M318 590L268 608L300 720L384 800H400Z', inkSoft),
    shape('M482 590L532 608L500 720L416 800H400Z', inkSoft),
    crest(576, 716),
    stroke('M176 660Q166 730 170 800M624 660Q634 730 630 800', '#131d42', 5),
  );

const shirtTie = (tie: string, shirt = white): string =>
  join(
    shoulders(shirt),
    stroke('M186 664Q174 730 180 800M614 664Q626 730 620 800', '#d5dbe6', 6),
    shape('M352 558L312 596L376 668L400 604L424 668L488 596L448 558L400 606Z', '#eef1f6'),
    shape('M383 608H417L430 800H370Z', tie),
    shape('M383 608H417L410 644H390Z', '#00000026'),
    rect(500, 690, 90, 6, '#d5dbe6'),
    crest(545, 740),
  );

const kurtaJacket = (jacket: string, cloth: string): string =>
  join(
    shoulders(cloth),
    shape('M268 606C240 640 236 720 240 800H560C564 720 560 640 532 606L470 584L400 640L330 584Z', jacket),
    shape('M340 560Q400 622 460 560L474 588Q400 660 326 588Z', cloth),
    stroke('M400 640V800', '#00000033', 5),
    [670, 716, 762].map((y) => circle(400, y, 8, marigold)),
    rect(468, 688, 66, 6, '#00000030', 3),
    shape('M474 690L484 662L500 690Z', white),
    stroke('M160 690Q156 750 158 800M640 690Q644 750 642 800', '#00000018', 6),
  );

const sariDrape = (cloth: string, border: string, blouse: string): string =>
  join(
    shoulders(blouse),
    shape('M708 800C702 690 650 632 532 606L462 590Q420 700 196 800Z', cloth),
    stroke('M466 594Q424 704 206 800', border, 26),
    stroke('M452 592Q408 690 180 790', marigold, 5),
    stroke('M560 626Q520 730 430 800M620 654Q596 740 540 800M664 690Q656 750 640 800', '#00000022', 6),
  );

const necklace =
  stroke('M346 566Q400 668 454 566', marigold, 6) +
  circle(400, 620, 11, marigold) +
  circle(400, 620, 5, rose);
const garden = (back: string): string =>
  join(
    rect(0, 0, 800, 800, back),
    fade(0.55, tree(110, 820, 620, 'neem', 4)),
    fade(0.55, tree(720, 830, 560, 'gulmohar', 5)),
  );
const shelf = (back: string): string =>
  join(
    rect(0, 0, 800, 800, back),
    fade(0.5, bookcase(-10, 60, 260, 840, 5, 3)),
    fade(0.5, bookcase(550, 60, 260, 840, 5, 6)),
  );

const sitters: Sitter[] = [
  {
    name: 'chairman',
    head: 'silver',
    tone: 0,
    look: {
      hair: 0,
      hairColour: '#eceae6',
      spectacles: 'square',
      eyes: 'open',
      mouth: 'smile',
      nose: 'line',
      temple: 9.6,
      jaw: 7.2,
      chin: 29.2,
      aside: 0.5,
    },
    back: shelf('#e8d8b4'),
    clothes: kurtaJacket(ink, cream),
    over: ' ',
  },
  {
    name: 'director',
    head: 'bun',
    tone: 1,
    look: {
      hair: 9,
      hairColour: '#332a2d',
      spectacles: 'none',
      eyes: 'open',
      mouth: 'small',
      nose: 'round',
      temple: 9.2,
      jaw: 5.8,
      chin: 29.4,
      bindi: true,
      aside: -0.6,
    },
    back: join(
      rect(0, 0, 800, 800, '#cfe0e6'),
      fade(0.6, jaali(40, 40, 720, 720, 120, '#bcd3dc', '#d9e8ec')),
      circle(400, 410, 300, '#dbe9ed'),
    ),
    clothes: join(sariDrape(teal, brick, '#c9743f')),
    over: necklace,
  },
  {
    name: 'principal',
    head: 'woman',
    tone: 0,
    look: {
      hair: 12,
      hairColour: '#6d6768',
      brow: 0.7,
      spectacles: 'round',
      eyes: 'open',
      mouth: 'grin',
      nose: 'line',
      temple: 10.2,
      jaw: 7,
      chin: 28.4,
      bindi: true,
      aside: 0.7,
      ribbon: '#6d6768',
    },
    back: garden('#e6efdc'),
    clothes: join(sariDrape(plum, leaf, '#4f2b58')),
    over: ' ',
  },
  {
    name: 'topper-1',
    head: 'plaits',
    tone: 1,
    look: {
      hair: 0,
      spectacles: 'round',
      eyes: 'open',
      mouth: 'grin',
      nose: 'round',
      ribbon: white,
      temple: 9.4,
      jaw: 6,
      chin: 28.6,
      aside: 0.6,
    },
    back: disc('#f7dc9c', '#fbe9c0'),
    clothes: blazerGirl(brick),
  },
  {
    name: 'topper-2',
    head: 'boy',
    tone: 0,
    look: {
      hair: 4,
      spectacles: 'none',
      eyes: 'open',
      mouth: 'side',
      nose: 'line',
      temple: 9.8,
      jaw: 6.6,
      chin: 29,
      aside: -0.7,
    },
    back: disc('#bfdcea', '#d6eaf3'),
    clothes: shirtTie(marigold),
  },
  {
    name: 'topper-3',
    head: 'updo',
    tone: 2,
    look: {
      hair: 8,
      spectacles: 'none',
      eyes: 'dots',
      mouth: 'smile',
      nose: 'broad',
      temple: 9.2,
      jaw: 5.8,
      chin: 29,
      aside: 0.4,
    },
    back: disc('#f1c3b0', '#f7d8ca'),
    clothes: blazerGirl(leaf),
  },
  {
    name: 'topper-4',
    head: 'patka',
    tone: 0,
    look: {
      spectacles: 'none',
      eyes: 'open',
      mouth: 'grin',
      nose: 'round',
      temple: 10.4,
      jaw: 7.6,
      chin: 28.4,
      aside: -0.5,
    },
    accent: marigold,
    back: disc('#c3dcc0', '#d9ead5'),
    clothes: blazerGirl(brick),
  },
  {
    name: 'topper-5',
    head: 'woman',
    tone: 1,
    look: {
      hair: 10,
      spectacles: 'none',
      eyes: 'laughing',
      mouth: 'smile',
      nose: 'round',
      bindi: false,
      temple: 9.8,
      jaw: 6.4,
      chin: 28.2,
      aside: 0.8,
    },
    back: disc('#d6cbe4', '#e6def0'),
    clothes: shirtTie(ink),
  },
];

export const portraits: Picture[] = sitters.map(portrait);
