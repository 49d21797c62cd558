import { emoji } from '../blocks/emoji';
import { schoolBuilding } from '../blocks/building';
import { lotus } from '../blocks/ornament';
import { bunting, morning, toran } from '../blocks/outdoors';
import { brick, brickDeep, ink, leaf, marigold, rose, sand, teal } from '../blocks/palette';
import { flask } from '../blocks/props';
import { counter, pinBoard, room } from '../blocks/room';
import { circle, ellipse, fade, join, rect, shape, times } from '../blocks/shapes';
import { flowerPot, lawn } from '../blocks/trees';
import * as cast from '../people/cast';
import { figure } from '../people/figure';
import { page, type Picture } from '../render';
import { coated } from './laboratories';
import { dancing, stage } from './occasions';

const campusTour = page('video-campus-tour', () => join(
  morning(1600, 520, 1080), schoolBuilding(330, 570, 940, 330), lawn(1600, 570, 900), shape('M740 570H860L1120 900H480Z', sand),
  figure(960, 850, 450, { ...cast.girl(1), arms: [[14, 2], [120, 150]] }), figure(660, 850, 450, { ...cast.boy(0), arms: [[100, 120], [14, 2]] }),
  `<path fill-rule="evenodd" fill="${brick}" d="M0 0H1600V900H0ZM170 900V420Q170 200 800 90Q1430 200 1430 420V900Z"/>`,
  `<path fill="none" stroke="${marigold}" stroke-width="12" d="M190 900V424Q190 220 800 112Q1410 220 1410 424V900"/>`,
  `<path fill="none" stroke="${brickDeep}" stroke-width="10" d="M158 900V416Q158 186 800 76Q1442 186 1442 416V900"/>`,
  lotus(190, 190, 100, '#d98a63', '#c9714d'), lotus(1410, 190, 100, '#d98a63', '#c9714d'), toran(40, 20, 1520, 8, 12), flowerPot(90, 880, 130), flowerPot(1510, 880, 130),
));

const annualDay = page('video-annual-day', () => join(
  `<svg width="1600" height="760" viewBox="0 0 1600 900" preserveAspectRatio="none">${stage(1600, 900, '#2f3f78', '#44579a')}</svg>`, fade(0.9, lotus(800, 500, 340, '#5a6db0', '#4c60a5')),
  figure(430, 640, 380, { ...dancing(cast.girl(1), marigold, rose), arms: [[120, 60], [70, 150]] }), figure(680, 660, 390, { ...dancing(cast.bobGirl(2), rose, teal), arms: [[70, 150], [120, 60]] }), figure(930, 660, 390, { ...dancing(cast.girl(0), teal, marigold), arms: [[120, 60], [70, 150]] }), figure(1180, 640, 380, { ...dancing(cast.bobGirl(1), leaf, rose), arms: [[70, 150], [120, 60]] }),
  rect(0, 740, 1600, 160, '#1a2347'), times(14, (i) => join(circle(40 + i * 118, 790 + (i % 2) * 16, 46, '#141b38'), rect(-20 + i * 118, 830 + (i % 2) * 16, 120, 120, '#141b38', 40), i % 4 === 1 ? circle(40 + i * 118, 742, 16, '#141b38') : '')),
));

const stall = (x: number, fill: string): string => join(rect(x - 200, 150, 400, 340, fill, 8), rect(x - 180, 170, 360, 300, '#fffaf0', 4));

const scienceFair = page('video-science-fair', () => join(
  room(1600, 900, { wall: '#f3efe4', dado: '#cfe0e8' }), bunting(0, 30, 800, 40, 50), bunting(800, 40, 1600, 30, 50), stall(290, teal), stall(800, brick), stall(1310, leaf),
  circle(290, 280, 54, '#7fb6d6'), ellipse(290, 280, 96, 16, '#c9a15a'), pinBoard(690, 200, 220, 180, 1), times(5, (i) => rect(1200 + i * 46, 380 - i * 34, 30, 40 + i * 34, [rose, marigold, leaf, teal, ink][i]!, 4)),
  figure(290, 800, 470, { ...coated(cast.bobGirl(0)), floor: false, arms: [[20, -30], [60, 130]] }), figure(800, 800, 480, { ...coated(cast.sikhBoy(brick)), floor: false, arms: [[40, 30], [40, 30]] }), figure(1310, 800, 470, { ...coated(cast.girl(2)), floor: false, arms: [[60, 130], [20, -30]] }),
  counter(90, 620, 400, 830, ink), counter(600, 620, 400, 830, brickDeep), counter(1110, 620, 400, 830, '#26653f'), emoji('telescope', 170, 628, 170), emoji('rocket', 420, 626, 130), flask(660, 622, 130, rose), emoji('robot', 930, 628, 140), emoji('potted-plant', 1190, 626, 140), emoji('microscope', 1430, 628, 150),
  figure(560, 1000, 460, { ...cast.girl(1), behind: true, floor: false }), figure(1060, 1010, 480, { ...cast.boy(0), behind: true, floor: false }),
));

export const videoStills: Picture[] = [campusTour, annualDay, scienceFair];
