import { toran } from '../../blocks/outdoors';
import { brick, brickDeep, woodDeep } from '../../blocks/palette';
import { curtain } from '../../blocks/room';
import { ellipse, join, rect, shape, times } from '../../blocks/shapes';

/** A stage that fills the picture: backdrop, boards, curtains and a garlanded border. */
export function stage(width: number, height: number, back = '#f7e3b8', glow = '#fcf1d3'): string {
  const floor = height * 0.72;
  return join(
    rect(0, 0, width, height, back),
    ellipse(width / 2, floor * 0.62, width * 0.34, floor * 0.56, glow),
    rect(0, floor, width, height - floor, '#c78a52'),
    times(7, (i) => rect(0, floor + 14 + i * i * 6 + i * 12, width, 3, '#b0763f')),
    curtain(0, 0, 176, floor + 30),
    curtain(width - 176, 0, 176, floor + 30),
    rect(0, 0, width, 64, brickDeep),
    times(10, (i) =>
      shape(
        `M${(i * width) / 10} 62Q${((i + 0.5) * width) / 10} 150 ${((i + 1) * width) / 10} 62Z`,
        i % 2 ? brick : '#a2462f',
      ),
    ),
    toran(10, 66, width - 20, 10, 12),
    rect(0, height - 26, width, 26, woodDeep),
  );
}
