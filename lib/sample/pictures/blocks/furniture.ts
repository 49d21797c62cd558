import { brick, cream, ink, leaf, marigold, rose, skyDeep, stone, teal, wood, woodDeep } from './palette';
import { circle, join, rect, ring, shadow, shape, times } from './shapes';

/** A table seen from the front: top, apron and legs. */
export function table(
  x: number,
  top: number,
  w: number,
  ground: number,
  colour = wood,
  edge = woodDeep,
): string {
  return join(
    shadow(x + w / 2, ground, w * 0.52, 14),
    rect(x + 16, top + 16, 18, ground - top - 16, edge),
    rect(x + w - 34, top + 16, 18, ground - top - 16, edge),
    rect(x + 16, top + 16, w - 32, 30, edge),
    rect(x, top, w, 20, colour, 5),
  );
}

/** A closed counter or bench with panels. */
export function counter(
  x: number,
  top: number,
  w: number,
  ground: number,
  front = ink,
  slab = stone,
): string {
  const doors = Math.max(2, Math.round(w / 190));
  const door = w / doors;
  return join(
    shadow(x + w / 2, ground, w * 0.52, 16),
    rect(x + 8, top + 16, w - 16, ground - top - 16, front),
    times(doors, (i) =>
      join(
        rect(x + i * door + 20, top + 44, door - 40, ground - top - 66, '#ffffff1c', 6),
        circle(x + i * door + door - 36, (top + ground) / 2 + 14, 6, marigold),
      ),
    ),
    rect(x - 8, top, w + 16, 22, slab, 4),
    rect(x - 8, top + 18, w + 16, 6, '#00000022'),
  );
}

/** Shelves full of books. */
export function bookcase(
  x: number,
  top: number,
  w: number,
  ground: number,
  shelves: number,
  seed = 2,
): string {
  const colours = [ink, brick, marigold, leaf, teal, rose, '#7c6aa8', cream];
  const gap = (ground - top - 16) / shelves;
  const perShelf = Math.floor((w - 40) / 22);
  return join(
    shadow(x + w / 2, ground, w * 0.54, 12),
    rect(x, top, w, ground - top, woodDeep, 4),
    times(shelves, (s) =>
      join(
        rect(x + 12, top + 14 + s * gap, w - 24, gap - 14, '#6b4428'),
        times(perShelf, (b) => {
          const pick = (b * 7 + s * 11 + seed * 5 + ((b * b) % 5)) % 23;
          if (pick === 3) return '';
          const tall = (gap - 14) * (0.66 + (pick % 5) * 0.065);
          return join(
            rect(
              x + 18 + b * 22,
              top + s * gap + gap - tall,
              18,
              tall,
              colours[pick % colours.length] ?? ink,
              2,
            ),
            rect(x + 18 + b * 22, top + s * gap + gap - tall * 0.8, 18, 5, '#ffffff66'),
          );
        }),
      ),
    ),
  );
}

export const globe = (x: number, ground: number, size: number): string =>
  join(
    shape(`M${x - size * 0.3} ${ground}Q${x} ${ground - size * 0.16} ${x + size * 0.3} ${ground}Z`, woodDeep),
    rect(x - 3, ground - size * 0.3, 6, size * 0.24, woodDeep),
    circle(x, ground - size * 0.62, size * 0.36, skyDeep),
    shape(
      `M${x - size * 0.2} ${ground - size * 0.8}q${size * 0.2} ${-size * 0.16} ${size * 0.3} 0q${size * 0.1} ${size * 0.16} ${-size * 0.06} ${size * 0.2}q${-size * 0.04} ${size * 0.2} ${-size * 0.1} ${size * 0.08}q${-size * 0.2} ${-size * 0.1} ${-size * 0.14} ${-size * 0.28}Z`,
      leaf,
    ),
    ring(x, ground - size * 0.62, size * 0.39, marigold, size * 0.035),
  );

/** A pupil's desk seen from the front: slab, modesty panel, feet. */
export const desk = (x: number, top: number, w: number, ground: number): string =>
  join(
    shadow(x + w / 2, ground, w * 0.52, 12),
    rect(x + 14, top + 14, 14, ground - top - 14, woodDeep),
    rect(x + w - 28, top + 14, 14, ground - top - 14, woodDeep),
    rect(x + 10, top + 14, w - 20, (ground - top) * 0.72, '#a87545', 3),
    rect(x, top, w, 18, wood, 5),
  );
