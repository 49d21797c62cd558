import { circle, ellipse, join, shadow, shape, stroke } from '../blocks/shapes';
import { head, headFromBehind, tones, type HeadStyle } from './heads';
import { type Outfit } from './outfit';
import { pose, type Pose } from './pose';
import { limbPoints, rigFor, type Age, type Rig } from './rig';

export interface Person {
  head: HeadStyle;
  wear: Outfit;
  age?: Age;
  tone?: 0 | 1 | 2;
  accent?: string;
  arms?: Pose;
  legs?: Pose;
  sit?: boolean;
  behind?: boolean;
  flip?: boolean;
  turn?: number;
  nod?: number;
  /** Drawn at the left and right hand, hand at 0,0. */
  holds?: [string, string];
  floor?: boolean;
}

const atEase = pose(10, 4, 10, 4);

/** Two parts of a limb: skin all along, cloth over the covered share. */
function limb(
  points: ReturnType<typeof limbPoints>,
  width: number,
  skin: string,
  cloth: string,
  cover: number,
) {
  const { start, middle, end } = points;
  const at = (share: number): string => {
    const [from, to, part] = share <= 0.5 ? [start, middle, share * 2] : [middle, end, share * 2 - 1];
    return `${from[0] + (to[0] - from[0]) * part} ${from[1] + (to[1] - from[1]) * part}`;
  };
  const bent = cover > 0.5 ? `L${middle.join(' ')}` : '';
  return join(
    stroke(`M${start.join(' ')}L${middle.join(' ')}L${end.join(' ')}`, skin, width),
    cover > 0
      ? stroke(`M${start.join(' ')}${bent}L${at(cover)}`, cloth, width + 1.4, cover < 1 ? 'butt' : 'round')
      : '',
    cover > 0 ? circle(start[0], start[1], (width + 1.4) / 2, cloth) : '',
  );
}

function legs(person: Person, rig: Rig, skin: string): string {
  const { wear } = person;
  return join(
    ([-1, 1] as const).map((side, index) => {
      const bend = (person.legs ?? pose(2, 0, 2, 0))[index] ?? [2, 0];
      const points = limbPoints(side * rig.hipHalf * 0.52, rig.hip, side, rig.leg - 1.2, bend);
      const [x, y] = points.end;
      const sock = wear.sock ? stroke(`M${x} ${y - 4}V${y}`, wear.sock, rig.limb) : '';
      return join(
        limb(points, rig.limb, skin, wear.legs, wear.cover),
        wear.cover < 1 ? sock : '',
        ellipse(x + side * 1.2, y + 0.2, 5.2, 2.7, wear.shoe),
      );
    }),
  );
}

/** Crossed legs on the floor; the hips come down to the ground. */
function crossed(rig: Rig, wear: Outfit, skin: string): string {
  const y = rig.hip;
  const colour = wear.skirt && wear.cover === 0 ? wear.legs : wear.cover ? wear.legs : skin;
  return join(
    stroke(`M-5 ${y - 2}L-19 ${y + 4}L4 ${y + 8}M5 ${y - 2}L19 ${y + 4}L-4 ${y + 8}`, colour, rig.limb + 2.6),
    ellipse(-7, y + 9, 5, 2.8, wear.shoe === '#00000000' ? skin : wear.shoe),
    ellipse(7, y + 9, 5, 2.8, wear.shoe === '#00000000' ? skin : wear.shoe),
  );
}

function torso(rig: Rig, fill: string): string {
  const { shoulder: s, hip: h, shoulderHalf: w, hipHalf: v } = rig;
  return shape(
    `M${-w} ${s + 6}Q${-w} ${s} ${-w + 6} ${s}H${w - 6}Q${w} ${s} ${w} ${s + 6}L${v} ${h}H${-v}Z`,
    fill,
  );
}

/** A whole figure, `height` pixels tall when standing, with the feet (or the seat) on x, y. */
export function figure(x: number, y: number, height: number, person: Person): string {
  const rig = rigFor(person.age ?? 'child');
  const tone = tones[person.tone ?? 1];
  const { wear } = person;
  const scale = height / 100;
  const arms = ([-1, 1] as const).map((side, index) => {
    const bend = (person.arms ?? atEase)[index] ?? [10, 4];
    const points = limbPoints(side * (rig.shoulderHalf - 2.6), rig.shoulder + 4, side, rig.arm, bend);
    const held = person.holds?.[index];
    return join(
      limb(points, rig.limb * 0.86, tone.skin, wear.sleeve, wear.sleeveCover),
      held ? `<g transform="translate(${points.end.join(' ')})">${held}</g>` : '',
      circle(points.end[0], points.end[1], rig.limb * 0.5, tone.skin),
    );
  });
  const size = (rig.headSize / 28) * 1.06;
  const face = (person.behind ? headFromBehind : head)(person.head, tone, person.accent);
  const drop = person.sit ? -rig.hip - 11 : 0;
  return join(
    person.floor === false ? '' : shadow(x, y, height * (person.sit ? 0.24 : 0.17)),
    `<g transform="translate(${x} ${y}) rotate(${person.turn ?? 0}) scale(${person.flip ? -scale : scale} ${scale}) translate(0 ${drop})">`,
    person.sit ? '' : legs(person, rig, tone.skin),
    stroke(`M0 ${rig.shoulder - 3}V${rig.shoulder + 3}`, tone.shade, 7),
    torso(rig, wear.torso),
    person.sit ? crossed(rig, wear, tone.skin) : (wear.skirt?.(rig) ?? ''),
    person.behind ? '' : (wear.detail?.(rig) ?? ''),
    arms,
    `<g transform="translate(0 ${rig.shoulder + 2}) rotate(${person.nod ?? 0}) scale(${size}) translate(-16 -30)">${face}</g>`,
    '</g>',
  );
}
