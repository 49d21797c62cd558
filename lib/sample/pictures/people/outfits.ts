import { circle, join, rect, shape, stroke } from '../blocks/shapes';
import { brick, cream, ink, inkSoft, leaf, marigold, paper, rose, white } from '../blocks/palette';
import type { Rig } from './rig';

export interface Outfit {
  legs: string;
  /** Share of the leg that cloth covers; the rest is skin. */
  cover: number;
  shoe: string;
  sock?: string;
  torso: string;
  sleeve: string;
  /** Share of the arm that cloth covers. */
  sleeveCover: number;
  skirt?: (rig: Rig) => string;
  detail?: (rig: Rig) => string;
}

const shade = '#e3e7ee';

export const collarTie =
  (tie: string, collar = white) =>
  (rig: Rig): string => {
    const y = rig.shoulder;
    return join(
      shape(`M-5 ${y}L0 ${y + 7}L5 ${y}Z`, collar),
      shape(`M-1.6 ${y + 4}H1.6L2.2 ${y + 17}L0 ${y + 20}L-2.2 ${y + 17}Z`, tie),
    );
  };

export const flare = (colour: string, length: number, spread: number, hem?: string) => (rig: Rig) => {
  const [top, low] = [rig.hip - 4, rig.hip + length];
  const half = rig.hipHalf + spread;
  return join(
    shape(`M${-rig.hipHalf} ${top}H${rig.hipHalf}L${half} ${low}Q0 ${low + 3} ${-half} ${low}Z`, colour),
    hem ? stroke(`M${half - 0.6} ${low - 2}Q0 ${low + 1} ${-half + 0.6} ${low - 2}`, hem, 2.4, 'butt') : '',
  );
};

/** White shirt, tie and ink-blue trousers, shorts for the small. */
export const boyUniform = (short = false): Outfit => ({
  legs: ink, cover: short ? 0.48 : 1, shoe: '#22222b', sock: white, torso: white, sleeve: shade, sleeveCover: 0.45,
  detail: (rig) => join(collarTie(marigold)(rig), rect(-rig.hipHalf, rig.hip - 3, rig.hipHalf * 2, 3, '#22222b')),
});

/** White shirt, tie and pleated ink-blue skirt. */
export const girlUniform = (): Outfit => ({
  legs: ink, cover: 0, shoe: '#22222b', sock: white, torso: white, sleeve: shade, sleeveCover: 0.45,
  skirt: (rig) =>
    join(
      flare(ink, -rig.hip * 0.5, 5)(rig),
      stroke(`M-4 ${rig.hip}L-6 ${rig.hip * 0.52}M0 ${rig.hip}V${rig.hip * 0.51}M4 ${rig.hip}L6 ${rig.hip * 0.52}`, inkSoft, 0.9),
    ),
  detail: collarTie(marigold),
});

/** Pale kurta, ink-blue folded dupatta and white salwar, as senior girls wear. */
export const seniorGirl = (): Outfit => ({
  legs: white, cover: 1, shoe: '#22222b', torso: '#d5e6f4', sleeve: '#c3d8ea', sleeveCover: 0.5,
  skirt: flare('#d5e6f4', 22, 3),
  detail: (rig) =>
    stroke(`M-8 ${rig.shoulder + 1}L0 ${rig.shoulder + 14}L8 ${rig.shoulder + 1}`, ink, 4.4),
});

/** Coloured T-shirt of a house with white track trousers. */
export const sportsKit = (colour: string, legs = white, short = false): Outfit => ({
  legs, cover: short ? 0.45 : 1, shoe: white, sock: white, torso: colour, sleeve: colour, sleeveCover: 0.42,
  detail: (rig) =>
    join(
      shape(`M-4 ${rig.shoulder}L0 ${rig.shoulder + 5}L4 ${rig.shoulder}Z`, white),
      stroke(`M${-rig.shoulderHalf + 1} ${rig.hip - 12}H${rig.shoulderHalf - 1}`, white, 2, 'butt'),
    ),
});

/** Blazer over shirt and tie. */
export const blazer = (girl: boolean): Outfit => ({
  ...(girl ? girlUniform() : boyUniform()),
  torso: inkSoft, sleeve: ink, sleeveCover: 1,
  detail: (rig) =>
    join(
      shape(`M-5 ${rig.shoulder}L0 ${rig.shoulder + 18}L5 ${rig.shoulder}Z`, white),
      collarTie(brick)(rig),
      circle(6, rig.shoulder + 12, 1.8, marigold),
    ),
});

export const labCoat = (under = ink): Outfit => ({
  legs: under, cover: 1, shoe: '#22222b', torso: white, sleeve: shade, sleeveCover: 0.95,
  skirt: flare(white, 20, 2),
  detail: (rig) =>
    join(
      shape(`M-5 ${rig.shoulder}L0 ${rig.shoulder + 16}L5 ${rig.shoulder}Z`, '#cfe0ee'),
      stroke(`M0 ${rig.shoulder + 16}V${rig.hip + 19}`, '#c5ccd8', 0.9),
      rect(3.5, rig.hip + 3, 5, 5, '#d9dee7', 1),
    ),
});

/** A sari: blouse, pleats to the feet, pallu over one shoulder with a border. */
export const sari = (cloth: string, border: string, blouse = border): Outfit => ({
  legs: cloth, cover: 1, shoe: '#5a3a2a', torso: blouse, sleeve: blouse, sleeveCover: 0.42,
  skirt: (rig) =>
    join(
      flare(cloth, -rig.hip - 2, 3.5, border)(rig),
      stroke(`M-1 ${rig.hip}L-3 -5M2 ${rig.hip}L1.5 -5M5 ${rig.hip}L6 -5`, '#00000020', 0.9),
    ),
  detail: (rig) => {
    const [s, h, w] = [rig.shoulder, rig.hip, rig.shoulderHalf];
    return join(
      shape(`M${w - 1} ${s + 1}L${w - 7} ${s}L${-w + 1} ${s + 20}L${-rig.hipHalf} ${h + 1}H${rig.hipHalf}L${w} ${s + 18}Z`, cloth),
      stroke(`M${w - 6.5} ${s + 1}L${-w + 2.5} ${s + 20.5}`, border, 2.4),
    );
  },
});

/** Kurta with a sleeveless jacket over pyjama trousers. */
export const kurta = (jacket: string | null, cloth = cream): Outfit => ({
  legs: white, cover: 1, shoe: '#6b4630', torso: jacket ?? cloth, sleeve: cloth, sleeveCover: 1,
  skirt: flare(cloth, 20, 1.5),
  detail: (rig) =>
    join(
      shape(`M-3.5 ${rig.shoulder}L0 ${rig.shoulder + (jacket ? 20 : 12)}L3.5 ${rig.shoulder}Z`, jacket ? cloth : '#00000012'),
      jacket ? stroke(`M0 ${rig.shoulder + 10}V${rig.hip - 2}`, '#00000030', 0.9) : '',
    ),
});

/** Salwar suit with a dupatta. */
export const salwar = (cloth: string, dupatta: string, legs = dupatta): Outfit => ({
  legs, cover: 1, shoe: '#5a3a2a', torso: cloth, sleeve: cloth, sleeveCover: 0.75,
  skirt: flare(cloth, 24, 4, dupatta),
  detail: (rig) => stroke(`M-9 ${rig.shoulder + 2}Q-8 ${rig.hip} -10 ${rig.hip + 14}M9 ${rig.shoulder + 2}Q8 ${rig.hip} 10 ${rig.hip + 14}`, dupatta, 4),
});

/** Shirt and trousers: staff, driver, guard. */
export const shirt = (top: string, legs: string, tie?: string): Outfit => ({
  legs, cover: 1, shoe: '#22222b', torso: top, sleeve: top, sleeveCover: 0.45,
  detail: (rig) =>
    join(
      tie ? collarTie(tie, top)(rig) : shape(`M-4.5 ${rig.shoulder}L0 ${rig.shoulder + 6}L4.5 ${rig.shoulder}Z`, '#ffffff66'),
      rect(-rig.hipHalf, rig.hip - 3, rig.hipHalf * 2, 3, '#33261f'),
    ),
});

/** Long flared dance dress with a sash and golden hem. */
export const dancer = (cloth: string, sash: string): Outfit => ({
  legs: sash, cover: 1, shoe: '#7a3b2a', torso: cloth, sleeve: cloth, sleeveCover: 0.5,
  skirt: (rig) =>
    join(
      flare(cloth, -rig.hip * 0.82, 22, marigold)(rig),
      stroke(`M-4 ${rig.hip}L-14 ${rig.hip * 0.22}M0 ${rig.hip}V${rig.hip * 0.2}M4 ${rig.hip}L14 ${rig.hip * 0.22}`, '#ffffff55', 1.2),
    ),
  detail: (rig) =>
    join(
      stroke(`M${-rig.shoulderHalf + 3} ${rig.shoulder + 2}L${rig.hipHalf - 1} ${rig.hip - 3}`, sash, 4.5),
      rect(-rig.hipHalf, rig.hip - 5, rig.hipHalf * 2, 3.6, marigold),
    ),
});

export const yogaKit = (): Outfit => ({ ...sportsKit(white, leaf), detail: undefined, shoe: '#00000000' });
export const apron = (colour = rose): Outfit => ({
  ...boyUniform(),
  detail: (rig) => join(collarTie(marigold)(rig), rect(-8, rig.shoulder + 12, 16, -rig.shoulder * 0.5, colour, 3), circle(-2, rig.hip, 1.6, paper)),
});
