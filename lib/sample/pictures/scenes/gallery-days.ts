import { emoji } from '../blocks/emoji';
import { rangoli } from '../blocks/ornament';
import { bunting, morning } from '../blocks/outdoors';
import { brick, brickDeep, clay, cream, ink, leaf, marigold, paper, rose, sand, sky, teal, white, wood, woodDeep } from '../blocks/palette';
import { easel, flask, harmonium, schoolBus, sitar, tabla } from '../blocks/props';
import { bookcase, counter, framed, pinBoard, room, windowPane } from '../blocks/room';
import { circle, ellipse, join, place, rect, shape, stroke, times } from '../blocks/shapes';
import { hedge, lawn, tree } from '../blocks/trees';
import * as cast from '../people/cast';
import { figure } from '../people/figure';
import { labCoat, sportsKit, yogaKit } from '../people/outfits';
import { picture, type Picture } from '../render';
import { faces } from './facilities';

const moment = (name: string, draw: () => string): Picture => picture(name, 1600, 1200, draw);

const scienceFair = moment('gallery-02', () => join(
  room(1600, 1200, { wall: '#eef1ea', dado: '#c9dfe6', horizon: 760 }), bunting(0, 50, 800, 60, 60), bunting(800, 60, 1600, 50, 60), pinBoard(90, 190, 360, 260, 1), pinBoard(1150, 190, 360, 260, 2), rect(520, 140, 560, 380, '#2b4d8f', 10), rect(550, 170, 500, 320, paper, 6), circle(800, 330, 56, marigold), times(3, (i) => `<ellipse cx="800" cy="330" rx="${110 + i * 58}" ry="${40 + i * 34}" fill="none" stroke="#9fb4d8" stroke-width="3"/>`), circle(696, 312, 16, teal), circle(950, 368, 20, brick), circle(620, 300, 14, leaf),
  figure(460, 1020, 700, { ...cast.girl(1), wear: labCoat(), floor: false, arms: [[20, -30], [50, 60]] }), figure(1140, 1020, 700, { ...cast.boy(0), wear: labCoat(), floor: false, arms: [[60, 110], [20, -20]] }),
  counter(160, 800, 1280, 1150, teal), rocket(800, 806), flask(330, 806, 150, rose), emoji('robot', 1330, 812, 220), emoji('magnet', 560, 806, 100), emoji('light-bulb', 1030, 806, 120),
));

const rocket = (x: number, y: number): string => join(rect(x - 120, y - 20, 240, 20, woodDeep, 5), shape(`M${x} ${y - 470}Q${x + 90} ${y - 340} ${x + 64} ${y - 90}H${x - 64}Q${x - 90} ${y - 340} ${x} ${y - 470}Z`, white), shape(`M${x} ${y - 470}Q${x + 54} ${y - 400} ${x + 66} ${y - 330}H${x - 66}Q${x - 54} ${y - 400} ${x} ${y - 470}Z`, brick), circle(x, y - 260, 36, ink), circle(x, y - 260, 24, sky), shape(`M${x - 70} ${y - 190}L${x - 130} ${y - 30}L${x - 60} ${y - 90}ZM${x + 70} ${y - 190}L${x + 130} ${y - 30}L${x + 60} ${y - 90}Z`, brick), rect(x - 40, y - 90, 80, 26, '#8b97a8', 4), rect(x - 62, y - 150, 124, 18, marigold));

const cricket = moment('gallery-04', () => join(
  morning(1600, 560, 260), tree(1480, 640, 460, 'neem', 5), tree(60, 650, 420, 'gulmohar', 4), hedge(0, 660, 1600, 70), lawn(1600, 640, 1200), ellipse(800, 960, 820, 230, '#a9d089'), shape('M610 700H990L1140 1200H460Z', '#e2c894'), rect(560, 1070, 480, 8, white),
  figure(1290, 800, 330, { ...cast.boy(0), wear: sportsKit('#2f6fb0', white), arms: [[120, 160], [50, 30]], legs: [[-10, 30], [30, 0]] }), figure(330, 800, 320, { ...cast.sikhBoy(marigold), wear: sportsKit('#2f6fb0', white), arms: [[60, 20], [60, 20]] }),
  times(3, (i) => rect(960 + i * 40, 760, 14, 300, '#e0b26a', 6)), rect(956, 752, 50, 12, woodDeep, 4), rect(1000, 752, 50, 12, woodDeep, 4),
  figure(800, 1110, 820, { ...cast.bobGirl(1), wear: sportsKit(rose, white), arms: [[-4, -52], [46, -66]], legs: [[16, 4], [14, 0]] }), bat(826, 820), circle(826, 766, 27, '#c58b5d'), circle(846, 716, 27, '#c58b5d'), circle(360, 700, 30, '#b3202c'), stroke('M340 688Q360 700 380 718', paper, 5),
));

const bat = (x: number, y: number): string => place(x, y, 1, join(rect(-13, -170, 26, 170, ink, 10), rect(-44, -10, 88, 330, '#e3b673', 24), rect(-5, 0, 10, 300, '#cf9d57')), 24);

const reading = moment('gallery-07', () => join(
  room(1600, 1200, { wall: '#f6ead0', dado: '#e7cf9f', floor: '#cf9c6b', line: '#bb8857', horizon: 780 }), bookcase(20, 80, 460, 800, 6, 1), bookcase(1120, 80, 460, 800, 6, 4), windowPane(600, 130, 400, 400), ellipse(800, 1040, 700, 150, '#b5523b'), ellipse(800, 1036, 620, 124, '#c96a4c'),
  figure(330, 1030, 640, { ...cast.smallBoy(2), sit: true, arms: [[30, -50], [30, -50]], holds: [emoji('green-book', 7, 8, 20), ''] }), figure(1270, 1030, 640, { ...cast.smallGirl(0), sit: true, arms: [[30, -50], [30, -50]], holds: [emoji('blue-book', 7, 8, 20), ''] }), figure(800, 1090, 900, { ...cast.girl(1), sit: true, arms: [[34, -44], [34, -44]], holds: [emoji('open-book', 11, 10, 30), ''] }), emoji('books', 560, 1120, 150), emoji('books', 1060, 1120, 150),
));

const yoga = moment('gallery-08', () => join(
  morning(1600, 640, 800), tree(120, 720, 520, 'neem', 2), tree(1490, 720, 540, 'gulmohar', 6), hedge(0, 730, 1600, 70), lawn(1600, 710, 1200),
  [[330, 860, 380], [640, 850, 370], [960, 850, 370], [1270, 860, 380]].map(([x, y, h], i) => join(ellipse(x!, y! + 4, 130, 26, [rose, teal, marigold, '#2f6fb0'][i]!), figure(x!, y!, h!, { ...[cast.boy(1), cast.girl(0), cast.boy(2), cast.bobGirl(1)][i]!, wear: yogaKit(), sit: true, arms: [[34, -112], [34, -112]] }))),
  [[360, 1100], [1240, 1100]].map(([x, y], i) => join(ellipse(x!, y! + 6, 220, 44, i ? leaf : brick), figure(x!, y!, 620, { ...[cast.bobGirl(2), cast.sikhBoy(ink)][i]!, wear: yogaKit(), sit: true, arms: [[34, -112], [34, -112]] }))), ellipse(800, 1126, 300, 58, '#7c6aa8'), figure(800, 1116, 880, { ...cast.girl(1), wear: yogaKit(), sit: true, arms: [[34, -114], [34, -114]] }),
));

const artClass = moment('gallery-09', () => join(
  room(1600, 1200, { wall: '#fdf1d2', dado: '#f0cdb6', horizon: 780 }), windowPane(110, 150, 340, 330), framed(1180, 160, 300, 260, rangoli(1330, 290, 110)), pinBoard(560, 130, 480, 240, 3),
  counter(60, 760, 300, 1090, brick), emoji('crayon', 130, 770, 80), flask(280, 766, 110, rose), emoji('paintbrush', 200, 770, 110), easel(620, 1110, 560, painting()), easel(1260, 1080, 430, emojiArt()), figure(1480, 1120, 620, { ...cast.boy(2), arms: [[80, 110], [14, 0]], holds: [emoji('paintbrush', -3, 4, 18, -90), ''] }), figure(980, 1130, 740, { ...cast.girl(1), arms: [[66, 100], [26, -30]], holds: [emoji('paintbrush', -3, 4, 20, -90), emoji('artist-palette', -4, 8, 26)] }),
));

const painting = (): string => join(rect(-50, -40, 100, 76, '#cfe7f3'), circle(26, -18, 10, marigold), shape('M-50 36V10Q-30 -14 -8 8T50 2V36Z', leaf), shape('M-26 24V6L-12 -6L2 6V24Z', brick), rect(-17, 12, 9, 12, woodDeep));
const emojiArt = (): string => join(rect(-50, -40, 100, 76, '#fbe3c0'), rangoli(0, -2, 32));

const music = moment('gallery-10', () => join(
  room(1600, 1200, { wall: '#efe3ee', dado: '#cdb7cc', floor: '#cf9c6b', line: '#bb8857', horizon: 780 }), windowPane(640, 140, 320, 320), framed(150, 150, 300, 300, join(circle(300, 300, 100, cream), sitar(300, 390, 150, 0)), '#e3c9a0'), framed(1150, 150, 300, 300, join(circle(1300, 300, 100, cream), emoji('flute', 1300, 380, 160)), '#c9dccb'),
  ellipse(800, 1060, 720, 140, '#8e3c2c'), ellipse(800, 1056, 660, 118, '#a94a37'), figure(330, 1010, 640, { ...cast.girl(0), sit: true, arms: [[40, -20], [50, 60]] }), sitar(380, 1080, 330, 40), figure(1270, 1010, 640, { ...cast.teacherMan(), wear: cast.elder().wear, sit: true, arms: [[30, -10], [30, -10]] }), harmonium(1270, 1080, 210), figure(800, 1000, 840, { ...cast.sikhBoy(marigold), sit: true, arms: [[36, 4], [36, 4]] }), tabla(800, 1110, 330),
));

const chess = moment('gallery-11', () => join(
  room(1600, 1200, { wall: '#eaf0ea', dado: '#b9cfc4', horizon: 760 }), windowPane(120, 150, 320, 300), windowPane(1160, 150, 320, 300), framed(640, 130, 320, 220, emoji('trophy', 800, 336, 200)), [650, 800, 950].map((x, i) => figure(x, 930, [460, 560, 460][i]!, { ...[cast.teenBoy(2), cast.teacherSari(brick, marigold), cast.teenGirl(0)][i]!, arms: [[24, -50], [24, -50]] })),
  figure(330, 1240, 760, { ...cast.girl(1), floor: false, arms: [[20, -20], [62, 60]] }), figure(1270, 1240, 760, { ...cast.boy(0), floor: false, arms: [[26, -40], [26, -40]] }),
  rect(180, 960, 1240, 240, wood), rect(140, 930, 1320, 40, '#d39a5f', 10), chessBoard(), [[560, 930], [640, 880], [720, 930], [890, 880], [960, 930], [1050, 890]].map(([x, y], i) => piece(x!, y!, i % 2 ? ink : paper, i)),
));

function chessBoard(): string {
  const cell = (r: number, c: number): string => { const [t, b, y] = [250 + r * 22, 272 + r * 22, 820 + r * 28]; const left = (w: number, k: number): number => 800 - w + (2 * w * k) / 8; return shape(`M${left(t, c)} ${y}H${left(t, c + 1)}L${left(b, c + 1)} ${y + 28}H${left(b, c)}Z`, (r + c) % 2 ? woodDeep : cream); };
  return join(shape('M536 810H1064L1190 950H410Z', brickDeep), times(4, (r) => times(8, (c) => cell(r, c)).join('')));
}

const piece = (x: number, y: number, fill: string, kind: number): string => place(x, y, 1.5, join(ellipse(0, 0, 30, 8, '#00000033'), shape('M-26 0Q-26 -14 -12 -18Q-4 -50 -10 -66H10Q4 -50 12 -18Q26 -14 26 0Z', fill), rect(-14, -72, 28, 8, fill, 4), kind % 3 ? circle(0, -84, 15, fill) : join(shape('M-16 -74L-20 -104L-8 -92L0 -110L8 -92L20 -104L16 -74Z', fill), circle(0, -114, 5, marigold))));

const trip = moment('gallery-12', () => join(
  morning(1600, 620, 300), fort(), lawn(1600, 700, 900, 4, '#c3cf8b', '#aebd76'), rect(0, 880, 1600, 320, '#8a929c'), rect(0, 868, 1600, 16, sand), times(6, (i) => rect(40 + i * 280, 1140, 160, 14, paper)), schoolBus(300, 1030, 1000, faces()),
  figure(180, 1120, 440, { ...cast.boy(2), arms: [[14, 0], [120, 160]] }), figure(380, 1150, 450, { ...cast.girl(0), arms: [[14, 0], [14, 0]] }), figure(1300, 1140, 560, { ...cast.teacherSuit(teal, cream), arms: [[100, 140], [14, 0]] }), figure(1480, 1150, 430, { ...cast.sikhBoy(brick), arms: [[14, 0], [14, 0]] }),
));

function fort(): string {
  const tower = (x: number, w: number, h: number): string => join(rect(x, 700 - h, w, h, clay), times(4, (i) => rect(x + (i * w) / 3.6, 682 - h, w / 6, 24, clay)), rect(x, 724 - h, w, 10, brick), rect(x + w * 0.4, 760 - h, w * 0.2, 44, brickDeep, 12));
  return join(shape('M0 720L200 600H1400L1600 700V760H0Z', '#c9b57c'), rect(300, 440, 1000, 270, '#c86f48'), times(20, (i) => shape(`M${306 + i * 50} 442V416Q${324 + i * 50} 396 ${342 + i * 50} 416V442Z`, '#c86f48')), rect(300, 500, 1000, 12, brick), tower(250, 130, 360), tower(1220, 130, 360), tower(610, 110, 420), tower(880, 110, 420), shape('M730 710V560Q730 480 800 460Q870 480 870 560V710Z', brickDeep), shape('M752 710V570Q752 506 800 490Q848 506 848 570V710Z', '#5f2a20'), [665, 935].map((x) => join(shape(`M${x - 60} 270Q${x - 60} 200 ${x} 190Q${x + 60} 200 ${x + 60} 270Z`, cream), rect(x - 3, 160, 6, 34, marigold))), times(8, (i) => shape(`M${400 + i * 28 + (i > 3 ? 470 : 0)} 620V580Q${410 + i * 28 + (i > 3 ? 470 : 0)} 566 ${420 + i * 28 + (i > 3 ? 470 : 0)} 580V620Z`, brickDeep)));
}

export const schoolDays: Picture[] = [scienceFair, cricket, reading, yoga, artClass, music, chess, trip];
