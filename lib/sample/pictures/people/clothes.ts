import { cream, marigold, white } from '../blocks/palette';
import { join, rect, shape, stroke } from '../blocks/shapes';
import { collarTie, flare, type Outfit } from './outfit';

/** A sari: blouse, pleats to the feet, pallu over one shoulder with a border. */
export const sari = (cloth: string, border: string, blouse = border): Outfit => ({
  legs: cloth,
  cover: 1,
  shoe: '#5a3a2a',
  torso: blouse,
  sleeve: blouse,
  sleeveCover: 0.42,
  skirt: (rig) =>
    join(
      flare(cloth, -rig.hip - 2, 3.5, border)(rig),
      stroke(`M-1 ${rig.hip}L-3 -5M2 ${rig.hip}L1.5 -5M5 ${rig.hip}L6 -5`, '#00000020', 0.9),
    ),
  detail: (rig) => {
    const [s, h, w] = [rig.shoulder, rig.hip, rig.shoulderHalf];
    return join(
      shape(
        `M${w - 1} ${s + 1}L${w - 7} ${s}L${-w + 1} ${s + 20}L${-rig.hipHalf} ${h + 1}H${rig.hipHalf}L${w} ${s + 18}Z`,
        cloth,
      ),
      stroke(`M${w - 6.5} ${s + 1}L${-w + 2.5} ${s + 20.5}`, border, 2.4),
    );
  },
});

/** Kurta with a sleeveless jacket over pyjama trousers. */
export const kurta = (jacket: string | null, cloth = cream): Outfit => ({
  legs: white,
  cover: 1,
  shoe: '#6b4630',
  torso: jacket ?? cloth,
  sleeve: cloth,
  sleeveCover: 1,
  skirt: flare(cloth, 20, 1.5),
  detail: (rig) =>
    join(
      shape(
        `M-3.5 ${rig.shoulder}L0 ${rig.shoulder + (jacket ? 20 : 12)}L3.5 ${rig.shoulder}Z`,
        jacket ? cloth : '#00000012',
      ),
      jacket ? stroke(`M0 ${rig.shoulder + 10}V${rig.hip - 2}`, '#00000030', 0.9) : '',
    ),
});

/** Salwar suit with a dupatta. */
export const salwar = (cloth: string, dupatta: string, legs = dupatta): Outfit => ({
  legs,
  cover: 1,
  shoe: '#5a3a2a',
  torso: cloth,
  sleeve: cloth,
  sleeveCover: 0.75,
  skirt: flare(cloth, 24, 4, dupatta),
  detail: (rig) =>
    stroke(
      `M-9 ${rig.shoulder + 2}Q-8 ${rig.hip} -10 ${rig.hip + 14}M9 ${rig.shoulder + 2}Q8 ${rig.hip} 10 ${rig.hip + 14}`,
      dupatta,
      4,
    ),
});

/** Shirt and trousers: staff, driver, guard. */
export const shirt = (top: string, legs: string, tie?: string): Outfit => ({
  legs,
  cover: 1,
  shoe: '#22222b',
  torso: top,
  sleeve: top,
  sleeveCover: 0.45,
  detail: (rig) =>
    join(
      tie
        ? collarTie(tie, top)(rig)
        : shape(`M-4.5 ${rig.shoulder}L0 ${rig.shoulder + 6}L4.5 ${rig.shoulder}Z`, '#ffffff66'),
      rect(-rig.hipHalf, rig.hip - 3, rig.hipHalf * 2, 3, '#33261f'),
    ),
});

/** Long flared dance dress with a sash and golden hem. */
export const dancer = (cloth: string, sash: string): Outfit => ({
  legs: sash,
  cover: 1,
  shoe: '#7a3b2a',
  torso: cloth,
  sleeve: cloth,
  sleeveCover: 0.5,
  skirt: (rig) =>
    join(
      flare(cloth, -rig.hip * 0.82, 22, marigold)(rig),
      stroke(
        `M-4 ${rig.hip}L-14 ${rig.hip * 0.22}M0 ${rig.hip}V${rig.hip * 0.2}M4 ${rig.hip}L14 ${rig.hip * 0.22}`,
        '#ffffff55',
        1.2,
      ),
    ),
  detail: (rig) =>
    join(
      stroke(`M${-rig.shoulderHalf + 3} ${rig.shoulder + 2}L${rig.hipHalf - 1} ${rig.hip - 3}`, sash, 4.5),
      stroke(`M-6 ${rig.shoulder}Q0 ${rig.shoulder + 10} 6 ${rig.shoulder}`, marigold, 2),
      rect(-rig.hipHalf, rig.hip - 5, rig.hipHalf * 2, 3.6, marigold),
    ),
});
