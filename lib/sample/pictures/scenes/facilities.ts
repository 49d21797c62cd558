import { emoji } from '../blocks/emoji';
import { schoolBuilding } from '../blocks/building';
import { lotus } from '../blocks/ornament';
import { boundary, morning } from '../blocks/outdoors';
import { brick, brickDeep, cream, ink, inkSoft, leaf, marigold, paper, rose, sand, skyDeep, steel, stone, teal, white, wood, woodDeep } from '../blocks/palette';
import { almirah, cone, schoolBus } from '../blocks/props';
import { bookcase, counter, curtain, pinBoard, room, table, wallClock, windowPane } from '../blocks/room';
import { circle, ellipse, join, rect, ring, shadow, shape, stroke, times } from '../blocks/shapes';
import { ashoka, flowerPot, hedge, lawn, tree } from '../blocks/trees';
import * as cast from '../people/cast';
import { figure } from '../people/figure';
import { sportsKit } from '../people/outfits';
import { page, type Picture } from '../render';

const clinic = (): string => room(1600, 900, { wall: '#f1f6f2', dado: '#cfe6df', floor: '#e3e6e2', line: '#ccd3cf' });

const cross = (x: number, y: number, r: number, fill = brick): string =>
  join(circle(x, y, r, white), rect(x - r * 0.2, y - r * 0.62, r * 0.4, r * 1.24, fill, 3), rect(x - r * 0.62, y - r * 0.2, r * 1.24, r * 0.4, fill, 3));

const couch = (x: number, y: number): string => join(
  shadow(x + 260, y + 210, 290), rect(x + 20, y + 60, 20, 150, steel), rect(x + 480, y + 60, 20, 150, steel), rect(x, y + 20, 520, 50, white, 12), rect(x, y + 56, 520, 22, teal, 6), rect(x + 6, y - 16, 130, 44, '#d9ecf3', 18),
);

const medical = page('medical', () => join(
  clinic(), windowPane(120, 110, 280, 240), almirah(1300, 170, 210, 590, '#dfe8ea'), cross(1405, 300, 44),
  rect(520, 110, 330, 280, '#cfe6df', 8), stroke('M580 110V390M640 110V390M700 110V390M770 110V390', '#b3d3ca', 4), rect(490, 98, 390, 12, steel, 5),
  couch(180, 560), figure(420, 610, 430, { ...cast.bobGirl(1), sit: true, floor: false }),
  figure(800, 800, 580, { ...cast.nurse(), arms: [[60, 60], [20, 20]], holds: [emoji('stethoscope', 0, 12, 16), ''] }),
  figure(1110, 800, 590, { ...cast.teacherSuit(teal, cream), wear: { ...cast.teacherSuit().wear, torso: white, sleeve: '#e3e7ee', skirt: cast.nurse().wear.skirt, legs: white }, arms: [[30, -50], [20, -10]], holds: [emoji('clipboard', 4, 8, 17), ''] }),
  flowerPot(1480, 850, 120, rose), wallClock(1090, 160, 48),
));

const firstAid = page('first-aid', () => join(
  clinic(), windowPane(1120, 110, 320, 240), pinBoard(150, 120, 360, 230, 2), cross(800, 210, 80),
  figure(420, 850, 560, { ...cast.nurse(), floor: false, arms: [[20, -20], [66, 50]] }), figure(1130, 850, 480, { ...cast.smallBoy(1), floor: false, arms: [[66, 70], [16, 10]] }),
  counter(140, 640, 1320, 890, teal),
  rect(560, 430, 400, 212, brick, 22), rect(680, 392, 160, 60, brickDeep, 16), rect(706, 414, 108, 30, '#f1f6f2', 8), rect(560, 520, 400, 14, brickDeep), cross(760, 540, 76),
  emoji('adhesive-bandage', 1010, 640, 110), emoji('thermometer', 280, 640, 110), emoji('soap', 1330, 644, 110), bandage(1220, 640),
));

const bandage = (x: number, y: number): string => join(ellipse(x, y - 40, 46, 40, white), ellipse(x, y - 40, 30, 26, '#e5ebee'), ellipse(x, y - 40, 14, 12, white), rect(x - 4, y - 10, 70, 12, white, 4));

const library = page('library', () => join(
  room(1600, 900, { wall: '#f6ead0', dado: '#e7cf9f', floor: '#cf9c6b', line: '#bb8857', horizon: 600 }),
  bookcase(30, 60, 380, 610, 5, 1), bookcase(430, 60, 260, 610, 5, 3), windowPane(770, 100, 260, 330), bookcase(1110, 60, 260, 610, 5, 6), bookcase(1390, 60, 200, 610, 5, 2),
  figure(1180, 800, 530, { ...cast.teacherSari('#3d5a80', marigold), arms: [[20, 0], [150, 160]] }),
  figure(360, 840, 470, { ...cast.girl(0), floor: false, arms: [[30, -50], [30, -50]], holds: [emoji('orange-book', 5, 8, 20), ''] }),
  figure(660, 840, 470, { ...cast.boy(2), floor: false, arms: [[26, -44], [26, -44]] }), figure(940, 840, 460, { ...cast.sikhBoy(leaf), floor: false, arms: [[26, -44], [26, -44]] }),
  table(200, 660, 900, 880, '#d39a5f'), rect(216, 680, 868, 120, wood, 3), emoji('open-book', 660, 668, 130), emoji('open-book', 940, 668, 120), emoji('books', 480, 666, 120), flowerPot(1480, 860, 130),
));

const auditorium = page('auditorium', () => join(
  rect(0, 0, 1600, 900, '#27335f'), rect(160, 60, 1280, 520, '#f7e3b8'), ellipse(800, 330, 420, 230, '#fbf0d4'), lotus(800, 340, 150), rect(160, 540, 1280, 70, '#c78a52'), rect(140, 600, 1320, 60, woodDeep),
  figure(620, 590, 270, { ...cast.teenGirl(1), arms: [[100, 130], [20, 0]] }), figure(980, 590, 270, { ...cast.teenBoy(0), arms: [[20, 0], [100, 130]] }), figure(800, 592, 300, { ...cast.bobGirl(2), arms: [[70, 120], [70, 120]] }),
  curtain(60, 30, 230, 590), curtain(1310, 30, 230, 590), rect(40, 20, 1520, 80, brickDeep), times(12, (i) => shape(`M${60 + i * 124} 98Q${122 + i * 124} 180 ${184 + i * 124} 98Z`, i % 2 ? brick : '#a2462f')), times(13, (i) => circle(60 + i * 124, 100, 13, marigold)),
  times(3, (r) => times(11 + r, (i) => seat(70 + i * (150 - r * 12) - r * 30, 740 + r * 78, 1 + r * 0.12, (i * 3 + r) % 4)).join('')),
));

function seat(x: number, y: number, s: number, kind: number): string {
  return join(kind ? circle(x, y - 56 * s, 34 * s, '#2a2126') : '', kind === 2 ? circle(x, y - 92 * s, 12 * s, '#2a2126') : '', rect(x - 52 * s, y - 30 * s, 104 * s, 150 * s, '#7d2f3f', 20), rect(x - 40 * s, y - 18 * s, 80 * s, 120 * s, '#933a4b', 14));
}

const gate = (x: number, ground: number): string => join(
  [0, 620].map((dx) => join(rect(x + dx, ground - 330, 90, 330, brick), rect(x + dx - 12, ground - 350, 114, 26, ink), rect(x + dx - 8, ground - 40, 106, 40, brickDeep), circle(x + dx + 45, ground - 380, 32, marigold))),
  [90, 360].map((dx) => join(times(9, (i) => rect(x + dx + 12 + i * 28, ground - 240 + Math.abs(i - 4) * 8, 9, 226 - Math.abs(i - 4) * 8, inkSoft)), rect(x + dx, ground - 180, 260, 12, inkSoft), rect(x + dx, ground - 40, 260, 12, inkSoft))),
);

const security = page('security', () => join(
  morning(1600, 520), schoolBuilding(180, 560, 1240, 360), boundary(1600, 610, 110), rect(0, 600, 1600, 300, '#e9d9b6'), tree(90, 620, 420, 'neem', 3),
  gate(440, 640), rect(0, 720, 1600, 180, '#8f98a3'), rect(0, 712, 1600, 14, stone), times(9, (i) => rect(40 + i * 190, 800, 100, 12, paper)),
  rect(1190, 350, 230, 330, cream), rect(1170, 330, 270, 30, brick, 5), rect(1220, 400, 120, 110, skyDeep), rect(1220, 510, 130, 14, woodDeep), camera(1216, 330),
  figure(1090, 720, 430, { ...cast.guard(), arms: [[12, 0], [110, 190]] }), figure(600, 780, 330, { ...cast.smallGirl(1), arms: [[14, 4], [120, 150]] }), figure(440, 790, 460, { ...cast.mother(teal), arms: [[12, 0], [26, 16]] }), cone(930, 750, 90), cone(1400, 750, 90),
));

const camera = (x: number, y: number): string => join(rect(x - 10, y - 40, 8, 44, steel), rect(x - 60, y - 66, 84, 34, white, 8), rect(x - 66, y - 60, 14, 22, ink, 4), circle(x + 12, y - 49, 5, rose));

const transport = page('transport', () => join(
  morning(1600, 560, 1380), schoolBuilding(760, 590, 900, 300), lawn(1600, 580, 700), tree(170, 640, 430, 'banyan', 6), tree(640, 620, 260, 'neem', 9), hedge(300, 640, 300, 44),
  rect(0, 690, 1600, 210, '#7f8894'), rect(0, 678, 1600, 18, stone), times(8, (i) => rect(60 + i * 220, 842, 120, 12, paper)),
  schoolBus(370, 800, 1000, faces()), figure(280, 806, 400, { ...cast.guard(), wear: { ...cast.guard().wear, torso: '#6b7fa8', sleeve: '#6b7fa8', legs: '#44506e' }, arms: [[12, 0], [90, 110]] }),
  figure(150, 830, 300, { ...cast.smallGirl(0), arms: [[12, 4], [12, 4]] }),
));

export const faces = (): string => join([cast.girl(1), cast.boy(0), cast.sikhBoy(rose), cast.bobGirl(2), cast.girl(0)].map((pupil, i) => `<svg x="${60 + i * 142}" y="-354" width="122" height="130" viewBox="0 0 122 130">${figure(61, 300, 300, { ...pupil, floor: false })}</svg>`));

const generator = page('generator', () => join(
  morning(1600, 520, 260), boundary(1600, 600, 190, '#eedcb6'), lawn(1600, 590, 900), tree(1450, 640, 460, 'gulmohar', 8), ashoka(110, 620, 420),
  shape('M250 900L330 700H1270L1350 900Z', stone), shadow(800, 790, 430, 26), rect(380, 420, 820, 330, leaf, 16), rect(380, 420, 820, 46, '#26653f', 16), rect(360, 744, 860, 40, '#3b4252', 6),
  times(9, (i) => rect(440 + i * 34, 520, 18, 170, '#26653f', 6)), rect(820, 510, 320, 190, '#d9e2dd', 10), [880, 960, 1040].map((cx, i) => join(circle(cx, 570, 30, white), ring(cx, 570, 30, '#3b4252', 5), stroke(`M${cx} 570L${cx + 14 - i * 12} 550`, brick, 4))), [870, 920, 970].map((cx, i) => circle(cx, 650, 13, [leaf, marigold, rose][i]!)), rect(1030, 634, 80, 32, '#3b4252', 5),
  rect(470, 320, 34, 110, '#3b4252', 6), rect(456, 306, 62, 24, '#5b6476', 6),
  figure(1310, 850, 480, { ...cast.teacherMan('#d6a13a', '#44506e'), flip: true, arms: [[12, 0], [66, 90]] }), emoji('toolbox', 1180, 850, 110), emoji('fire-extinguisher', 300, 830, 160), bulb(640, 230),
));

const bulb = (x: number, y: number): string => join(stroke(`M${x - 360} ${y - 40}Q${x - 100} ${y + 50} ${x + 160} ${y - 30}T${x + 660} ${y - 30}`, '#4b5366', 5));

const sports = page('sports', () => join(
  morning(1600, 470, 300), schoolBuilding(900, 500, 760, 240, 3), tree(90, 520, 330, 'neem', 2), hedge(0, 520, 1600, 50), lawn(1600, 510, 900), ellipse(760, 730, 700, 150, '#d99a63'), ellipse(760, 730, 560, 100, '#9cc77d'), stroke('M60 730A700 150 0 0 0 1460 730M130 730A630 124 0 0 0 1390 730', paper, 4),
  emoji('goal-net', 1380, 690, 260), figure(360, 790, 430, { ...cast.boy(1), wear: sportsKit(rose, ink, true), arms: [[120, 150], [60, 100]], legs: [[-16, -4], [50, 20]] }), emoji('soccer-ball', 500, 800, 80),
  figure(720, 760, 420, { ...cast.girl(0), wear: sportsKit(leaf, ink), arms: [[30, 10], [110, 150]], holds: ['', emoji('badminton', 8, 6, 30)] }), figure(1040, 800, 440, { ...cast.sikhBoy(marigold), wear: sportsKit('#2f6fb0', ink, true), arms: [[100, 160], [100, 160]], holds: ['', emoji('basketball', -4, 2, 18)] }), figure(1300, 830, 420, { ...cast.bobGirl(2), wear: sportsKit(marigold, ink), arms: [[30, -40], [30, -40]], holds: ['', emoji('field-hockey', 2, 26, 34)] }),
));

const infrastructure = page('infrastructure', () => join(
  morning(1600, 560, 1320), ashoka(90, 640, 400), ashoka(1510, 640, 400), schoolBuilding(160, 640, 1280, 440), lawn(1600, 650, 900), shape('M700 650H900L1120 900H480Z', sand), shape('M785 650H815L850 900H750Z', '#f2e2bb'),
  [[300, 720], [200, 820], [1300, 720], [1400, 820]].map(([x, y]) => join(ellipse(x!, y!, 130, 34, leaf), times(7, (i) => circle(x! - 90 + i * 30, y! - 10 + (i % 2) * 14, 13, i % 2 ? marigold : rose)))), tree(1490, 800, 420, 'gulmohar', 4), figure(720, 800, 190, { ...cast.girl(1) }), figure(860, 810, 190, { ...cast.boy(2) }), figure(620, 740, 150, { ...cast.teacherSari() }),
));

export const facilities: Picture[] = [medical, firstAid, library, auditorium, security, transport, generator, sports, infrastructure];
