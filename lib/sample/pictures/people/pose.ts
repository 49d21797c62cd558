type Bend = [number, number];

export type Pose = [Bend, Bend];

/** Upper and lower angle of the limb drawn left, then of the one drawn right: 0 down, 90 outward, 180 up. */
export const pose = (leftUpper: number, leftLower: number, rightUpper: number, rightLower: number): Pose => [
  [leftUpper, leftLower],
  [rightUpper, rightLower],
];
