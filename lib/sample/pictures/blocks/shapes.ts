/** Plain SVG shapes as strings. Coordinates are pixels of the finished picture. */
export const join = (...parts: (string | string[])[]): string => parts.flat().join('');

export const rect = (x: number, y: number, w: number, h: number, fill: string, radius = 0): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}" fill="${fill}"/>`;

export const circle = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

export const ring = (x: number, y: number, r: number, stroke: string, width: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

export const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

export const stroke = (d: string, colour: string, width: number, cap: 'round' | 'butt' = 'round'): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="${cap}" stroke-linejoin="round"/>`;

/** Moves, then scales, then turns what it wraps. A negative scale mirrors left and right. */
export const place = (x: number, y: number, scale: number, inner: string, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale} ${Math.abs(scale)})">${inner}</g>`;

export const fade = (opacity: number, inner: string): string => `<g opacity="${opacity}">${inner}</g>`;

/** The soft flat shadow under everything that stands on the ground. */
export const shadow = (x: number, y: number, rx: number, ry = rx * 0.16): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#1b2a5b" opacity="0.16"/>`;

export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Repeatable scatter: the same seed always gives the same numbers from 0 to 1. */
export function scatter(seed: number): () => number {
  let state = seed * 7919 + 13;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}
