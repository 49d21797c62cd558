import { emoji } from '../blocks/emoji';
import { brick, ink, leaf, marigold, rose, steel, teal, white, wood, woodDeep } from '../blocks/palette';
import { beaker, burner, computer, flask, keyboard, tubeRack } from '../blocks/props';
import { counter, framed, greenBoard, pinBoard, room, windowPane } from '../blocks/room';
import { circle, ellipse, join, rect, ring, shape, stroke, times } from '../blocks/shapes';
import { flowerPot } from '../blocks/trees';
import * as cast from '../people/cast';
import { figure, type Person } from '../people/figure';
import { labCoat } from '../people/outfits';
import { page, picture, type Picture } from '../render';

export const coated = (pupil: Person): Person => ({ ...pupil, wear: labCoat() });

/** Open shelf with bottles. */
const bottles = (x: number, y: number, width: number): string => join(
  rect(x, y, width, 14, woodDeep, 3),
  times(Math.floor(width / 46), (i) => join(
    rect(x + 12 + i * 46, y - 58 - (i % 3) * 10, 28, 58 + (i % 3) * 10, [brick, teal, marigold, '#7c6aa8', leaf][i % 5] ?? ink, 6),
    rect(x + 18 + i * 46, y - 72 - (i % 3) * 10, 16, 16, '#4b4136', 3), rect(x + 15 + i * 46, y - 40, 22, 18, white, 2),
  )),
);

export const laboratoryBack = (width: number, height: number): string => join(
  room(width, height, { wall: '#eef3ee', dado: '#cfe0e8', floor: '#dfe3df', line: '#c8cfca' }),
);

const chemistrylab = page('chemistrylab', () => join(
  laboratoryBack(1600, 900), bottles(90, 200, 420), bottles(90, 330, 420), windowPane(640, 110, 320, 240), bottles(1090, 200, 420), bottles(1090, 330, 420),
  figure(420, 830, 560, { ...coated(cast.teenGirl(1)), arms: [[20, -30], [62, 120]], holds: ['', emoji('test-tube', 1, 6, 20)] }),
  figure(820, 840, 580, { ...coated(cast.teenBoy(0)), arms: [[50, 80], [30, -40]] }), figure(1200, 830, 560, { ...coated(cast.teenBoy(2)), head: 'patka', accent: marigold, arms: [[30, -40], [30, -30]] }),
  counter(130, 620, 1340, 880), flask(260, 622, 140, rose), tubeRack(600, 622, 150), burner(760, 622, 130), beaker(960, 622, 110, teal), flask(1060, 622, 120, leaf), beaker(1360, 622, 130, marigold),
));

const biologylab = page('biologylab', () => join(
  laboratoryBack(1600, 900), windowPane(110, 110, 330, 260),
  framed(600, 90, 210, 280, leafChart()), framed(900, 90, 210, 280, cellChart()), pinBoard(1210, 120, 280, 240, 2),
  figure(480, 820, 560, { ...coated(cast.teenGirl(0)), arms: [[40, -30], [56, -56]], nod: 8 }),
  figure(1080, 820, 560, { ...coated(cast.teenBoy(1)), arms: [[30, -40], [60, 30]] }), figure(1360, 820, 540, { ...coated(cast.scarfGirl()), arms: [[60, -50], [20, -30]] }),
  counter(110, 620, 1400, 880, leaf), emoji('microscope', 660, 628, 250), emoji('petri-dish', 860, 626, 110), emoji('potted-plant', 250, 626, 190), emoji('microscope', 1230, 628, 180), beaker(960, 622, 90, leaf),
));

function leafChart(): string {
  return join(shape('M705 340Q590 230 705 110Q820 230 705 340Z', leaf), stroke('M705 350V130M705 200L665 176M705 200L745 176M705 250L655 222M705 250L755 222M705 300L672 280M705 300L738 280', '#d7ecd2', 5));
}

function cellChart(): string {
  return join(ellipse(1005, 230, 86, 110, '#cfe8c8'), ring(1005, 230, 84, leaf, 4), circle(1018, 220, 34, rose), circle(1018, 220, 14, '#8e2545'), [[960, 280], [1050, 290], [960, 180], [1000, 320]].map(([x, y]) => ellipse(x!, y!, 16, 9, marigold)));
}

const physicslab = page('physicslab', () => join(
  laboratoryBack(1600, 900), greenBoard(460, 90, 680, 250, '<path d="M60 200H280L280 80Z"/><rect x="150" y="104" width="56" height="40" transform="rotate(-28 178 124)"/><path d="M380 60H600M420 60L420 160M500 60L560 150M580 60V160"/><circle cx="420" cy="180" r="20"/><circle cx="570" cy="168" r="20"/>'),
  windowPane(80, 130, 240, 230), windowPane(1280, 130, 240, 230),
  figure(330, 830, 550, { ...cast.teenBoy(1), arms: [[20, -30], [66, 60]] }), figure(1270, 830, 550, { ...cast.teenGirl(2), arms: [[66, 70], [20, -30]] }), figure(800, 830, 560, { ...cast.sikhBoy(rose), age: 'teen', arms: [[40, -20], [40, -20]] }),
  counter(110, 620, 1380, 880, '#3d5a80'), pendulum(560, 620), circuit(960, 620), emoji('magnet', 1130, 620, 120), emoji('telescope', 200, 628, 170),
));

function pendulum(x: number, y: number): string {
  return join(rect(x - 110, y - 14, 220, 14, woodDeep, 4), rect(x - 98, y - 270, 12, 262, steel), rect(x + 86, y - 270, 12, 262, steel), rect(x - 104, y - 280, 208, 14, woodDeep, 4),
    [-40, 0, 40].map((dx) => join(stroke(`M${x + dx} ${y - 268}V${y - 90}`, '#555f70', 3), circle(x + dx, y - 74, 20, marigold))), stroke(`M${x + 60} ${y - 268}L${x + 118} ${y - 128}`, '#555f70', 3), circle(x + 122, y - 116, 20, brick));
}

function circuit(x: number, y: number): string {
  return join(rect(x - 110, y - 12, 220, 12, wood, 3), emoji('battery', x - 66, y - 10, 90), emoji('light-bulb', x + 62, y - 12, 120), stroke(`M${x - 66} ${y - 92}Q${x - 10} ${y - 170} ${x + 46} ${y - 30}`, rose, 6));
}

const computerlab = page('computerlab', () => join(
  room(1600, 900, { wall: '#edf1f5', dado: '#c3d2e6', floor: '#dcd6cb', line: '#c8c0b1' }), windowPane(140, 110, 260, 220), windowPane(1200, 110, 260, 220), greenBoard(560, 90, 480, 220, '<path d="M60 60H140V110H60ZM240 60H320V110H240ZM150 160H230V200H150ZM140 85H240M100 110L160 160M280 110L220 160"/>'),
  [210, 600, 990, 1380].map((x, i) => join(figure(x + 10, 700, 400, { ...[cast.teenGirl(1), cast.boy(0), cast.bobGirl(2), cast.sikhBoy(brick)][i]!, floor: false, arms: [[24, -44], [24, -44]] }))),
  counter(40, 560, 1520, 800, ink, '#d39a5f'),
  [330, 720, 1110].map((x, i) => join(computer(x, 564, 190, screen(i)), keyboard(x - 130, 574, 110))), keyboard(1380, 574, 110), computer(1510, 564, 150, screen(3)),
  figure(170, 1080, 520, { ...cast.teacherMan(), floor: false, behind: true }),
));

function screen(kind: number): string {
  return kind % 2 ? join(rect(-34, -76, 20, 36, marigold), rect(-8, -66, 20, 26, rose), rect(18, -58, 18, 18, leaf)) : join(circle(-18, -58, 15, marigold), stroke('M6 -74H36M6 -64H30M6 -54H36', white, 3.4));
}

const experimentszone = page('experimentszone', () => join(
  room(1600, 900, { wall: '#fdf1d2', dado: '#b9d9d6', horizon: 540 }), windowPane(90, 100, 260, 230), pinBoard(480, 100, 380, 220, 1), windowPane(1240, 100, 260, 230), framed(960, 96, 190, 220, join(circle(1055, 206, 34, marigold), `<ellipse cx="1055" cy="206" rx="76" ry="34" fill="none" stroke="${ink}" stroke-width="4"/>`, circle(1128, 214, 12, teal))),
  counter(180, 600, 1240, 830, teal), figure(430, 800, 480, { ...cast.girl(1), arms: [[40, 30], [56, 120]], floor: false }), figure(820, 800, 500, { ...cast.boy(2), floor: false, arms: [[120, 150], [120, 150]] }), figure(1160, 800, 480, { ...cast.bobGirl(0), floor: false, arms: [[60, 30], [30, -40]] }),
  rect(188, 618, 1224, 212, teal), rect(172, 600, 1256, 24, '#e7d9b8', 5), times(5, (i) => rect(230 + i * 236, 660, 190, 140, '#ffffff22', 8)),
  volcano(660, 602), emoji('telescope', 300, 608, 190), emoji('magnet', 960, 606, 110), flask(1040, 602, 120, rose), emoji('robot', 1320, 606, 150), flowerPot(90, 850, 120),
));

function volcano(x: number, y: number): string {
  return join(shape(`M${x - 110} ${y}Q${x - 50} ${y - 60} ${x - 26} ${y - 130}H${x + 26}Q${x + 50} ${y - 60} ${x + 110} ${y}Z`, '#8a5a3c'), shape(`M${x - 28} ${y - 132}Q${x - 60} ${y - 190} ${x - 20} ${y - 190}Q${x} ${y - 240} ${x + 24} ${y - 192}Q${x + 60} ${y - 184} ${x + 28} ${y - 132}L${x + 36} ${y - 70}L${x + 10} ${y - 100}L${x - 8} ${y - 40}L${x - 26} ${y - 104}Z`, '#e8562e'), circle(x - 30, y - 216, 9, marigold), circle(x + 34, y - 226, 7, marigold));
}

export const laboratoryBanner = picture('banner-laboratory', 2400, 1200, () => join(
  laboratoryBack(2400, 1200), windowPane(980, 120, 440, 330), bottles(150, 260, 560), bottles(150, 420, 560), bottles(1690, 260, 560), bottles(1690, 420, 560),
  figure(330, 1090, 680, { ...coated(cast.teenBoy(2)), arms: [[30, -40], [50, 40]] }),
  figure(760, 1110, 740, { ...coated(cast.teenGirl(1)), arms: [[40, -30], [66, 130]], holds: ['', emoji('test-tube', 1, 6, 19)] }),
  figure(1210, 1110, 860, { ...cast.teacherSari(brick, marigold), arms: [[64, 50], [40, -20]] }),
  figure(1650, 1110, 740, { ...coated(cast.sikhBoy(ink)), age: 'teen', arms: [[40, -40], [40, -40]], nod: -6 }),
  figure(2070, 1090, 680, { ...coated(cast.scarfGirl()), arms: [[56, 110], [30, -30]] }),
  counter(60, 800, 2280, 1170), flask(210, 802, 200, rose), tubeRack(560, 802, 210), burner(940, 802, 170), beaker(1040, 802, 150, teal), flask(1400, 802, 190, leaf), emoji('microscope', 1860, 810, 290), beaker(2240, 802, 170, marigold), emoji('petri-dish', 1520, 806, 110),
));

export const laboratories: Picture[] = [chemistrylab, biologylab, physicslab, computerlab, experimentszone, laboratoryBanner];
