import {
  brick,
  brickDeep,
  cream,
  ink,
  inkSoft,
  marigold,
  sand,
  sky,
  skyDeep,
  steel,
  stone,
  white,
  woodDeep,
} from './palette';
import { circle, join, rect, shadow, shape, stroke, times } from './shapes';

/** One classroom of an open corridor: a door, a window, and the rail in front. */
function bay(x: number, y: number, w: number, h: number): string {
  return join(
    rect(x, y, w, h, '#d9c39a'),
    rect(x, y, w, h * 0.16, '#b79d6e'),
    rect(x + w * 0.1, y + h * 0.26, w * 0.22, h * 0.74, woodDeep),
    rect(x + w * 0.14, y + h * 0.34, w * 0.14, h * 0.2, '#c99f6d'),
    rect(x + w * 0.44, y + h * 0.3, w * 0.44, h * 0.36, white),
    rect(x + w * 0.46, y + h * 0.33, w * 0.4, h * 0.3, skyDeep),
    stroke(`M${x + w * 0.66} ${y + h * 0.33}V${y + h * 0.63}`, white, w * 0.025, 'butt'),
  );
}

function rail(x: number, y: number, w: number, h: number): string {
  return join(
    rect(x, y, w, h * 0.12, ink),
    times(Math.round(w / (h * 0.34)), (i) => rect(x + i * h * 0.34, y, h * 0.06, h, inkSoft)),
    rect(x, y + h * 0.88, w, h * 0.14, brick),
  );
}

/** The second building: three storeys of open corridors, a brick stair tower, tanks and sun panels on the roof. */
export function newBlock(x: number, ground: number, width: number, height: number, bays = 6): string {
  const storey = height / 3.25;
  const plinth = storey * 0.25;
  const tower = width * 0.17;
  const [left, w] = [x + tower, (width - tower) / bays];
  const roof = ground - plinth - storey * 3;
  return join(
    shadow(x + width / 2, ground + 4, width * 0.52, 14),
    rect(left + w * 0.6, roof - storey * 0.42, w * 0.42, storey * 0.44, '#3d4252', 10),
    rect(left + w * 1.1, roof - storey * 0.42, w * 0.42, storey * 0.44, '#3d4252', 10),
    times(3, (i) =>
      join(
        shape(
          `M${left + w * (2.4 + i)} ${roof - storey * 0.08}L${left + w * (2.7 + i)} ${roof - storey * 0.4}H${left + w * (3.3 + i)}L${left + w * (3 + i)} ${roof - storey * 0.08}Z`,
          ink,
        ),
        stroke(
          `M${left + w * (2.55 + i)} ${roof - storey * 0.24}H${left + w * (3.15 + i)}M${left + w * (2.7 + i)} ${roof - storey * 0.08}L${left + w * (3 + i)} ${roof - storey * 0.4}`,
          '#6b86c9',
          2,
        ),
      ),
    ),
    times(3, (level) => {
      const y = ground - plinth - storey * (level + 1);
      return join(
        times(bays, (i) => bay(left + i * w, y + storey * 0.08, w, storey * 0.92)),
        level ? rail(left, y + storey * 0.66, width - tower, storey * 0.34) : '',
        times(bays + 1, (i) => rect(left + i * w - w * 0.045, y, w * 0.09, storey, cream)),
        rect(left - 4, y - storey * 0.02, width - tower + 16, storey * 0.11, sand),
        rect(left - 4, y + storey * 0.07, width - tower + 16, storey * 0.03, brick),
      );
    }),
    rect(left - 6, roof - storey * 0.1, width - tower + 20, storey * 0.12, cream),
    rect(x, roof - storey * 0.55, tower, storey * 3.55 + plinth, brick),
    rect(x - 8, roof - storey * 0.62, tower + 16, storey * 0.1, brickDeep),
    rect(x + tower * 0.34, roof - storey * 0.2, tower * 0.32, storey * 2.2, '#8e3c2c'),
    times(7, (i) =>
      circle(x + tower * 0.5, roof + storey * (0.02 + i * 0.28), tower * 0.1, i % 2 ? sky : '#f6d58d'),
    ),
    shape(
      `M${x + tower * 0.24} ${ground - plinth}V${ground - plinth - storey * 0.56}Q${x + tower * 0.5} ${ground - plinth - storey * 0.86} ${x + tower * 0.76} ${ground - plinth - storey * 0.56}V${ground - plinth}Z`,
      '#3b4777',
    ),
    rect(x - 10, ground - plinth, width + 24, plinth, brickDeep),
    times(3, (i) =>
      rect(
        x - 6 - i * 14,
        ground - plinth + (plinth * i) / 3,
        tower * 1.1 + i * 20,
        plinth / 3 + 1,
        i % 2 ? stone : steel,
      ),
    ),
    rect(left - 6, roof - storey * 0.1, width - tower + 20, 4, marigold),
  );
}
