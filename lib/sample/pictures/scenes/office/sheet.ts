import { marigold, white } from '../../blocks/palette';
import { join, rect, times } from '../../blocks/shapes';

export const sheet = (x: number, y: number, w: number, turn = 0, accent = marigold): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${join(
    rect(4, 6, w, w * 1.3, '#1b2a5b22', 5),
    rect(0, 0, w, w * 1.3, white, 5),
    rect(w * 0.12, w * 0.12, w * 0.3, w * 0.34, accent, 4),
    times(5, (i) =>
      rect(
        w * (i < 2 ? 0.5 : 0.12),
        w * (0.18 + i * 0.2),
        w * (i < 2 ? 0.38 : 0.76),
        w * 0.055,
        '#c3cad6',
        2,
      ),
    ),
  )}</g>`;
