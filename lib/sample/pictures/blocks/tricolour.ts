import { circle, join, rect, ring, shadow, stroke, times } from './shapes';
import { brick, brickDeep, marigold, sand, stone } from './palette';

const navy = '#06038d';

/** The national flag, 3:2, with the 24-spoke chakra three quarters as high as the white band. */
export function tricolour(x: number, y: number, width: number): string {
  const band = (width * 2) / 9;
  const [cx, cy, r] = [x + width / 2, y + band * 1.5, band * 0.375];
  const spokes = times(24, (index) => {
    const angle = (index * Math.PI) / 12;
    return `M${cx} ${cy}L${cx + r * Math.cos(angle)} ${cy + r * Math.sin(angle)}`;
  }).join('');
  return join(
    rect(x, y, width, band, '#ff9933'),
    rect(x, y + band, width, band, '#ffffff'),
    rect(x, y + band * 2, width, band, '#138808'),
    ring(cx, cy, r * 0.95, navy, r * 0.11),
    stroke(spokes, navy, r * 0.055, 'butt'),
    circle(cx, cy, r * 0.17, navy),
  );
}

/** A flag at the top of a pole on a stepped plinth. */
export function flagPole(x: number, ground: number, height: number, flagWidth: number): string {
  const wide = flagWidth * 0.9;
  return join(
    shadow(x, ground, wide * 0.8),
    rect(x - wide * 0.62, ground - 18, wide * 1.24, 20, brickDeep, 3),
    rect(x - wide * 0.45, ground - 38, wide * 0.9, 22, brick, 3),
    rect(x - wide * 0.28, ground - 60, wide * 0.56, 24, sand, 3),
    rect(x - 5, ground - height, 10, height - 58, stone, 4),
    circle(x, ground - height - 6, 10, marigold),
    tricolour(x + 5, ground - height + 10, flagWidth),
  );
}
