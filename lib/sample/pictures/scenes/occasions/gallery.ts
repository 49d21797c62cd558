import { schoolBuilding } from '../../blocks/building';
import { emoji } from '../../blocks/emoji';
import { rangoli } from '../../blocks/ornament';
import { morning } from '../../blocks/outdoors';
import { marigold, sky, teal, woodDeep } from '../../blocks/palette';
import { framed, room } from '../../blocks/room';
import { circle, join, rect, times } from '../../blocks/shapes';
import { flowerPot, tree } from '../../blocks/trees';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';
import { pose } from '../../people/pose';
import { page } from '../../render';

function mini(x: number, y: number, w: number, h: number, kind: number): string {
  const inner =
    [
      join(rect(0, 0, 330, 250, '#fbe3c0'), rangoli(165, 125, 100)),
      join(
        morning(520, 230),
        schoolBuilding(60, 250, 400, 160),
        rect(0, 244, 520, 90, '#9cc77d'),
        tree(40, 290, 180, 'gulmohar', 3),
        tree(486, 290, 190, 'neem', 3),
      ),
      join(rect(0, 0, 330, 250, sky), emoji('peacock', 165, 225, 200)),
    ][kind] ?? '';
  return `<svg x="${x}" y="${y}" width="${w}" height="${h}">${inner}</svg>`;
}

export const gallery = page('gallery', () =>
  join(
    room(1600, 900, { wall: '#f6ecd6', dado: '#e3d3b0', floor: '#cfa878', line: '#bd9566', horizon: 640 }),
    framed(120, 120, 330, 250, mini(120, 120, 330, 250, 0)),
    framed(540, 80, 520, 330, mini(540, 80, 520, 330, 1)),
    framed(1150, 120, 330, 250, mini(1150, 120, 330, 250, 2)),
    times(3, (i) => circle([285, 800, 1315][i]!, [100, 60, 100][i]!, 8, woodDeep)),
    figure(480, 850, 440, { ...cast.girl(1), behind: true, arms: pose(12, 2, 12, 2) }),
    figure(680, 860, 430, { ...cast.boy(0), behind: true }),
    figure(1110, 870, 560, { ...cast.teacherSari(teal, marigold), arms: pose(100, 130, 12, 4) }),
    flowerPot(180, 850, 150),
    flowerPot(1420, 850, 150),
  ),
);
