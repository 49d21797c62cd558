import { emoji } from '../blocks/emoji';
import { brick, clay, cream, ink, leaf, marigold, rose, sky, teal, white, wood } from '../blocks/palette';
import { ceilingFan, desk, globe, greenBoard, pinBoard, room, table, wallClock, windowPane, bookcase } from '../blocks/room';
import { circle, ellipse, join, rect, shadow, shape, stroke, times } from '../blocks/shapes';
import { flowerPot } from '../blocks/trees';
import * as cast from '../people/cast';
import { figure, type Person } from '../people/figure';
import { page, type Picture } from '../render';

const point: [[number, number], [number, number]] = [[12, 4], [112, 96]];
const write: [[number, number], [number, number]] = [[22, -40], [22, -40]];

/** A pupil behind a desk with a book on it. */
const atDesk = (x: number, top: number, pupil: Person, size: number): string =>
  join(
    figure(x, top + size * 0.42, size, { ...pupil, floor: false }),
    desk(x - size * 0.42, top, size * 0.84, top + size * 0.52),
    emoji('open-book', x, top + 4, size * 0.2),
  );

const fromBehind = (x: number, y: number, pupil: Person, size: number): string =>
  figure(x, y, size, { ...pupil, behind: true, floor: false });

const geometry =
  '<path d="M60 200L150 60L240 200Z"/><path d="M150 60V200"/><circle cx="360" cy="130" r="66"/><path d="M360 130L414 94M294 130H426"/>';

const teaching = page('teaching', () => join(
  room(1600, 900), greenBoard(400, 110, 700, 250, geometry), windowPane(90, 130, 200, 230), pinBoard(1230, 130, 270, 210, 1),
  ceilingFan(760, 56, 150),
  figure(1170, 650, 470, { ...cast.teacherSari(teal, marigold), arms: [[118, 128], [10, 30]], holds: ['', emoji('orange-book', 0, 6, 15)] }),
  atDesk(230, 650, cast.girl(1), 410), atDesk(590, 660, { ...cast.sikhBoy(ink), arms: write }, 410),
  atDesk(950, 670, { ...cast.bobGirl(2), arms: [[150, 178], [20, -20]] }, 410), atDesk(1390, 655, cast.boy(0), 410),
));

const smartclass = page('smartclass', () => join(
  room(1600, 900, { wall: '#f3efe4', dado: '#d7e6d2' }), windowPane(70, 150, 190, 220), windowPane(1340, 150, 190, 220),
  rect(420, 84, 760, 390, '#2b3350', 14), rect(440, 102, 720, 340, '#10326b'),
  circle(800, 272, 52, marigold),
  times(4, (i) => join(`<ellipse cx="800" cy="272" rx="${110 + i * 62}" ry="${42 + i * 28}" fill="none" stroke="#7fa7d8" stroke-width="2"/>`)),
  circle(700, 256, 14, clay), circle(944, 300, 20, sky), circle(640, 322, 17, brick), circle(1010, 206, 26, '#e3c07a'), ellipse(1010, 206, 44, 8, '#b98b45'), circle(520, 224, 22, teal), circle(1100, 350, 18, '#4f79c9'),
  rect(780, 474, 40, 40, '#2b3350'),
  figure(1230, 660, 450, { ...cast.teacherSuit(rose, cream), flip: true, arms: [[12, 4], [100, 120]], holds: ['', stroke('M0 0L13 -14', wood, 1.6)] }),
  [210, 500, 790, 1080, 1370].map((x, i) => join(fromBehind(x, 960, [cast.girl(0), cast.boy(1), cast.sikhBoy(brick), cast.girl(2), cast.boy(0)][i]!, 390), desk(x - 140, 836, 280, 960))),
));

const primary = page('primary', () => join(
  room(1600, 900, { wall: '#fdf0cf', dado: '#bfdcc6' }), greenBoard(110, 110, 420, 230, '<circle cx="110" cy="110" r="46"/><path d="M110 40V20M110 200V180M40 110H20M200 110H180M60 60L46 46M160 60L174 46"/><path d="M250 190Q300 90 350 190ZM300 130V60"/>'),
  pinBoard(640, 120, 380, 210, 2), windowPane(1150, 120, 300, 230),
  globe(1500, 560, 120), ceilingFan(800, 50, 140),
  atDesk(250, 600, { ...cast.smallGirl(1), arms: [[150, 180], [20, -30]] }, 330), atDesk(620, 600, { ...cast.smallBoy(2), arms: write }, 330),
  figure(930, 780, 500, { ...cast.teacherSari(leaf, marigold), arms: [[30, -50], [30, -50]], holds: [emoji('open-book', 5, 6, 22), ''] }),
  atDesk(1250, 600, { ...cast.smallBoy(0), head: 'patka', accent: rose }, 330),
  emoji('backpack', 460, 850, 110), emoji('backpack', 1090, 850, 100),
));

const middleschool = page('middleschool', () => join(
  room(1600, 900), pinBoard(130, 120, 420, 240, 0), windowPane(720, 120, 260, 240), windowPane(1160, 120, 260, 240), wallClock(636, 130, 44),
  table(280, 600, 1040, 850, '#d39a5f'),
  figure(420, 800, 500, { ...cast.boy(0), floor: false, arms: [[20, -30], [50, 70]] }), figure(700, 800, 500, { ...cast.girl(1), floor: false, arms: write }),
  figure(960, 800, 500, { ...cast.sikhBoy(marigold), floor: false, arms: [[40, -20], [20, -30]] }), figure(1210, 800, 490, { ...cast.bobGirl(2), floor: false, arms: [[40, 60], [20, -30]] }),
  rect(280, 640, 1040, 190, wood, 4), rect(264, 622, 1072, 26, '#d39a5f', 6),
  globe(560, 626, 170), emoji('straight-ruler', 800, 626, 80), emoji('open-book', 830, 630, 130), emoji('triangular-ruler', 1080, 624, 100), emoji('books', 1290, 624, 110), emoji('notebook', 340, 626, 80),
));

const senior = page('senior', () => join(
  room(1600, 900, { wall: '#eef1ea', dado: '#c7d3e6' }), greenBoard(480, 100, 640, 260, '<path d="M60 210H300M60 210V50M60 210Q150 200 180 120T290 60"/><circle cx="430" cy="90" r="30"/><circle cx="540" cy="90" r="30"/><circle cx="486" cy="180" r="30"/><path d="M460 90H510M446 116L472 154M526 116L500 154"/>'),
  bookcase(70, 150, 280, 560, 4), windowPane(1250, 120, 250, 250),
  atDesk(260, 650, { ...cast.teenBoy(1), arms: write }, 420), atDesk(640, 660, { ...cast.teenGirl(0), arms: write }, 420), atDesk(1010, 660, { ...cast.scarfGirl(), arms: [[20, -30], [150, 190]] }, 420), atDesk(1370, 650, { ...cast.teenBoy(2), head: 'patka', accent: brick }, 420),
));

const earlylearning = page('earlylearning', () => join(
  room(1600, 900, { wall: '#fbeecb', dado: '#f3c9a7', floor: '#dfe9cf', line: '#c7d8b2', horizon: 500 }),
  windowPane(640, 100, 320, 200), pinBoard(150, 90, 360, 210, 3), pinBoard(1100, 90, 360, 210, 1),
  ellipse(800, 720, 640, 150, '#f6dd9c'), ellipse(800, 720, 560, 126, '#f2c66a'), ellipse(800, 720, 470, 100, '#f7e3b0'),
  figure(800, 660, 520, { ...cast.teacherSari(rose, marigold), sit: true, arms: [[60, -20], [60, -20]], holds: [emoji('open-book', 9, 8, 22), ''] }),
  figure(330, 740, 420, { ...cast.smallGirl(0), sit: true, arms: [[140, 160], [30, -20]] }), figure(560, 830, 420, { ...cast.smallBoy(2), sit: true, arms: [[30, -50], [30, -50]] }),
  figure(1060, 830, 420, { ...cast.smallGirl(1), sit: true, arms: [[30, -30], [30, -30]] }), figure(1280, 740, 420, { ...cast.smallBoy(0), sit: true, arms: [[30, -20], [140, 170]] }),
  emoji('abacus', 160, 690, 150), emoji('teddy-bear', 1480, 700, 150), emoji('puzzle-piece', 800, 850, 80), blocks(700, 860), blocks(920, 866),
));

function blocks(x: number, y: number): string {
  return join(rect(x - 30, y - 34, 34, 34, leaf, 4), rect(x + 6, y - 34, 34, 34, brick, 4), rect(x - 12, y - 68, 34, 34, marigold, 4));
}

const curriculum = page('curriculum', () => join(
  room(1600, 900, { wall: '#f2ead6', dado: '#c9dfe6', horizon: 600 }), bookcase(60, 110, 380, 602, 5, 1), bookcase(1160, 110, 380, 602, 5, 4), windowPane(620, 130, 360, 280),
  table(330, 640, 940, 880), rect(330, 660, 940, 170, wood), rect(310, 640, 980, 28, '#d39a5f', 6),
  globe(480, 644, 230), stack(820, 640), emoji('open-book', 820, 502, 190), emoji('microscope', 1070, 648, 200), emoji('triangular-ruler', 660, 646, 120), emoji('artist-palette', 1210, 650, 110),
  shadow(150, 850, 90), flowerPot(150, 850, 130), flowerPot(1450, 850, 130),
));

function stack(x: number, y: number): string {
  return join([ink, marigold, leaf, brick].map((fill, i) => join(rect(x - 110 + (i % 2) * 12, y - 32 - i * 34, 210, 32, fill, 5), rect(x - 60 + (i % 2) * 12, y - 26 - i * 34, 130, 6, white, 2), shape(`M${x + 92} ${y - 26 - i * 34}h10v20h-10z`, white))));
}

export const classrooms: Picture[] = [teaching, smartclass, primary, middleschool, senior, earlylearning, curriculum];
