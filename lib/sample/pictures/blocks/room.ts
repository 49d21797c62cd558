import {
  board,
  brick,
  ink,
  leaf,
  leafLight,
  marigold,
  mist,
  paper,
  rose,
  sky,
  steel,
  teal,
  white,
  wood,
  woodDeep,
} from './palette';
import { circle, ellipse, join, rect, shape, stroke, times } from './shapes';

export interface RoomColours {
  wall?: string;
  dado?: string;
  floor?: string;
  line?: string;
  horizon?: number;
}

/** A room: wall, painted dado with a stripe, and a tiled floor running to the viewer. */
export function room(width: number, height: number, colours: RoomColours = {}): string {
  const { wall = '#f8eed8', dado = '#c9dfe6', floor = '#e6cfa6', line = '#d6ba8b' } = colours;
  const horizon = colours.horizon ?? height * 0.62;
  const dadoTop = horizon - height * 0.17;
  const mid = width / 2;
  return join(
    rect(0, 0, width, horizon, wall),
    rect(0, dadoTop, width, horizon - dadoTop, dado),
    rect(0, dadoTop - 8, width, 8, brick),
    rect(0, horizon - 14, width, 14, woodDeep),
    rect(0, horizon, width, height - horizon, floor),
    times(15, (i) =>
      stroke(
        `M${mid + (i - 7) * width * 0.075} ${horizon}L${mid + (i - 7) * width * 0.19} ${height}`,
        line,
        2.5,
        'butt',
      ),
    ),
    [0.1, 0.27, 0.52, 0.84].map((t) => rect(0, horizon + (height - horizon) * t, width, 2.5, line)),
  );
}

/** A grilled window with the garden behind it. */
export function windowPane(x: number, y: number, w: number, h: number): string {
  return join(
    rect(x - 12, y - 12, w + 24, h + 24, wood, 4),
    rect(x, y, w, h, sky),
    `<svg x="${x}" y="${y}" width="${w}" height="${h}">`,
    circle(w * 0.24, h * 0.8, w * 0.26, leafLight),
    circle(w * 0.78, h * 0.94, w * 0.32, leaf),
    circle(w * 0.5, h * 1.04, w * 0.26, leaf),
    '</svg>',
    stroke(`M${x + w / 2} ${y}V${y + h}M${x} ${y + h * 0.36}H${x + w}`, wood, 9, 'butt'),
    stroke(times(5, (i) => `M${x} ${y + h * (0.48 + i * 0.11)}H${x + w}`).join(''), steel, 3, 'butt'),
    rect(x - 22, y + h + 10, w + 44, 14, woodDeep, 3),
  );
}

/** The green board; `chalk` is drawn on it, in pixels from its upper left corner. */
export const greenBoard = (x: number, y: number, w: number, h: number, chalk = ''): string =>
  join(
    rect(x - 14, y - 14, w + 28, h + 28, wood, 5),
    rect(x, y, w, h, board),
    `<g transform="translate(${x} ${y})" fill="none" stroke="#e9f2ea" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" opacity="0.85">${chalk}</g>`,
    rect(x + w * 0.05, y + h + 6, w * 0.9, 14, woodDeep, 3),
    rect(x + w * 0.6, y + h, 34, 8, white, 2),
    rect(x + w * 0.66, y + h, 26, 8, marigold, 2),
  );

export function ceilingFan(x: number, y: number, span: number): string {
  return join(
    rect(x - 4, 0, 8, y, steel),
    shape(`M${x - span} ${y + 2}L${x - 12} ${y - 4}V${y + 12}L${x - span} ${y + 12}Z`, '#b08d63'),
    shape(`M${x + span} ${y + 2}L${x + 12} ${y - 4}V${y + 12}L${x + span} ${y + 12}Z`, '#b08d63'),
    shape(`M${x - 10} ${y + 4}L${x + 26} ${y + 30}L${x + 44} ${y + 24}L${x + 12} ${y}Z`, '#9a7850'),
    ellipse(x, y + 4, 26, 14, woodDeep),
    ellipse(x, y + 12, 15, 8, marigold),
  );
}

/** A pin board with drawings. */
export function pinBoard(x: number, y: number, w: number, h: number, seed = 0): string {
  const colours = [paper, '#fde3a7', '#cfe7f3', '#f6c9c0', '#d3e8cd'];
  const [columns, rows] = [Math.max(2, Math.round(w / 90)), Math.max(1, Math.round(h / 100))];
  const [cw, ch] = [w / columns, h / rows];
  return join(
    rect(x - 10, y - 10, w + 20, h + 20, wood, 4),
    rect(x, y, w, h, '#d9a86c'),
    times(columns * rows, (i) => {
      const [px, py] = [x + (i % columns) * cw + cw * 0.14, y + Math.floor(i / columns) * ch + ch * 0.12];
      const [pw, ph] = [cw * 0.72, ch * 0.76];
      const kind = (i * 3 + seed) % 4;
      return join(
        rect(px, py, pw, ph, colours[(i + seed) % colours.length] ?? paper, 3),
        kind === 0 ? circle(px + pw / 2, py + ph * 0.5, pw * 0.24, marigold) : '',
        kind === 1
          ? shape(
              `M${px + pw * 0.15} ${py + ph * 0.82}L${px + pw * 0.5} ${py + ph * 0.3}L${px + pw * 0.85} ${py + ph * 0.82}Z`,
              leaf,
            )
          : '',
        kind === 2
          ? [0.3, 0.5, 0.7].map((t) => rect(px + pw * 0.18, py + ph * t, pw * 0.64, 5, steel, 2))
          : '',
        kind === 3
          ? [0.2, 0.42, 0.64].map((t, j) =>
              rect(
                px + pw * t,
                py + ph * (0.7 - j * 0.16),
                pw * 0.16,
                ph * (0.16 + j * 0.16),
                j === 1 ? rose : teal,
              ),
            )
          : '',
        circle(px + pw / 2, py + 6, 5, rose),
      );
    }),
  );
}

export const wallClock = (x: number, y: number, r: number): string =>
  join(
    circle(x, y, r, woodDeep),
    circle(x, y, r * 0.84, white),
    stroke(`M${x} ${y}V${y - r * 0.56}M${x} ${y}L${x + r * 0.4} ${y + r * 0.14}`, ink, r * 0.1),
    times(12, (i) =>
      circle(
        x + Math.cos((i * Math.PI) / 6) * r * 0.7,
        y + Math.sin((i * Math.PI) / 6) * r * 0.7,
        r * 0.04,
        ink,
      ),
    ),
  );

export const framed = (x: number, y: number, w: number, h: number, inner: string, back = mist): string =>
  join(rect(x - 12, y - 12, w + 24, h + 24, marigold, 3), rect(x, y, w, h, back), inner);

export const curtain = (
  x: number,
  y: number,
  w: number,
  h: number,
  colour = brick,
  fold = '#8e3c2c',
): string =>
  join(
    rect(x, y, w, h, colour),
    times(Math.round(w / 44), (i) => shape(`M${x + i * 44 + 28} ${y}h10l4 ${h}h-18Z`, fold)),
  );
