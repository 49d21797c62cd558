import { pose } from './pose';
import type { Person } from './figure';

/** The same person running to the right, in one of two strides. */
export function running(person: Person, stride: 0 | 1 = 0): Person {
  return stride === 0
    ? { ...person, turn: 6, feet: 'right', legs: pose(-62, -8, -26, -82), arms: pose(58, -30, 44, 120) }
    : { ...person, turn: 6, feet: 'right', legs: pose(34, 84, 56, 4), arms: pose(58, -30, 44, 120) };
}
