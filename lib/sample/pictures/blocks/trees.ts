import { circle, ellipse, fade, join, rect, scatter, shadow, shape, stroke, times } from './shapes';
import {
  brick,
  clay,
  grass,
  grassDeep,
  leaf,
  leafDeep,
  leafLight,
  marigold,
  saffron,
  woodDeep,
} from './palette';

/** A broad shade tree: neem by default, gulmohar with blossom, banyan with hanging roots. */
export function tree(
  x: number,
  ground: number,
  height: number,
  kind: 'neem' | 'gulmohar' | 'banyan' = 'neem',
  seed = 1,
): string {
  const random = scatter(seed);
  const wide = height * (kind === 'neem' ? 0.36 : 0.46);
  const crown = ground - height * 0.66;
  const trunk = height * (kind === 'banyan' ? 0.085 : 0.045);
  const blob = (count: number, fill: string, spread: number, lift: number, size: number): string[] =>
    times(count, (index) => {
      const angle = (index / count) * Math.PI * 2 + random();
      return circle(
        x + Math.cos(angle) * wide * spread,
        crown + lift * height + Math.sin(angle) * height * 0.17 * spread,
        height * size * (0.85 + random() * 0.3),
        fill,
      );
    });
  return join(
    shadow(x, ground, wide * 0.9),
    shape(
      `M${x - trunk * 1.5} ${ground}Q${x - trunk * 0.6} ${ground - height * 0.2} ${x - trunk * 0.8} ${crown}H${x + trunk * 0.8}Q${x + trunk * 0.6} ${ground - height * 0.2} ${x + trunk * 1.5} ${ground}Z`,
      woodDeep,
    ),
    stroke(
      `M${x} ${crown + height * 0.2}L${x - wide * 0.5} ${crown}M${x} ${crown + height * 0.24}L${x + wide * 0.5} ${crown}`,
      woodDeep,
      trunk * 0.8,
    ),
    kind === 'banyan'
      ? times(6, (i) =>
          rect(x + (i - 2.5) * wide * 0.34, crown, 5, height * (0.3 + random() * 0.26), woodDeep, 3),
        )
      : '',
    ellipse(x, crown + height * 0.02, wide, height * 0.22, leafDeep),
    blob(9, leafDeep, 0.85, 0.03, 0.12),
    blob(8, leaf, 0.7, -0.03, 0.13),
    ellipse(x, crown - height * 0.04, wide * 0.72, height * 0.18, leaf),
    kind === 'gulmohar'
      ? ''
      : times(5, (i) =>
          circle(
            x - wide * 0.42 + i * wide * 0.17,
            crown - height * (0.1 + Math.sin(i * 0.9) * 0.045),
            height * 0.062,
            '#4b9366',
          ),
        ),
    kind === 'gulmohar'
      ? times(90, () =>
          blossom(
            x + (random() - 0.5) * wide * 1.7,
            crown - height * 0.05 + (random() - 0.5) * height * 0.34,
            height * 0.014,
            random(),
          ),
        )
      : '',
  );
}

const blossom = (x: number, y: number, r: number, pick: number): string =>
  circle(x, y, r * (0.7 + pick * 0.6), pick < 0.5 ? '#d8452e' : saffron);

/** The tall narrow ashoka that lines school drives. */
export function ashoka(x: number, ground: number, height: number): string {
  const half = height * 0.12;
  const spire = (scale: number, fill: string, lift: number): string =>
    shape(
      `M${x - half * scale} ${ground - height * 0.12 - lift}Q${x - half * scale * 1.15} ${ground - height * 0.55} ${x} ${ground - height}Q${x + half * scale * 1.15} ${ground - height * 0.55} ${x + half * scale} ${ground - height * 0.12 - lift}Q${x} ${ground - height * 0.05 - lift} ${x - half * scale} ${ground - height * 0.12 - lift}Z`,
      fill,
    );
  const droop = times(6, (i) => {
    const [y, wide] = [ground - height * (0.2 + i * 0.115), half * (0.72 - i * 0.085)];
    return stroke(
      `M${x - wide} ${y + wide * 0.7}Q${x - wide * 0.5} ${y} ${x} ${y - wide * 0.3}Q${x + wide * 0.5} ${y} ${x + wide} ${y + wide * 0.7}`,
      leafLight,
      height * 0.011,
    );
  });
  const layers = [spire(1, leafDeep, 0), spire(0.74, leaf, height * 0.02), fade(0.55, join(droop))];
  return join(
    shadow(x, ground, half),
    rect(x - height * 0.015, ground - height * 0.16, height * 0.03, height * 0.16, woodDeep),
    layers,
  );
}

export const hedge = (x: number, y: number, width: number, height: number, fill = leaf): string =>
  join(
    rect(x, y - height * 0.7, width, height * 0.7, fill),
    times(Math.ceil(width / (height * 0.8)), (i) =>
      circle(x + height * 0.4 + i * height * 0.8, y - height * 0.68, height * 0.46, fill),
    ),
  );

/** A terracotta pot of marigolds. */
export function flowerPot(x: number, ground: number, size: number, flower = marigold): string {
  const r = size * 0.16;
  return join(
    shadow(x, ground, size * 0.42),
    ellipse(x, ground - size * 0.58, size * 0.42, size * 0.26, leaf),
    [
      [-0.3, 0.62],
      [0, 0.78],
      [0.3, 0.62],
      [-0.14, 0.6],
      [0.16, 0.58],
    ].map(([dx, dy]) =>
      join(
        circle(x + dx! * size, ground - dy! * size, r, flower),
        circle(x + dx! * size, ground - dy! * size, r * 0.45, saffron),
      ),
    ),
    shape(
      `M${x - size * 0.34} ${ground - size * 0.42}H${x + size * 0.34}L${x + size * 0.24} ${ground}H${x - size * 0.24}Z`,
      clay,
    ),
    rect(x - size * 0.38, ground - size * 0.48, size * 0.76, size * 0.12, brick, 3),
  );
}

/** Grass with a far edge at `horizon` and a few tufts. */
export function lawn(
  width: number,
  horizon: number,
  bottom: number,
  seed = 3,
  fill = grass,
  tuft = grassDeep,
): string {
  const random = scatter(seed);
  return join(
    rect(0, horizon, width, bottom - horizon, fill),
    shape(
      `M0 ${horizon + (bottom - horizon) * 0.55}Q${width * 0.4} ${horizon + (bottom - horizon) * 0.42} ${width} ${horizon + (bottom - horizon) * 0.62}V${bottom}H0Z`,
      tuft,
    ),
    times(26, () => {
      const [x, y] = [random() * width, horizon + 30 + random() * (bottom - horizon - 40)];
      return stroke(
        `M${x - 9} ${y - 12}L${x} ${y}L${x + 3} ${y - 16}M${x} ${y}L${x + 11} ${y - 10}`,
        leafLight,
        3.4,
      );
    }),
  );
}
