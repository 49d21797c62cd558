/** Measures of a standing figure 100 units high, feet at 0,0, up is negative. */
export interface Rig {
  headSize: number;
  shoulder: number;
  hip: number;
  shoulderHalf: number;
  hipHalf: number;
  limb: number;
  arm: number;
  leg: number;
}

export type Age = 'small' | 'child' | 'teen' | 'adult';

const headSizes = { small: 34, child: 29.5, teen: 25, adult: 22 } satisfies Record<Age, number>;

export function rigFor(age: Age): Rig {
  const headSize = headSizes[age];
  const body = 100 - headSize;
  const shoulder = -body + 1;
  const hip = -body * 0.52;
  return {
    headSize,
    shoulder,
    hip,
    shoulderHalf: age === 'adult' ? 12.5 : 11.5,
    hipHalf: 9.5,
    limb: 6.6,
    arm: (hip - shoulder) * 0.56,
    leg: -hip / 2,
  };
}

/** Where a limb of two equal parts ends; angles in degrees, 0 is down, 90 is outward. */
export function limbPoints(x: number, y: number, side: number, length: number, angles: [number, number]) {
  const step = (from: [number, number], angle: number): [number, number] => {
    const turn = (angle * Math.PI) / 180;
    return [from[0] + side * length * Math.sin(turn), from[1] + length * Math.cos(turn)];
  };
  const middle = step([x, y], angles[0]);
  return { start: [x, y] as [number, number], middle, end: step(middle, angles[1]) };
}
