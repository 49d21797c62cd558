import { emoji } from '../blocks/emoji';
import { jaali, lotus } from '../blocks/ornament';
import { boundary, morning, toran } from '../blocks/outdoors';
import { board, brick, cream, ink, leaf, marigold, paper, rose, sand, steel, teal, white, wood, woodDeep } from '../blocks/palette';
import { almirah, computer, cup } from '../blocks/props';
import { bookcase, counter, framed, pinBoard, room, table, wallClock, windowPane } from '../blocks/room';
import { circle, join, rect, shadow, shape, stroke, times } from '../blocks/shapes';
import { flowerPot, lawn, tree } from '../blocks/trees';
import * as cast from '../people/cast';
import { figure } from '../people/figure';
import { page, type Picture } from '../render';

const office = (): string => room(1600, 900, { wall: '#f8eed8', dado: '#d9e2ea', horizon: 590 });

const sheet = (x: number, y: number, w: number, turn = 0, accent = marigold): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${join(rect(4, 6, w, w * 1.3, '#1b2a5b22', 5), rect(0, 0, w, w * 1.3, white, 5), rect(w * 0.12, w * 0.12, w * 0.3, w * 0.34, accent, 4), times(5, (i) => rect(w * (i < 2 ? 0.5 : 0.12), w * (0.18 + i * 0.2), w * (i < 2 ? 0.38 : 0.76), w * 0.055, '#c3cad6', 2)))}</g>`;

const information = page('information', () => join(
  office(), jaali(90, 110, 330, 260, 65), toran(480, 90, 640, 5), pinBoard(520, 190, 560, 190, 1), windowPane(1200, 120, 290, 250),
  figure(620, 780, 520, { ...cast.teacherSari(leaf, marigold), floor: false, arms: [[30, -30], [70, 60]] }), figure(1000, 780, 520, { ...cast.teacherMan(), floor: false, arms: [[26, -40], [26, -40]] }),
  counter(300, 600, 1000, 880, ink, '#d39a5f'), computer(800, 604, 170), emoji('bellhop-bell', 460, 606, 80), emoji('telephone', 1180, 606, 110), flowerPot(370, 604, 90, rose),
  figure(170, 880, 520, { ...cast.father(), arms: [[12, 4], [66, 80]] }), flowerPot(1450, 870, 170),
));

const admission = page('admission', () => join(
  office(), windowPane(110, 120, 280, 250), framed(520, 110, 240, 220, lotus(640, 290, 120)), almirah(1310, 150, 220, 610), wallClock(940, 200, 60),
  figure(1060, 800, 550, { ...cast.teacherSuit(teal, cream), floor: false, arms: [[60, 40], [26, -40]] }),
  figure(300, 860, 580, { ...cast.father(), arms: [[10, 4], [30, 30]] }), figure(560, 870, 600, { ...cast.mother(), arms: [[14, 0], [60, 40]] }), figure(435, 880, 380, { ...cast.smallGirl(1), arms: [[12, 4], [130, 160]] }),
  table(720, 640, 720, 880), rect(736, 660, 688, 160, wood, 3), sheet(830, 560, 60, -8), emoji('identification-card', 960, 646, 90), emoji('pen', 1120, 646, 60), emoji('file-folder', 1260, 646, 120), flowerPot(1380, 640, 70, rose),
));

const enquiry = page('enquiry', () => join(
  office(), bookcase(80, 150, 300, 600, 4), windowPane(520, 120, 340, 260), pinBoard(1010, 130, 460, 230, 2),
  figure(800, 830, 610, { ...cast.teacherSari('#3d5a80', marigold), floor: false, arms: [[30, -20], [60, 170]], holds: ['', emoji('telephone-receiver', -4, 6, 16, 20)] }),
  counter(220, 650, 1160, 890, brick, '#e7d9b8'), computer(1120, 654, 190), emoji('spiral-calendar', 420, 656, 130), emoji('notebook', 600, 656, 80), emoji('telephone', 960, 656, 110), flowerPot(300, 654, 90), emoji('envelope', 1290, 656, 100),
));

const documents = page('documents', () => join(
  office(), almirah(70, 110, 270, 640), almirah(1260, 110, 270, 640), windowPane(640, 110, 320, 240),
  table(340, 640, 920, 890), rect(356, 660, 888, 180, wood, 3), rect(320, 632, 960, 30, '#d39a5f', 6),
  times(6, (i) => join(rect(400 + (i % 2) * 8, 600 - i * 30, 230, 28, [ink, marigold, leaf, brick, teal, rose][i]!, 4), rect(420, 607 - i * 30, 60, 13, paper, 2))),
  sheet(720, 430, 150, -6, marigold), sheet(860, 426, 150, 5, teal), emoji('pushpin', 1110, 636, 60), stamp(1150, 632), emoji('linked-paperclips', 1050, 640, 60),
));

const stamp = (x: number, y: number): string => join(rect(x - 50, y - 30, 100, 30, brick, 6), rect(x - 60, y - 8, 120, 10, woodDeep, 3), rect(x - 14, y - 90, 28, 64, woodDeep, 6), circle(x, y - 96, 28, woodDeep));

const feestructure = page('feestructure', () => join(
  office(), windowPane(120, 110, 280, 240), framed(700, 90, 200, 190, lotus(800, 240, 96)), almirah(1280, 150, 230, 610),
  rect(500, 320, 640, 300, '#e9d5a8'), rect(500, 300, 640, 26, brick, 4), stroke(times(7, (i) => `M${540 + i * 93} 326V600`).join(''), steel, 7),
  figure(820, 830, 540, { ...cast.teacherMan('#e6d3ae', ink), floor: false, arms: [[40, -30], [60, 40]] }),
  counter(380, 620, 880, 890, leaf, '#d39a5f'), emoji('ledger', 620, 626, 120), coins(1000, 620), coins(1080, 622), computer(1170, 624, 130), emoji('receipt', 520, 624, 90),
  figure(230, 890, 570, { ...cast.mother(rose), arms: [[14, 0], [70, 70]] }), figure(1400, 890, 560, { ...cast.sardarji(), arms: [[30, -10], [12, 4]], holds: [emoji('notebook', 0, 10, 14), ''] }),
));

const coins = (x: number, y: number): string => join(times(5, (i) => join(rect(x - 32, y - 14 - i * 13, 64, 13, i % 2 ? '#d98d08' : marigold, 6))));

const announcements = page('announcements', () => join(
  morning(1600, 520), boundary(1600, 590, 150), lawn(1600, 580, 900), tree(1440, 660, 520, 'neem', 5), tree(120, 640, 420, 'gulmohar', 3),
  rect(420, 250, 26, 560, woodDeep), rect(1154, 250, 26, 560, woodDeep), shape('M360 250L800 130L1240 250Z', brick), rect(390, 244, 820, 20, '#8e3c2c', 4), rect(400, 280, 800, 390, wood, 8), rect(424, 304, 752, 342, '#d9a86c'),
  [[450, -3, marigold], [590, 3, teal], [730, -2, rose], [880, 2, leaf], [1020, -3, ink]].map(([x, turn, fill], i) => sheet(x as number, i % 2 ? 420 : 330, 118, turn as number, fill as string)), [500, 800, 1080].map((x, i) => sheet(x + 10, [500, 340, 500][i]!, 90, 2, brick)), toran(430, 292, 740, 7, 11),
  figure(540, 860, 400, { ...cast.girl(1), behind: true }), figure(720, 870, 400, { ...cast.boy(0), behind: true, arms: [[10, 4], [150, 170]] }), figure(1010, 860, 400, { ...cast.sikhBoy(ink), behind: true }), figure(1280, 870, 540, { ...cast.teacherSari(), arms: [[100, 110], [12, 4]] }),
));

const message = page('message', () => join(
  room(1600, 900, { wall: '#f4ead4', dado: '#cbb287', floor: '#b9855a', line: '#a77549', horizon: 600 }), bookcase(70, 80, 360, 610, 5, 5), windowPane(600, 100, 400, 330), jaali(1180, 110, 340, 280, 68),
  figure(800, 880, 640, { ...cast.elder(), floor: false, arms: [[36, -40], [36, -40]], holds: ['', emoji('fountain-pen', -2, 2, 12)] }),
  rect(300, 680, 1000, 210, '#7d4b2c', 8), rect(330, 720, 940, 140, '#8d5a37', 6), rect(270, 656, 1060, 34, wood, 8), shadow(800, 892, 560, 12), emoji('open-book', 800, 664, 140), emoji('books', 420, 662, 120), flowerPot(1220, 660, 120), globeSmall(1090, 660),
));

const globeSmall = (x: number, y: number): string => emoji('globe-showing-asia-australia', x, y - 10, 110) + rect(x - 40, y - 14, 80, 14, woodDeep, 6);

const results = page('results', () => join(
  office(), rect(440, 90, 720, 350, wood, 6), rect(460, 110, 680, 310, board), times(5, (i) => rect(540 + i * 110, 380 - i * 50, 64, 40 + i * 50 - 20, [teal, rose, '#6fa8dc', marigold, leaf][i]!, 5)), stroke('M500 390H1100M500 390V140', '#e9f2ea', 5), stroke('M560 330L680 282L790 236L900 186L1030 142', paper, 6), windowPane(100, 130, 230, 230), windowPane(1270, 130, 230, 230),
  figure(560, 850, 520, { ...cast.teenGirl(1), arms: [[20, 0], [130, 170]], holds: ['', cup(0, 4, 22)] }), figure(1040, 850, 520, { ...cast.teenBoy(0), arms: [[140, 170], [20, 0]], holds: [emoji('scroll', 0, 6, 18), ''] }), figure(800, 870, 530, { ...cast.scarfGirl(), arms: [[50, 110], [50, 110]] }), figure(270, 850, 560, { ...cast.teacherSari(leaf, marigold), arms: [[60, 130], [60, 130]] }), figure(1330, 850, 540, { ...cast.sikhBoy(brick), age: 'teen', arms: [[12, 4], [140, 170]] }),
  confetti(),
));

function confetti(): string {
  return join(times(34, (i) => rect(60 + ((i * 379) % 1490), 40 + ((i * 211) % 520), 14, 9, [marigold, rose, leaf, teal, sand][i % 5] ?? cream, 2)));
}

export const offices: Picture[] = [information, admission, enquiry, documents, feestructure, announcements, message, results];
