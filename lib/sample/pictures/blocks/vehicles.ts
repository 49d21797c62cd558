import { ink, inkSoft, marigold, rose, saffron, sky, skyDeep, steel, stone, white } from './palette';
import { circle, join, place, rect, shadow, shape, times } from './shapes';

/** A yellow school bus seen from the side, its wheels on `ground`; faces is drawn in the windows. */
export function schoolBus(x: number, ground: number, width: number, faces = ''): string {
  return join(
    shadow(x + width / 2, ground, width * 0.52, width * 0.03),
    place(
      x,
      ground,
      width / 1000,
      join(
        shape('M20 -90V-360Q20 -400 60 -400H900Q950 -400 965 -350L985 -230Q990 -215 990 -190V-90Z', marigold),
        rect(20, -150, 970, 22, ink),
        rect(20, -112, 970, 30, '#c77f05'),
        rect(60, -428, 780, 30, '#d98d08', 10),
        times(5, (i) => rect(60 + i * 142, -354, 122, 130, sky, 12)),
        faces,
        times(5, (i) =>
          join(rect(60 + i * 142, -290, 122, 5, steel), rect(60 + i * 142, -262, 122, 5, steel)),
        ),
        rect(780, -350, 92, 250, skyDeep, 8),
        rect(822, -350, 8, 250, inkSoft),
        shape('M890 -350H930Q944 -346 950 -322L966 -232H890Z', sky),
        circle(968, -178, 15, '#ffe9a8'),
        rect(14, -180, 12, 40, rose, 4),
        rect(976, -100, 20, 26, ink, 4),
        [190, 830].map((cx) =>
          join(circle(cx, -74, 74, '#2b2b35'), circle(cx, -74, 40, stone), circle(cx, -74, 14, steel)),
        ),
      ),
    ),
  );
}

export const cone = (x: number, ground: number, size: number): string =>
  place(
    x,
    ground,
    size / 100,
    join(
      shape('M-8 -80H8L30 0H-30Z', saffron),
      shape('M-15 -54H15L21 -32H-21Z', white),
      rect(-38, -8, 76, 8, saffron, 3),
    ),
  );
