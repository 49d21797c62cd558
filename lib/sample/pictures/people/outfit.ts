import { white } from '../blocks/palette';
import { join, shape, stroke } from '../blocks/shapes';
import { type Rig } from './rig';

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
