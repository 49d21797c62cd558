import { emoji } from '../blocks/emoji';
import { schoolBuilding } from '../blocks/building';
import { brassLamp, diya, lotus, rangoli } from '../blocks/ornament';
import { bunting, morning, toran } from '../blocks/outdoors';
import { brick, ink, leaf, marigold, night, rose, sun, teal, white } from '../blocks/palette';
import { circle, ellipse, fade, join, rect, shape, times } from '../blocks/shapes';
import { tricolour } from '../blocks/tricolour';
import { ashoka, flowerPot, lawn, tree } from '../blocks/trees';
import * as cast from '../people/cast';
import { figure, type Person } from '../people/figure';
import { blazer } from '../people/outfits';
import { picture, type Picture } from '../render';
import { dancing, stage } from './occasions';

const moment = (name: string, draw: () => string): Picture => picture(name, 1600, 1200, draw);

const marching = (person: Person, left: boolean): Person => ({ ...person, wear: { ...blazer(person.head === 'plaits'), torso: white, sleeve: '#e3e7ee', sleeveCover: 0.45 }, arms: left ? [[14, 4], [40, 24]] : [[40, 24], [14, 4]], legs: left ? [[3, 0], [12, -14]] : [[12, -14], [3, 0]] });

const parade = moment('gallery-01', () => join(
  morning(1600, 640, 1330), schoolBuilding(120, 700, 1360, 420), ashoka(60, 720, 420), ashoka(1540, 720, 420), rect(0, 700, 1600, 500, '#ead8b0'), shape('M0 900Q800 840 1600 900V1200H0Z', '#dfc793'), bunting(0, 50, 600, 90, 50), bunting(1000, 90, 1600, 50, 50),
  [220, 420, 1120, 1320].map((x, i) => figure(x, 960, 390, marching([cast.girl(0), cast.boy(2), cast.bobGirl(1), cast.boy(0)][i]!, i % 2 === 0))),
  figure(470, 1120, 540, marching(cast.girl(1), true)), figure(1130, 1120, 540, marching(cast.bobGirl(2), false)),
  rect(905, 190, 14, 700, '#8d5e38', 6), circle(912, 186, 13, marigold), tricolour(919, 206, 330), figure(800, 1140, 680, { ...marching(cast.sikhBoy('#e8741e'), true), arms: [[16, 4], [40, 130]] }),
));

const dance = moment('gallery-03', () => join(
  stage(1600, 1200), fade(0.35, lotus(800, 830, 640, rose, '#e98aa3')),
  figure(340, 1020, 520, { ...dancing(cast.girl(2), leaf, marigold), arms: [[110, 70], [60, 150]] }), figure(1260, 1020, 520, { ...dancing(cast.girl(0), '#3d5a80', rose), arms: [[60, 150], [110, 70]] }),
  figure(800, 1100, 820, { ...dancing(cast.teenGirl(1), rose, teal), head: 'plaits', arms: [[118, 190], [92, 60]] }), circle(800, 368, 8, brick),
));

const diwali = moment('gallery-06', () => join(
  rect(0, 0, 1600, 1200, night), times(40, (i) => circle((i * 397) % 1600, (i * 173) % 420, 2 + (i % 3), '#f7e3b0')), [[300, 160], [1240, 200]].map(([x, y]) => join(times(14, (i) => circle(x! + Math.cos(i * 0.449) * 84, y! + Math.sin(i * 0.449) * 84, 6, i % 2 ? marigold : rose)), times(9, (i) => circle(x! + Math.cos(i * 0.698) * 44, y! + Math.sin(i * 0.698) * 44, 5, sun)))),
  rect(0, 430, 1600, 260, '#3a3560'), times(7, (i) => join(shape(`M${70 + i * 220} 690V540Q${70 + i * 220} 470 ${145 + i * 220} 456Q${220 + i * 220} 470 ${220 + i * 220} 540V690Z`, '#f0b54a'), rect(40 + i * 220, 440, 18, 250, '#5a4a70'))), rect(0, 420, 1600, 22, brick), toran(0, 444, 1600, 9, 13), times(20, (i) => diya(40 + i * 80, 424, 26)),
  rect(0, 680, 1600, 520, '#5f4a5e'), ellipse(800, 960, 640, 230, '#6f5668'), rangoli(800, 960, 360, 0.56), times(14, (i) => diya(800 + Math.cos((i * Math.PI) / 7) * 440, 984 + Math.sin((i * Math.PI) / 7) * 236 * 0.98, 60)), diya(800, 1000, 170),
  figure(250, 1010, 560, { ...cast.girl(1), wear: cast.teacherSuit(rose, marigold).wear, sit: true, arms: [[20, -20], [60, 40]] }), figure(1350, 1010, 560, { ...cast.boy(0), wear: cast.elder().wear, sit: true, arms: [[60, 40], [20, -20]] }),
));

const annualDay = moment('gallery-13', () => join(
  stage(1600, 1200, '#2f3f78', '#3e5190'), times(9, (i) => fade(0.5, circle(260 + i * 135, 250 + (i % 2) * 50, 26, marigold))), lotus(800, 860, 460, '#5a6db0', '#4c60a5'),
  figure(420, 1090, 720, { ...cast.elder(), arms: [[14, 2], [80, 120]], holds: ['', emoji('candle', 6, 2, 13, 30)] }), figure(1190, 1090, 720, { ...cast.teacherSari(brick, marigold), arms: [[80, 120], [14, 2]], holds: [emoji('candle', -6, 2, 13, -30), ''] }), figure(190, 1110, 520, cast.teenGirl(0)), figure(1420, 1110, 520, cast.teenBoy(2)),
  brassLamp(800, 1130, 720), times(5, (i) => flowerPot(500 + i * 150, 1170, 70)),
));

const planting = moment('gallery-05', () => join(
  morning(1600, 620, 1340), schoolBuilding(720, 660, 900, 300, 3), tree(180, 760, 640, 'neem', 4), lawn(1600, 650, 1200), ellipse(800, 1080, 420, 90, '#8d5e38'), ellipse(800, 1064, 300, 60, '#6f4727'),
  figure(430, 1080, 640, { ...cast.girl(1), arms: [[16, 2], [62, 60]] }), figure(1190, 1080, 640, { ...cast.sikhBoy(marigold), arms: [[58, 40], [16, 0]], holds: [emoji('bucket', -2, 18, 26), ''] }), figure(1430, 960, 560, { ...cast.teacherMan('#dfe9f2', ink), arms: [[30, -40], [30, -40]] }),
  sapling(800, 1070), emoji('seedling', 260, 1140, 110), emoji('seedling', 1380, 1150, 110),
));

const sapling = (x: number, y: number): string => join(rect(x - 9, y - 380, 18, 380, '#7a5232', 8), [[-90, -250, -40], [90, -280, 40], [-70, -350, -30], [70, -380, 30], [-80, -160, -50], [80, -190, 50], [0, -430, 0]].map(([dx, dy, turn], i) => `<g transform="translate(${x + dx! * 0.7} ${y + dy!}) rotate(${turn! * 1.4})">${shape('M0 60Q-56 0 0 -80Q56 0 0 60Z', i % 2 ? leaf : '#6fae6e')}</g>`));

export const festivals: Picture[] = [parade, dance, diwali, annualDay, planting];
