import { circle, ellipse, join, place, shape, times } from './shapes';
import { brick, leaf, marigold, paper, rose, saffron, teal, white } from './palette';

const petal = (r: number, length: number, wide: number): string =>
  `M0 ${-r}C${wide} ${-r - length * 0.35} ${wide * 0.6} ${-r - length * 0.8} 0 ${-r - length}C${-wide * 0.6} ${-r - length * 0.8} ${-wide} ${-r - length * 0.35} 0 ${-r}Z`;

const wreath = (count: number, r: number, length: number, wide: number, fill: string, offset = 0): string =>
  join(
    times(
      count,
      (i) =>
        `<g transform="rotate(${(i * 360) / count + offset})">${shape(petal(r, length, wide), fill)}</g>`,
    ),
  );

/** A rangoli seen from above; flatten < 1 lays it on the floor. */
export function rangoli(x: number, y: number, size: number, flatten = 1): string {
  return join(
    `<g transform="translate(${x} ${y}) scale(${size / 100} ${(size / 100) * flatten})">`,
    circle(0, 0, 98, '#00000012'),
    wreath(16, 66, 32, 13, rose),
    wreath(16, 64, 18, 8, paper),
    circle(0, 0, 70, paper),
    circle(0, 0, 66, teal),
    wreath(12, 34, 32, 12, marigold, 15),
    wreath(12, 36, 20, 7, saffron, 15),
    times(24, (i) => `<g transform="rotate(${i * 15})">${circle(0, -61, 3, white)}</g>`),
    circle(0, 0, 38, paper),
    wreath(8, 8, 28, 11, rose),
    wreath(8, 8, 18, 6, '#f7b6c4'),
    circle(0, 0, 11, marigold),
    '</g>',
  );
}

/** A pierced stone screen: rows of eight-pointed openings. */
export function jaali(
  x: number,
  y: number,
  w: number,
  h: number,
  cell: number,
  frame = '#d3a869',
  open = '#d5eaf3',
): string {
  const [columns, rows] = [Math.floor(w / cell), Math.floor(h / cell)];
  return join(
    shape(`M${x} ${y}h${w}v${h}h${-w}Z`, frame),
    times(columns * rows, (i) => {
      const [cx, cy] = [
        x + ((i % columns) + 0.5) * (w / columns),
        y + (Math.floor(i / columns) + 0.5) * (h / rows),
      ];
      return place(
        cx,
        cy,
        cell / 100,
        shape('M0 -38L10 -10L38 0L10 10L0 38L-10 10L-38 0L-10 -10Z', open) + circle(0, 0, 15, open),
      );
    }),
  );
}

/** A lotus seen from the side. */
export const lotus = (
  x: number,
  y: number,
  size: number,
  colour = rose,
  inner = '#e98aa3',
  heart = '#f7c6d2',
): string =>
  place(
    x,
    y,
    size / 100,
    join(
      [-62, 62, -36, 36].map(
        (turn) =>
          `<g transform="rotate(${turn})">${shape(petal(0, 92, 30), Math.abs(turn) > 50 ? colour : inner)}</g>`,
      ),
      shape(petal(0, 96, 32), colour),
      shape(petal(0, 60, 16), heart),
    ),
  );

/** A lit clay lamp. */
export const diya = (x: number, ground: number, size: number): string =>
  place(
    x,
    ground,
    size / 100,
    join(
      ellipse(0, 0, 62, 9, '#00000022'),
      `<g opacity="0.28">${circle(0, -78, 52, '#ffd166')}</g>`,
      shape('M0 -118C18 -92 20 -76 0 -58C-20 -76 -18 -92 0 -118Z', saffron),
      shape('M0 -98C9 -84 10 -74 0 -64C-10 -74 -9 -84 0 -98Z', '#ffe08a'),
      shape('M-56 -46Q0 -66 56 -46Q46 -2 0 0Q-46 -2 -56 -46Z', brick),
      ellipse(0, -47, 55, 11, '#e0935f'),
      ellipse(0, -46, 42, 7, marigold),
      times(5, (i) => circle(-30 + i * 15, -24 + Math.abs(i - 2) * -3, 4.5, paper)),
    ),
  );

/** The tall brass lamp lit to open a function. */
export const brassLamp = (x: number, ground: number, size: number): string =>
  place(
    x,
    ground,
    size / 100,
    join(
      ellipse(0, 0, 26, 4, '#00000022'),
      shape('M-22 0Q-18 -9 -6 -10L-3 -16H3L6 -10Q18 -9 22 0Z', '#b9791a'),
      shape('M-3 -14H3V-80H-3Z', marigold),
      [-30, -52].map((y) => join(ellipse(0, y, 7, 3, '#b9791a'))),
      shape('M-24 -84Q0 -92 24 -84Q16 -72 0 -70Q-16 -72 -24 -84Z', '#b9791a'),
      ellipse(0, -84.5, 24, 4.5, marigold),
      [-20, -10, 0, 10, 20].map((dx) =>
        join(
          shape(
            `M${dx} -98C${dx + 4} -92 ${dx + 4} -88 ${dx} -85C${dx - 4} -88 ${dx - 4} -92 ${dx} -98Z`,
            saffron,
          ),
          circle(dx, -89, 1.8, '#ffe08a'),
        ),
      ),
      shape('M-3 -86H3L2 -102Q0 -108 -2 -102Z', marigold),
      wreathDot(-46),
      wreathDot(-66),
    ),
  );

const wreathDot = (y: number): string =>
  join(
    times(3, (i) => circle(-5 + i * 5, y, 3, i === 1 ? leaf : saffron)),
    circle(0, y + 4, 3, marigold),
  );
