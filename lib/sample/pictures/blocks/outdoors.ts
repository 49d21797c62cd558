import { circle, ellipse, fade, join, place, rect, shape, stroke, times } from './shapes';
import {
  brick,
  leaf,
  leafLight,
  marigold,
  mist,
  paper,
  rose,
  saffron,
  sky,
  skyDeep,
  sun,
  white,
} from './palette';

const cloud = (x: number, y: number, size: number): string =>
  place(
    x,
    y,
    size,
    join(
      ellipse(0, 0, 70, 20, white),
      circle(-26, -14, 26, white),
      circle(14, -22, 34, white),
      circle(44, -8, 20, white),
    ),
  );

/** Morning sky: paper near the horizon, a low sun, hills. */
export function morning(width: number, horizon: number, sunX = width * 0.78): string {
  return join(
    rect(0, 0, width, horizon + 4, sky),
    fade(0.5, circle(sunX, horizon * 0.4, horizon * 0.34, paper)),
    circle(sunX, horizon * 0.4, horizon * 0.17, sun),
    rect(0, horizon * 0.8, width, horizon * 0.2 + 4, mist),
    cloud(width * 0.16, horizon * 0.3, width / 1500),
    cloud(width * 0.52, horizon * 0.18, width / 1900),
    cloud(width * 0.93, horizon * 0.56, width / 2200),
    fade(
      0.6,
      shape(
        `M0 ${horizon}Q${width * 0.12} ${horizon * 0.78} ${width * 0.3} ${horizon * 0.9}T${width * 0.62} ${horizon * 0.86}T${width} ${horizon * 0.84}V${horizon + 4}H0Z`,
        skyDeep,
      ),
    ),
    fade(
      0.75,
      shape(
        `M0 ${horizon}Q${width * 0.2} ${horizon * 0.86} ${width * 0.46} ${horizon * 0.95}T${width} ${horizon * 0.92}V${horizon + 4}H0Z`,
        leafLight,
      ),
    ),
  );
}

/** A hanging string of small paper flags, from one point to another. */
export function bunting(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag = 60,
  colours = [saffron, paper, leaf, marigold, rose],
): string {
  const count = Math.round(Math.abs(x2 - x1) / 58);
  const at = (t: number): [number, number] => [
    x1 + (x2 - x1) * t,
    y1 + (y2 - y1) * t + Math.sin(t * Math.PI) * sag,
  ];
  return join(
    stroke(`M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag * 2} ${x2} ${y2}`, '#8a7a66', 3),
    times(count, (i) => {
      const [x, y] = at((i + 0.5) / count);
      return shape(`M${x - 17} ${y - 1}H${x + 17}L${x} ${y + 36}Z`, colours[i % colours.length] ?? paper);
    }),
  );
}

/** A toran: a garland of marigolds with mango leaves between. */
export function toran(x: number, y: number, width: number, swags: number, size = 15): string {
  const step = width / swags;
  return join(
    times(swags + 1, (i) =>
      join(
        shape(
          `M${x + i * step - size * 0.5} ${y}Q${x + i * step - size} ${y + size * 2} ${x + i * step} ${y + size * 4}Q${x + i * step + size} ${y + size * 2} ${x + i * step + size * 0.5} ${y}Z`,
          leaf,
        ),
        circle(x + i * step, y, size * 0.8, saffron),
      ),
    ),
    times(swags, (i) =>
      times(9, (j) => {
        const t = (j + 0.5) / 9;
        return circle(
          x + (i + t) * step,
          y + Math.sin(t * Math.PI) * step * 0.24,
          size * 0.62,
          j % 2 ? saffron : marigold,
        );
      }).join(''),
    ),
  );
}

/** A low school wall with jaali openings, between brick piers. */
export function boundary(width: number, ground: number, height: number, fill = '#efdcb4'): string {
  const bays = Math.round(width / (height * 2.4));
  const bay = width / bays;
  return join(
    rect(0, ground - height, width, height, fill),
    rect(0, ground - height - 8, width, 12, brick),
    times(bays, (i) =>
      join(
        times(6, (j) =>
          circle(i * bay + bay * (0.2 + j * 0.12), ground - height * 0.55, height * 0.11, '#d9bf8d'),
        ),
        rect(i * bay - height * 0.14, ground - height * 1.16, height * 0.28, height * 1.16, brick),
      ),
    ),
  );
}
