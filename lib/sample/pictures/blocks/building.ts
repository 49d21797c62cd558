import { circle, ellipse, join, rect, shadow, shape, stroke, times } from './shapes';
import { brick, brickDeep, cream, ink, inkSoft, marigold, sand, skyDeep, white, woodDeep } from './palette';

/** One arcade bay: a cusped arch, dark inside, with a keystone. */
function arch(x: number, y: number, w: number, h: number, inside: string): string {
  const [l, r, spring] = [x + w * 0.13, x + w * 0.87, y + h * 0.42];
  const mid = x + w / 2;
  return join(
    shape(
      `M${l} ${y + h}V${spring}Q${l} ${y + h * 0.2} ${mid} ${y + h * 0.1}Q${r} ${y + h * 0.2} ${r} ${spring}V${y + h}Z`,
      inside,
    ),
    stroke(
      `M${l} ${spring}Q${l} ${y + h * 0.2} ${mid} ${y + h * 0.1}Q${r} ${y + h * 0.2} ${r} ${spring}`,
      brick,
      w * 0.045,
      'butt',
    ),
    rect(x + w * 0.2, y + h * 0.56, w * 0.6, h * 0.045, inkSoft),
    rect(x - w * 0.06, y + h * 0.1, w * 0.12, h * 0.9, sand),
    rect(x - w * 0.1, y + h * 0.1, w * 0.2, h * 0.05, brick),
  );
}

function jaaliWindow(x: number, y: number, w: number, h: number): string {
  return join(
    rect(x + w * 0.2, y + h * 0.22, w * 0.6, h * 0.54, brick, 4),
    rect(x + w * 0.24, y + h * 0.26, w * 0.52, h * 0.46, skyDeep),
    stroke(
      `M${x + w * 0.5} ${y + h * 0.26}V${y + h * 0.72}M${x + w * 0.24} ${y + h * 0.46}H${x + w * 0.76}`,
      white,
      w * 0.03,
      'butt',
    ),
    rect(x + w * 0.14, y + h * 0.18, w * 0.72, h * 0.06, marigold),
    rect(x + w * 0.16, y + h * 0.76, w * 0.68, h * 0.05, sand),
  );
}

/** A small domed pavilion for the roof line. */
function chhatri(x: number, base: number, size: number): string {
  return join(
    [-0.4, 0, 0.4].map((dx) =>
      rect(x + dx * size - size * 0.04, base - size * 0.55, size * 0.08, size * 0.55, sand),
    ),
    rect(x - size * 0.58, base - size * 0.62, size * 1.16, size * 0.09, brick, 3),
    shape(
      `M${x - size * 0.45} ${base - size * 0.6}Q${x - size * 0.48} ${base - size * 1.05} ${x} ${base - size * 1.16}Q${x + size * 0.48} ${base - size * 1.05} ${x + size * 0.45} ${base - size * 0.6}Z`,
      cream,
    ),
    stroke(`M${x} ${base - size * 1.14}V${base - size * 1.36}`, marigold, size * 0.05),
    circle(x, base - size * 1.22, size * 0.06, marigold),
  );
}

/** The school: two storeys, arcade below, jaali windows above, a gate block with chhatris. */
export function schoolBuilding(
  x: number,
  ground: number,
  width: number,
  height: number,
  wingBays = 4,
): string {
  const bays = wingBays * 2 + 2;
  const bay = width / bays;
  const [storey, plinth] = [height * 0.36, height * 0.06];
  const top = ground - plinth - storey * 2;
  const gate = x + bay * wingBays;
  return join(
    shadow(x + width / 2, ground + 4, width * 0.52, 16),
    rect(x, top, width, storey * 2 + plinth, cream),
    rect(x - 12, top - height * 0.04, width + 24, height * 0.045, ink),
    rect(x, top - height * 0.1, width, height * 0.06, sand),
    times(Math.floor(width / 26), (i) => circle(x + 13 + i * 26, top - height * 0.07, 6, cream)),
    times(bays, (i) =>
      join(
        jaaliWindow(x + i * bay, top, bay, storey),
        arch(x + i * bay, top + storey, bay, storey, '#54608a'),
      ),
    ),
    rect(x, top + storey - height * 0.02, width, height * 0.04, brick),
    rect(x, top + storey + height * 0.02, width, height * 0.012, marigold),
    rect(gate - bay * 0.1, top - height * 0.16, bay * 2.2, storey * 2 + plinth + height * 0.16, '#f9eed4'),
    rect(gate - bay * 0.18, top - height * 0.19, bay * 2.36, height * 0.05, ink),
    times(3, (i) => jaaliWindow(gate + bay * (0.05 + i * 0.63), top - height * 0.03, bay * 0.64, storey)),
    shape(
      `M${gate + bay * 0.35} ${ground - plinth}V${top + storey * 1.32}Q${gate + bay * 0.35} ${top + storey * 1.06} ${gate + bay} ${top + storey * 0.98}Q${gate + bay * 1.65} ${top + storey * 1.06} ${gate + bay * 1.65} ${top + storey * 1.32}V${ground - plinth}Z`,
      '#3b4777',
    ),
    stroke(
      `M${gate + bay * 0.35} ${ground - plinth}V${top + storey * 1.32}Q${gate + bay * 0.35} ${top + storey * 1.06} ${gate + bay} ${top + storey * 0.98}Q${gate + bay * 1.65} ${top + storey * 1.06} ${gate + bay * 1.65} ${top + storey * 1.32}V${ground - plinth}`,
      brick,
      bay * 0.07,
      'butt',
    ),
    rect(gate + bay * 0.62, top + storey * 1.42, bay * 0.76, storey * 0.58, woodDeep),
    rect(gate + bay * 0.98, top + storey * 1.42, bay * 0.04, storey * 0.58, '#5f3d24'),
    chhatri(gate + bay * 0.18, top - height * 0.19, height * 0.13),
    chhatri(gate + bay * 1.82, top - height * 0.19, height * 0.13),
    chhatri(gate + bay, top - height * 0.19, height * 0.2),
    sunDisc(gate + bay, top + storey * 0.82, bay * 0.15),
    rect(x - 10, ground - plinth, width + 20, plinth, brickDeep),
    times(3, (i) =>
      rect(
        gate + bay * (0.1 - i * 0.12),
        ground - plinth + (plinth * i) / 3,
        bay * (1.8 + i * 0.24),
        plinth / 3 + 1,
        i % 2 ? sand : '#dcc08a',
      ),
    ),
  );
}

const sunDisc = (x: number, y: number, r: number): string =>
  join(ellipse(x, y, r, r, marigold), ellipse(x, y, r * 0.62, r * 0.62, cream), circle(x, y, r * 0.34, ink));
