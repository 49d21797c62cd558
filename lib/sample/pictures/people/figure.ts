import { circle, ellipse, join, shadow, shape, stroke } from '../blocks/shapes';
import { head, headFromBehind } from './heads';
import { lookOf, type HeadStyle, type Look, type Tone } from './look';
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
  /** Both feet point to the right. */
  feet?: 'right';
  /** Parts of the face that are not left to chance. */
  look?: Partial<Look>;
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

/** The turn that lays the y axis along the lower half of a limb, in degrees. */
function turnAlong({ middle, end }: ReturnType<typeof limbPoints>): number {
  return (-Math.atan2(end[0] - middle[0], end[1] - middle[1]) * 180) / Math.PI;
}

/** A hand with its thumb, or a fist round what it holds. */
function hand(points: ReturnType<typeof limbPoints>, side: 1 | -1, fist: boolean, tone: Tone): string {
  const [x, y] = points.end;
  const drawn = fist
    ? join(circle(0, 0.8, 3.3, tone.skin), stroke('M-1.5 1.2v1.9M0 1.5v1.9M1.5 1.2v1.9', tone.shade, 0.5))
    : join(
        stroke(`M${-side * 1.6} 0.8L${-side * 3.4} 3.4`, tone.skin, 1.9),
        shape('M-2.7 -1.6Q-3.1 3.6 -2.1 6Q0 7.6 2.1 6Q3.1 3.6 2.7 -1.6Z', tone.skin),
        stroke('M-0.8 4V6.3M0.8 4V6.3', tone.shade, 0.45),
      );
  return `<g transform="translate(${x} ${y}) rotate(${turnAlong(points)})">${drawn}</g>`;
}

/** Where a person stands decides on the face, so that no two in a picture are alike. */
function seedOf(x: number, y: number, height: number, style: HeadStyle): number {
  return Math.round(Math.abs(x * 31 + y * 17 + height * 7 + style.length * 101)) % 99991;
}

function legs(person: Person, rig: Rig, skin: string): string {
  const { wear } = person;
  return join(
    ([-1, 1] as const).map((side, index) => {
      const bend = (person.legs ?? pose(2, 0, 2, 0))[index] ?? [2, 0];
      const points = limbPoints(side * rig.hipHalf * 0.52, rig.hip, side, rig.leg - 1.2, bend);
      const [x, y] = points.end;
      const share = 4.4 / rig.leg;
      const [sx, sy] = [x + (points.middle[0] - x) * share, y + (points.middle[1] - y) * share];
      const sock = wear.sock ? stroke(`M${sx} ${sy}L${x} ${y}`, wear.sock, rig.limb * 0.96, 'butt') : '';
      const shoe =
        person.feet === 'right'
          ? shape('M-3.6 -2.4Q-4.4 2.8 -2.8 2.9H6.4Q9 2.6 7 0.4Q4 -0.4 3.2 -2.4Z', wear.shoe)
          : ellipse(side * 1.2, 0.2, 5.2, 2.7, wear.shoe);
      return join(
        limb(points, rig.limb, skin, wear.legs, wear.cover),
        wear.cover < 1 ? sock : '',
        `<g transform="translate(${x} ${y}) rotate(${turnAlong(points)})">${shoe}</g>`,
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
  const look = {
    ...lookOf(person.head, person.tone ?? 1, person.age ?? 'child', seedOf(x, y, height, person.head)),
    ...person.look,
  };
  const { tone } = look;
  const { wear } = person;
  const scale = height / 100;
  const arms = ([-1, 1] as const).map((side, index) => {
    const bend = (person.arms ?? atEase)[index] ?? [10, 4];
    const points = limbPoints(side * (rig.shoulderHalf - 2.6), rig.shoulder + 4, side, rig.arm, bend);
    const held = person.holds?.[index];
    return join(
      limb(points, rig.limb * 0.86, tone.skin, wear.sleeve, wear.sleeveCover),
      held ? `<g transform="translate(${points.end.join(' ')})">${held}</g>` : '',
      hand(points, side, Boolean(held), tone),
    );
  });
  const size = (rig.headSize / 28) * 1.06;
  const face = (person.behind ? headFromBehind : head)(look, person.accent);
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
    `<g transform="translate(0 ${rig.shoulder + 2}) rotate(${person.nod ?? look.aside * 2.4}) scale(${size}) translate(-16 -30)">${face}</g>`,
    '</g>',
  );
}
