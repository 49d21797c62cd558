import { brick, ink, inkSoft, leaf, marigold, white } from '../blocks/palette';
import { circle, join, rect, shape, stroke } from '../blocks/shapes';
import { collarTie, flare, type Outfit } from './outfit';

const shade = '#e3e7ee';

/** White shirt, tie and ink-blue trousers, shorts for the small. */
export const boyUniform = (short = false): Outfit => ({
  legs: ink,
  cover: short ? 0.48 : 1,
  shoe: '#22222b',
  sock: white,
  torso: white,
  sleeve: shade,
  sleeveCover: 0.45,
  detail: (rig) =>
    join(collarTie(marigold)(rig), rect(-rig.hipHalf, rig.hip - 3, rig.hipHalf * 2, 3, '#22222b')),
});

/** White shirt, tie and pleated ink-blue skirt. */
export const girlUniform = (): Outfit => ({
  legs: ink,
  cover: 0,
  shoe: '#22222b',
  sock: white,
  torso: white,
  sleeve: shade,
  sleeveCover: 0.45,
  skirt: (rig) =>
    join(
      flare(ink, -rig.hip * 0.5, 5)(rig),
      stroke(
        `M-4 ${rig.hip}L-6 ${rig.hip * 0.52}M0 ${rig.hip}V${rig.hip * 0.51}M4 ${rig.hip}L6 ${rig.hip * 0.52}`,
        inkSoft,
        0.9,
      ),
    ),
  detail: collarTie(marigold),
});

/** Pale kurta, ink-blue folded dupatta and white salwar, as senior girls wear. */
export const seniorGirl = (): Outfit => ({
  legs: white,
  cover: 1,
  shoe: '#22222b',
  torso: '#d5e6f4',
  sleeve: '#c3d8ea',
  sleeveCover: 0.5,
  skirt: flare('#d5e6f4', 22, 3),
  detail: (rig) => stroke(`M-8 ${rig.shoulder + 1}L0 ${rig.shoulder + 14}L8 ${rig.shoulder + 1}`, ink, 4.4),
});

/** Coloured T-shirt of a house with white track trousers. */
export const sportsKit = (colour: string, legs = white, short = false): Outfit => ({
  legs,
  cover: short ? 0.45 : 1,
  shoe: white,
  sock: white,
  torso: colour,
  sleeve: colour,
  sleeveCover: 0.42,
  detail: (rig) =>
    join(
      shape(`M-4 ${rig.shoulder}L0 ${rig.shoulder + 5}L4 ${rig.shoulder}Z`, white),
      stroke(`M${-rig.shoulderHalf + 1} ${rig.hip - 12}H${rig.shoulderHalf - 1}`, white, 2, 'butt'),
    ),
});

/** Blazer over shirt and tie. */
export const blazer = (girl: boolean): Outfit => ({
  ...(girl ? girlUniform() : boyUniform()),
  torso: inkSoft,
  sleeve: ink,
  sleeveCover: 1,
  detail: (rig) =>
    join(
      shape(`M-5 ${rig.shoulder}L0 ${rig.shoulder + 18}L5 ${rig.shoulder}Z`, white),
      collarTie(brick)(rig),
      circle(6, rig.shoulder + 12, 1.8, marigold),
    ),
});

export const labCoat = (under = ink): Outfit => ({
  legs: under,
  cover: 1,
  shoe: '#22222b',
  torso: white,
  sleeve: shade,
  sleeveCover: 0.95,
  skirt: flare(white, 20, 2),
  detail: (rig) =>
    join(
      shape(`M-5 ${rig.shoulder}L0 ${rig.shoulder + 16}L5 ${rig.shoulder}Z`, '#cfe0ee'),
      stroke(`M0 ${rig.shoulder + 16}V${rig.hip + 19}`, '#c5ccd8', 0.9),
      rect(3.5, rig.hip + 3, 5, 5, '#d9dee7', 1),
    ),
});

export const yogaKit = (): Outfit => ({ ...sportsKit(white, leaf), detail: undefined, shoe: '#00000000' });
