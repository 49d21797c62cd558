import { emoji } from '../blocks/emoji';
import { schoolBuilding } from '../blocks/building';
import { brassLamp, lotus, rangoli } from '../blocks/ornament';
import { bunting, morning, toran } from '../blocks/outdoors';
import { brick, brickDeep, leaf, marigold, paper, rose, sky, teal, wood, woodDeep } from '../blocks/palette';
import { tabla } from '../blocks/props';
import { curtain, framed, room } from '../blocks/room';
import { circle, ellipse, fade, join, rect, shadow, shape, stroke, times } from '../blocks/shapes';
import { flowerPot, lawn, tree } from '../blocks/trees';
import * as cast from '../people/cast';
import { figure, type Person } from '../people/figure';
import { dancer } from '../people/outfits';
import { page, type Picture } from '../render';

export const dancing = (person: Person, cloth: string, sash: string): Person => ({ ...person, wear: dancer(cloth, sash) });

/** A stage that fills the picture: backdrop, boards, curtains and a garlanded border. */
export function stage(width: number, height: number, back = '#f7e3b8', glow = '#fcf1d3'): string {
  const floor = height * 0.72;
  return join(
    rect(0, 0, width, height, back), ellipse(width / 2, floor * 0.62, width * 0.34, floor * 0.56, glow),
    rect(0, floor, width, height - floor, '#c78a52'), times(7, (i) => rect(0, floor + 14 + i * i * 6 + i * 12, width, 3, '#b0763f')),
    curtain(0, 0, 176, floor + 30), curtain(width - 176, 0, 176, floor + 30), rect(0, 0, width, 64, brickDeep),
    times(10, (i) => shape(`M${(i * width) / 10} 62Q${((i + 0.5) * width) / 10} 150 ${((i + 1) * width) / 10} 62Z`, i % 2 ? brick : '#a2462f')), toran(10, 66, width - 20, 10, 12),
    rect(0, height - 26, width, 26, woodDeep),
  );
}

const events = page('events', () => join(
  morning(1600, 520, 1380), schoolBuilding(300, 560, 1000, 330), lawn(1600, 560, 900), bunting(0, 50, 800, 130, 60), bunting(800, 130, 1600, 50, 60),
  stall(60, 740), stall(620, 720), stall(1180, 740),
  figure(250, 730, 330, { ...cast.teacherSari(rose, marigold), floor: false }), figure(800, 700, 330, { ...cast.teenGirl(0), floor: false }), figure(1370, 730, 330, { ...cast.teacherMan(), floor: false }),
  stallFront(60, 740, brick), stallFront(620, 720, teal), stallFront(1180, 740, leaf), emoji('potted-plant', 150, 622, 90), emoji('kite', 350, 622, 80), emoji('books', 690, 602, 90), emoji('framed-picture', 920, 602, 80), emoji('teapot', 1270, 622, 80), emoji('cupcake', 1480, 622, 70),
  figure(520, 860, 350, { ...cast.smallBoy(1), arms: [[14, 2], [120, 160]], holds: ['', emoji('balloon', 6, 4, 36)] }), figure(680, 876, 470, { ...cast.mother(), arms: [[12, 2], [12, 2]] }), figure(1060, 870, 400, { ...cast.girl(0), arms: [[70, 120], [12, 2]] }),
));

const stall = (x: number, y: number): string => join(rect(x + 10, y - 360, 14, 360, woodDeep), rect(x + 356, y - 360, 14, 360, woodDeep), rect(x + 24, y - 330, 332, 210, '#fff6e0'), shadow(x + 190, y, 210));
const stallFront = (x: number, y: number, fill: string): string => join(rect(x, y - 120, 380, 120, fill, 6), rect(x - 10, y - 132, 400, 22, wood, 5), times(7, (i) => shape(`M${x - 10 + i * 57} ${y - 370}H${x + 47 + i * 57}V${y - 320}Q${x + 18 + i * 57} ${y - 286} ${x - 10 + i * 57} ${y - 320}Z`, i % 2 ? paper : fill)));

const programmes = page('programmes', () => join(
  stage(1600, 900), fade(0.5, lotus(800, 600, 480)),
  figure(430, 790, 470, { ...dancing(cast.girl(1), leaf, rose), arms: [[120, 60], [70, 150]] }), figure(800, 810, 500, { ...dancing(cast.teenGirl(0), rose, teal), arms: [[110, 190], [110, 190]] }), figure(1170, 790, 470, { ...dancing(cast.girl(2), '#3d5a80', marigold), arms: [[70, 150], [120, 60]] }), brassLamp(250, 840, 300), brassLamp(1350, 840, 300),
));

const gallery = page('gallery', () => join(
  room(1600, 900, { wall: '#f6ecd6', dado: '#e3d3b0', floor: '#cfa878', line: '#bd9566', horizon: 640 }),
  framed(120, 120, 330, 250, mini(120, 120, 330, 250, 0)), framed(540, 80, 520, 330, mini(540, 80, 520, 330, 1)), framed(1150, 120, 330, 250, mini(1150, 120, 330, 250, 2)), times(3, (i) => circle([285, 800, 1315][i]!, [100, 60, 100][i]!, 8, woodDeep)),
  figure(480, 850, 440, { ...cast.girl(1), behind: true, arms: [[12, 2], [12, 2]] }), figure(680, 860, 430, { ...cast.boy(0), behind: true }), figure(960, 870, 560, { ...cast.teacherSari(teal, marigold), arms: [[100, 130], [12, 4]] }), flowerPot(180, 850, 150), flowerPot(1420, 850, 150),
));

function mini(x: number, y: number, w: number, h: number, kind: number): string {
  const inner = [
    join(rect(0, 0, 330, 250, '#fbe3c0'), rangoli(165, 125, 100)),
    join(morning(520, 230), schoolBuilding(60, 250, 400, 160), rect(0, 244, 520, 90, '#9cc77d'), tree(40, 290, 180, 'gulmohar', 3), tree(486, 290, 190, 'neem', 3)),
    join(rect(0, 0, 330, 250, sky), emoji('peacock', 165, 225, 200)),
  ][kind] ?? '';
  return `<svg x="${x}" y="${y}" width="${w}" height="${h}">${inner}</svg>`;
}

const videos = page('videos', () => join(
  stage(1600, 900, '#dfe9ee', '#f4f8f8'), figure(640, 760, 420, { ...cast.sikhBoy(brick), sit: true, arms: [[30, 10], [30, 10]] }), tabla(640, 790, 150), figure(960, 750, 420, { ...cast.teenGirl(1), arms: [[30, -40], [60, 140]], holds: ['', emoji('microphone', 0, 4, 15)] }), fade(0.4, lotus(800, 560, 400)),
  figure(1330, 980, 640, { ...cast.teenBoy(0), floor: false, arms: [[60, 90], [14, 4]] }), emoji('movie-camera', 1130, 670, 260), stroke('M1130 660L1040 900M1130 660L1220 900M1130 660V900', '#3b4252', 14), figure(240, 960, 560, { ...cast.girl(2), floor: false, arms: [[14, 2], [50, 90]], holds: ['', emoji('clapper-board', 6, 6, 30)] }),
));

export const occasions: Picture[] = [events, programmes, gallery, videos];
