import { emoji } from '../blocks/emoji';
import { schoolBuilding } from '../blocks/building';
import { lotus, rangoli } from '../blocks/ornament';
import { bunting, morning, toran } from '../blocks/outdoors';
import { brick, cream, ink, leaf, marigold, paper, plum, rose, sand, sky, teal, white, wood, woodDeep } from '../blocks/palette';
import { easel, tabla } from '../blocks/props';
import { bookcase, ceilingFan, framed, greenBoard, pinBoard, room, table, windowPane } from '../blocks/room';
import { circle, ellipse, join, rect, shape, stroke, times } from '../blocks/shapes';
import { ashoka, flowerPot, hedge, lawn, tree } from '../blocks/trees';
import * as cast from '../people/cast';
import { figure, type Person } from '../people/figure';
import { blazer, sportsKit } from '../people/outfits';
import { page, type Picture } from '../render';

const campus = (horizon = 560): string => join(morning(1600, horizon), schoolBuilding(260, horizon + 30, 1080, 360), ashoka(120, horizon + 40, 360), ashoka(1480, horizon + 40, 360), hedge(0, horizon + 50, 1600, 46), lawn(1600, horizon + 46, 900));

const sash = (person: Person, colour: string): Person => ({ ...person, wear: { ...blazer(person.head === 'plaits' || person.head === 'scarf'), detail: (rig) => join(blazer(false).detail?.(rig) ?? '', stroke(`M${-rig.shoulderHalf + 3} ${rig.shoulder + 2}L${rig.hipHalf - 1} ${rig.hip - 2}`, colour, 4.6)) } });

const teachers = (): [Person, Person, Person, Person, Person] => [cast.teacherSari(brick, marigold), cast.teacherMan(), cast.teacherSuit(teal, cream), cast.sardarji(marigold), cast.mother(plum)];

const faculty = page('faculty', () => join(
  campus(), rect(0, 660, 1600, 240, '#ead8b0'), teachers().map((person, i) => figure(340 + i * 230, 830 + (i % 2) * 20, 500 + (i % 2) * 16, { ...person, arms: i === 2 ? [[24, -50], [24, -50]] : [[12, 2], [12, 2]], holds: i === 2 ? [emoji('books', 6, 6, 20), ''] : i === 1 ? ['', emoji('notebook', 0, 10, 15)] : ['', ''] })), flowerPot(120, 850, 150), flowerPot(1480, 850, 150),
));

const curators = page('curators', () => join(
  room(1600, 900, { wall: '#fbf0d2', dado: '#cfe0c6' }), toran(60, 60, 1480, 9, 14), windowPane(660, 140, 280, 230), pinBoard(140, 150, 360, 200, 1), framed(1120, 140, 320, 220, rangoli(1280, 250, 90)),
  figure(250, 850, 550, { ...cast.teacherSari(rose, marigold), arms: [[14, 0], [70, 140]], holds: ['', emoji('paintbrush', 4, 4, 16)] }), easel(470, 860, 230, join(circle(10, -14, 14, marigold), shape('M-50 40L-14 -4L14 24L30 8L54 40Z', leaf))),
  figure(760, 850, 560, { ...cast.elder(), arms: [[30, -30], [30, -30]] }), tabla(760, 850, 120), figure(1060, 850, 550, { ...cast.teacherMan(), wear: sportsKit(leaf, ink), arms: [[12, 0], [24, 6]], holds: ['', emoji('cricket-game', 2, 18, 28)] }), figure(1360, 850, 550, { ...cast.teacherSuit(teal, cream), arms: [[12, 2], [50, 130]], holds: ['', emoji('studio-microphone', 0, 4, 16)] }),
));

const parents = page('parents', () => join(
  room(1600, 900, { wall: '#f8eed8', dado: '#d3e2d8', horizon: 580 }), windowPane(110, 120, 280, 240), greenBoard(560, 110, 480, 200, '<path d="M60 160V100L120 56L180 100V160ZM104 160V124H136V160"/><circle cx="270" cy="84" r="34"/><path d="M270 118V164"/><circle cx="390" cy="76" r="24"/><path d="M390 36V26M390 126V116M340 76H350M430 76H440"/>'), pinBoard(1180, 120, 300, 230, 2), ceilingFan(800, 40, 120),
  figure(360, 820, 580, { ...cast.father(), floor: false, arms: [[16, -20], [26, -40]] }), figure(620, 830, 570, { ...cast.mother(plum), floor: false, arms: [[26, -40], [26, -40]] }), figure(1060, 830, 570, { ...cast.teacherSari(teal, marigold), floor: false, arms: [[60, 40], [26, -40]] }), figure(1310, 830, 440, { ...cast.girl(1), floor: false, arms: [[20, 0], [20, 0]] }),
  rect(260, 640, 1180, 200, wood, 6), rect(240, 620, 1220, 32, '#d39a5f', 8), emoji('open-book', 840, 628, 150), emoji('notebook', 500, 624, 80), flowerPot(1220, 622, 90),
));

const testimonials = page('testimonials', () => join(
  morning(1600, 540, 1390), hedge(0, 590, 1600, 70), lawn(1600, 580, 900), tree(130, 700, 640, 'gulmohar', 3), tree(1500, 680, 560, 'neem', 8),
  bubble(560, 190, 230, rose), bubble(1090, 170, 230, marigold),
  rect(330, 640, 900, 24, woodDeep, 8), rect(330, 590, 900, 26, wood, 8), rect(360, 590, 20, 240, woodDeep), rect(1180, 590, 20, 240, woodDeep),
  figure(560, 850, 540, { ...cast.mother(teal), arms: [[26, -30], [26, -44]] }), figure(810, 860, 400, { ...cast.girl(0), arms: [[12, 2], [110, 160]] }), figure(1060, 850, 550, { ...cast.father(), arms: [[12, 2], [50, 120]] }), flowerPot(360, 870, 120), flowerPot(1270, 870, 120, rose),
));

function bubble(x: number, y: number, w: number, colour: string): string {
  const stars = times(5, (i) => `<g transform="translate(${x - w * 0.6 + i * w * 0.3} ${y})">${shape('M0 -18L5 -6L18 -5L8 3L11 16L0 9L-11 16L-8 3L-18 -5L-5 -6Z', colour)}</g>`);
  return join(shape(`M${x - 30} ${y + 60}L${x} ${y + 130}L${x + 30} ${y + 60}Z`, white), rect(x - w * 0.9, y - 80, w * 1.8, 150, white, 60), stars);
}

const outreach = page('outreach', () => join(
  morning(1600, 500, 300), hut(1130, 560), hut(1360, 590), tree(250, 640, 520, 'banyan', 6), lawn(1600, 550, 900, 5, '#b9cf86', '#a3c072'), shape('M0 820Q500 700 1600 690V780Q700 800 260 900H0Z', sand),
  figure(560, 800, 430, { ...cast.teenGirl(1), arms: [[20, 0], [60, 60]], holds: ['', emoji('books', 4, 6, 20)] }), figure(760, 810, 420, { ...cast.elder(), arms: [[60, 60], [12, 4]] }), figure(930, 830, 360, { ...cast.smallGirl(2), wear: cast.teacherSuit(rose, marigold).wear, arms: [[14, 0], [120, 160]] }), figure(330, 820, 430, { ...cast.teenBoy(0), arms: [[14, 0], [30, 10]], holds: ['', emoji('bucket', 0, 16, 24)] }), figure(1180, 820, 440, { ...cast.mother('#d7792a'), arms: [[40, 140], [12, 4]] }), emoji('cow', 1420, 830, 210),
  emoji('seedling', 180, 850, 90), emoji('seedling', 1060, 870, 70),
));

function hut(x: number, y: number): string {
  return join(rect(x - 110, y - 130, 220, 130, '#d9a873'), rect(x - 26, y - 90, 52, 90, '#7d5233'), shape(`M${x - 150} ${y - 120}Q${x} ${y - 250} ${x + 150} ${y - 120}Z`, '#b98f4e'), times(5, (i) => circle(x - 84 + i * 42, y - 40 + (i === 2 ? 200 : 0), i === 2 ? 0 : 8, paper)));
}

const clubs = page('clubs', () => join(
  room(1600, 900, { wall: '#fdf1d2', dado: '#c4dcd6' }), bunting(0, 40, 800, 50, 50), bunting(800, 50, 1600, 40, 50), pinBoard(620, 150, 360, 210, 2), windowPane(180, 150, 240, 220), windowPane(1180, 150, 240, 220),
  easel(180, 870, 260, join(circle(20, -14, 14, marigold), shape('M-50 40L-14 -4L14 24L30 8L54 40Z', leaf))),
  figure(390, 860, 500, { ...cast.girl(1), arms: [[60, 60], [14, 0]], holds: [emoji('paintbrush', 1, 4, 18, -60), ''] }), figure(690, 860, 500, { ...cast.boy(0), arms: [[34, -40], [34, -40]], holds: [emoji('robot', 9, 8, 26), ''] }), figure(980, 860, 500, { ...cast.bobGirl(2), arms: [[14, 0], [44, 150]], holds: ['', emoji('microphone', 0, 4, 18)] }), figure(1250, 860, 500, { ...cast.sikhBoy(marigold), arms: [[20, 0], [30, 10]], holds: ['', emoji('potted-plant', 2, 8, 28)] }), emoji('telescope', 1470, 870, 260),
));

const council = page('council', () => join(
  campus(), rect(220, 700, 1160, 70, '#c78a52', 6), rect(190, 764, 1220, 50, '#8d5e38', 6), toran(230, 716, 1140, 10, 9),
  [sash(cast.teenBoy(1), marigold), sash(cast.teenGirl(0), rose), sash({ ...cast.teenBoy(0), head: 'patka', accent: ink }, leaf), sash(cast.scarfGirl(), teal), sash(cast.teenBoy(2), brick)].map((person, i) => figure(360 + i * 220, 712, 460, { ...person, arms: [[10, 2], i % 2 ? [10, 2] : [30, -60]] })), times(8, (i) => flowerPot(250 + i * 158, 850, 76, i % 2 ? rose : marigold)),
));

const houses = page('houses', () => join(
  morning(1600, 500), hedge(0, 560, 1600, 60), lawn(1600, 540, 900), bunting(0, 60, 1600, 60, 90),
  cast.houses.map((colour, i) => join(banner(300 + i * 340, 560, colour, i), figure(220 + i * 340, 840, 400, { ...[cast.girl(1), cast.boy(0), cast.bobGirl(2), cast.sikhBoy(ink)][i]!, wear: sportsKit(colour, ink), accent: ink, arms: [[12, 2], [110, 160]] }), figure(390 + i * 340, 860, 380, { ...[cast.boy(2), cast.girl(0), cast.boy(1), cast.girl(1)][i]!, wear: sportsKit(colour, ink), arms: [[110, 160], [12, 2]] }))), rect(0, 880, 1600, 20, '#7fb269'),
));

function banner(x: number, base: number, colour: string, kind: number): string {
  const emblem = [lotus(x + 8, 300, 70, '#fff', '#ffe3ea'), circle(x + 8, 260, 44, paper), shape(`M${x + 8} 196Q${x + 70} 260 ${x + 8} 324Q${x - 54} 260 ${x + 8} 196Z`, '#d7ecd2'), join(circle(x + 8, 260, 40, sky), stroke(`M${x - 26} 264q17 -20 34 0t34 0`, white, 7))][kind] ?? '';
  return join(rect(x - 106, 130, 12, base - 60, '#8d5e38', 5), shape(`M${x - 94} 150H${x + 110}V390L${x + 8} 350L${x - 94} 390Z`, colour), emblem, kind === 1 ? circle(x + 8, 260, 26, brick) : '', circle(x - 100, 126, 12, marigold));
}


const aptitude = page('aptitude', () => join(
  room(1600, 900, { wall: '#eef1ea', dado: '#d8cfe2' }), windowPane(110, 120, 260, 240), greenBoard(520, 90, 560, 230, '<rect x="60" y="50" width="70" height="70"/><circle cx="220" cy="85" r="36"/><path d="M300 120L340 50L380 120Z"/><rect x="60" y="150" width="70" height="50"/><circle cx="220" cy="178" r="26"/><path d="M470 60L500 120H440ZM440 160H500V205H440Z"/>'), bookcase(1260, 140, 260, 570, 4),
  figure(400, 850, 560, { ...cast.girl(0), floor: false, arms: [[26, -44], [26, -44]] }), figure(800, 850, 570, { ...cast.boy(1), floor: false, arms: [[26, -40], [60, 170]], nod: 6 }), figure(1200, 850, 560, { ...cast.bobGirl(2), floor: false, arms: [[26, -44], [26, -44]] }),
  table(160, 660, 1280, 890), rect(176, 680, 1248, 170, wood, 4), emoji('puzzle-piece', 250, 660, 120), emoji('abacus', 600, 664, 150), emoji('chess-pawn', 1010, 662, 90), emoji('light-bulb', 1370, 660, 110), [400, 800, 1200].map((x) => join(rect(x - 60, 646, 120, 18, white, 4), emoji('pencil', x + 60, 660, 50))),
));

export const community: Picture[] = [faculty, curators, parents, testimonials, outreach, clubs, council, houses, aptitude];
