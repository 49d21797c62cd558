import { circle, join, rect } from '../../blocks/shapes';

export function seat(x: number, y: number, s: number, kind: number): string {
  return join(
    kind ? circle(x, y - 56 * s, 34 * s, '#2a2126') : '',
    kind === 2 ? circle(x, y - 92 * s, 12 * s, '#2a2126') : '',
    rect(x - 52 * s, y - 30 * s, 104 * s, 150 * s, '#7d2f3f', 20),
    rect(x - 40 * s, y - 18 * s, 80 * s, 120 * s, '#933a4b', 14),
  );
}
