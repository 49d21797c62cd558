import { circle, ellipse, join, shape, stroke, times } from '../blocks/shapes';
import type { Look } from './look';

interface Hair {
  /** Behind the face. */
  back: string;
  /** Over the forehead. */
  front: string;
  /** In front of the shoulders. */
  over?: string;
}

type Cut = (left: number, right: number, look: Look) => Hair;

const outer = (l: number, r: number, low: number, top = 2): string =>
  `M${l - 0.5} ${low}C${l - 1.5} 7 ${l + 3} ${top} 16 ${top}C${r - 3} ${top} ${r + 1.5} 7 ${r + 0.5} ${low}`;

const shine = (l: number): string => stroke(`M${l + 3} 7.2Q${l + 6} 4 16 3.8`, '#ffffff24', 0.9);

const sidePart: Cut = (l, r, { hairColour: c }) => ({
  back: '',
  front: join(
    shape(
      `${outer(l, r, 16.5)}L${r - 0.5} 13C${r - 1.2} 10.5 ${r - 3} 9 ${r - 5} 8C18 10.4 ${l + 6} 10.8 ${l + 2.4} 10.2C${l + 1} 11.6 ${l + 0.6} 13.5 ${l + 0.3} 16Z`,
      c,
    ),
    stroke(`M${r - 5} 8Q${r - 6.5} 5 ${r - 6} 3`, '#ffffff30', 0.5),
  ),
});

const fringe: Cut = (l, r, { hairColour: c }) => ({
  back: '',
  front: join(
    shape(
      `${outer(l, r, 16)}L${r - 0.6} 12.6L${r - 2.2} 10.6L${r - 4} 12.4L${r - 6} 10.4L16.6 12.6L13.8 10.2L${l + 4.4} 12.4L${l + 2.2} 10.6L${l + 0.6} 13Z`,
      c,
    ),
    shine(l),
  ),
});

const curls: Cut = (l, r, { hairColour: c }) => ({
  back: '',
  front: join(
    times(10, (i) => {
      const angle = Math.PI * (1.02 + (i / 9) * 0.96);
      return circle(16 + Math.cos(angle) * ((r - l) / 2), 12 + Math.sin(angle) * 8.6, 2.7, c);
    }),
    shape(`M${l} 14C${l} 7 ${l + 4} 3 16 3S${r} 7 ${r} 14Q${r - 3} 9.4 16 9.2Q${l + 3} 9.4 ${l} 14Z`, c),
    times(5, (i) => circle(l + 4 + i * ((r - l - 8) / 4), 9.3, 1.7, c)),
  ),
});

const cropped: Cut = (l, r, { hairColour: c }) => ({
  back: '',
  front: shape(
    `M${l - 0.1} 15C${l - 0.5} 7.4 ${l + 4} 3.4 16 3.4S${r + 0.5} 7.4 ${r + 0.1} 15C${r - 0.4} 11 ${r - 2.4} 8.6 ${r - 3.4} 8.3Q16 7.2 ${l + 3.4} 8.3C${l + 2.4} 8.6 ${l + 0.4} 11 ${l - 0.1} 15Z`,
    c,
  ),
});

const quiff: Cut = (l, r, { hairColour: c }) => ({
  back: '',
  front: join(
    shape(
      `M${l - 0.4} 15.5C${l - 1} 9 ${l + 0.6} 5.6 ${l + 3.4} 4.4C${l + 6} 0.4 ${r - 3} -0.6 ${r - 0.6} 3.4C${r + 1.4} 6 ${r + 1} 11 ${r + 0.4} 15.5L${r - 0.7} 12.2C${r - 1.6} 9.4 ${r - 5} 9.2 15 8C${l + 5} 7.4 ${l + 1.4} 9.6 ${l + 0.6} 13.5Z`,
      c,
    ),
    stroke(`M${l + 5} 6Q16 2 ${r - 3} 4`, '#ffffff24', 0.8),
  ),
});

const middlePart = (l: number, r: number, c: string, low = 19): string =>
  join(
    shape(
      `${outer(l, r, low)}C${r - 0.2} 14 ${r - 3} 10 16 6.4C${l + 3} 10 ${l + 0.2} 14 ${l - 0.5} ${low}Z`,
      c,
    ),
    stroke('M16 6.4V2.4', '#ffffff38', 0.5),
  );

const swept = (l: number, r: number, c: string, low = 19): string =>
  join(
    shape(
      `${outer(l, r, low)}C${r - 0.2} 14 ${r - 3} 11 ${l + 6} 6.2C${l + 3} 8.6 ${l + 0.4} 13 ${l - 0.5} ${low}Z`,
      c,
    ),
    stroke(`M${l + 6} 6.2Q${l + 6} 4 ${l + 7} 2.8`, '#ffffff38', 0.5),
  );

const bangs = (l: number, r: number, c: string, low = 19): string =>
  join(
    shape(
      `${outer(l, r, low)}C${r} 14.6 ${r - 0.6} 13 ${r - 1.2} 12.3Q16 14 ${l + 1.2} 12.3C${l + 0.6} 13 ${l} 14.6 ${l - 0.5} ${low}Z`,
      c,
    ),
    shine(l),
  );

const forehead = (l: number, r: number, look: Look): string =>
  [middlePart, swept, bangs][look.old ? look.hair % 2 : Math.floor(look.hair / 7) % 3]!(
    l,
    r,
    look.hairColour,
  );

const ribbon = (x: number, y: number, fill: string): string =>
  join(shape(`M${x} ${y}l-3 -2v4zM${x} ${y}l3 -2v4z`, fill), circle(x, y, 0.9, fill));

const plait = (x: number, y: number, knots: number, c: string, lean: number): string =>
  join(
    times(knots, (i) => ellipse(x + lean * i * 0.4, y + i * 2.5, 1.9 - i * 0.07, 1.7, c)),
    times(knots - 1, (i) =>
      stroke(`M${x - 1 + lean * i * 0.4} ${y + 0.6 + i * 2.5}l1 1l1 -1`, '#ffffff26', 0.4),
    ),
  );

const twoPlaits: Cut = (l, r, look) => ({
  back: '',
  front: forehead(l, r, look),
  over: join(
    plait(l - 0.4, 21, 5, look.hairColour, -0.5),
    plait(r + 0.4, 21, 5, look.hairColour, 0.5),
    ribbon(l - 1.3, 32.4, look.ribbon),
    ribbon(r + 1.3, 32.4, look.ribbon),
  ),
});

const onePlait: Cut = (l, r, look) => ({
  back: '',
  front: forehead(l, r, look),
  over: join(plait(r + 0.2, 21, 7, look.hairColour, -0.6), ribbon(r - 1.2, 38, look.ribbon)),
});

const ponytail: Cut = (l, r, look) => ({
  back: join(
    shape(
      `M${r - 3} 5C${r + 3} 2 ${r + 6} 8 ${r + 4.6} 15C${r + 4} 19 ${r + 2} 21 ${r + 0.6} 22C${r + 2} 16 ${r + 1} 10 ${r - 3} 5Z`,
      look.hairColour,
    ),
    circle(r - 1.2, 5.4, 1.5, look.ribbon),
  ),
  front: forehead(l, r, look),
});

const bob: Cut = (l, r, look) => ({
  back: shape(
    `M16 3C${l - 2} 3 ${l - 2.6} 16 ${l - 1.8} 22Q${l - 1.6} 26 ${l + 0.6} 26.6Q${l + 3} 27.2 ${l + 5} 25H${r - 5}Q${r - 3} 27.2 ${r - 0.6} 26.6Q${r + 1.6} 26 ${r + 1.8} 22C${r + 2.6} 16 ${r + 2} 3 16 3Z`,
    look.hairColour,
  ),
  front: join(
    forehead(l, r, look),
    look.hair % 2 ? stroke(`M${l - 0.6} 10Q16 -1.6 ${r + 0.6} 10`, look.ribbon, 1.1) : '',
  ),
});

const longHair: Cut = (l, r, look) => ({
  back: shape(
    `M16 3C${l - 2} 3 ${l - 1} 14 ${l - 1.4} 19C${l - 3.2} 23 ${l - 1} 26 ${l - 2.4} 30Q${l - 1} 33.4 ${l + 2} 32.4Q${l + 4} 33 ${l + 5} 30L16 25L${r - 5} 30Q${r - 4} 33 ${r - 2} 32.4Q${r + 1} 33.4 ${r + 2.4} 30C${r + 1} 26 ${r + 3.2} 23 ${r + 1.4} 19C${r + 1} 14 ${r + 2} 3 16 3Z`,
    look.hairColour,
  ),
  front: forehead(l, r, look),
});

const topBun: Cut = (l, r, look) => ({
  back: join(circle(16, 2, 4.2, look.hairColour), look.hair % 2 ? gajra(16, 4.6, 4.4) : ''),
  front: forehead(l, r, look),
});

const lowBun: Cut = (l, r, look) => ({
  back: join(circle(r + 1, 21, 3.6, look.hairColour), look.hair % 2 ? gajra(r + 1.2, 21, 3.2) : ''),
  front: forehead(l, r, look),
});

/** A string of jasmine round a bun. */
const gajra = (x: number, y: number, r: number): string =>
  join(
    times(7, (i) => {
      const angle = Math.PI * (0.1 + (i / 6) * 0.8);
      return circle(x + Math.cos(angle) * r, y - Math.sin(angle) * r * 0.7, 0.85, '#fff8e8');
    }),
  );

const puffs: Cut = (l, r, look) => ({
  back: join(
    circle(l + 0.6, 4.6, 3.2, look.hairColour),
    circle(r - 0.6, 4.6, 3.2, look.hairColour),
    circle(l + 2.4, 6.4, 1, look.ribbon),
    circle(r - 2.4, 6.4, 1, look.ribbon),
  ),
  front: forehead(l, r, look),
});

const shortCurls: Cut = (l, r, look) => ({
  back: join(
    times(9, (i) => {
      const angle = Math.PI * (0.86 + (i / 8) * 1.28);
      return circle(16 + Math.cos(angle) * ((r - l) / 2 + 0.6), 13 + Math.sin(angle) * 9, 3, look.hairColour);
    }),
  ),
  front: forehead(l, r, look),
});

const temples: Cut = (l, r, { hairColour: c }) => {
  const side = `M${l - 0.5} 17.5C${l - 1.4} 12 ${l + 0.4} 9.4 ${l + 2} 8.6C${l + 1.2} 12 ${l + 1} 15 ${l + 0.5} 17.5Z`;
  return {
    back: '',
    front: join(shape(side, c), `<g transform="translate(32 0) scale(-1 1)">${shape(side, c)}</g>`),
  };
};

const receding: Cut = (l, r, { hairColour: c }) => ({
  back: '',
  front: shape(
    `${outer(l, r, 16.5, 3)}L${r - 0.4} 12.6C${r - 1} 9 ${r - 3} 6.6 ${r - 5} 6.4Q16 8.4 ${l + 5} 6.4C${l + 3} 6.6 ${l + 1} 9 ${l + 0.4} 12.6Z`,
    c,
  ),
});

const boys = [sidePart, fringe, curls, cropped, quiff];
const girls = [twoPlaits, ponytail, twoPlaits, bob, onePlait, puffs, twoPlaits, shortCurls];
const women = [lowBun, onePlait, topBun, bob, longHair, lowBun];
const men = [sidePart, receding, cropped, curls, sidePart];

const cuts: Partial<Record<Look['style'], readonly Cut[]>> = {
  boy: boys,
  plaits: girls,
  girl: girls,
  child: [bob, ponytail, shortCurls, puffs],
  woman: women,
  bun: [lowBun, topBun, onePlait],
  updo: [topBun],
  greyBun: [lowBun, topBun],
  man: men,
  moustache: men,
  beard: men,
  grey: [temples, receding, temples],
  silver: [sidePart, receding],
};

/** Nothing where a turban or a scarf covers it. */
export function hairOf(look: Look): Hair {
  const of = cuts[look.style];
  if (!of) return { back: '', front: '' };
  return of[look.hair % of.length]!(16 - look.temple, 16 + look.temple, look);
}
