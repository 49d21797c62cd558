import { toran } from '../../blocks/outdoors';
import { brick, ink, leaf, marigold, rose, teal } from '../../blocks/palette';
import { join, rect, stroke, times } from '../../blocks/shapes';
import { flowerPot } from '../../blocks/trees';
import * as cast from '../../people/cast';
import { figure, type Person } from '../../people/figure';
import { blazer } from '../../people/uniforms';
import { pose } from '../../people/pose';
import { page } from '../../render';
import { campus } from './campus';

const sash = (person: Person, colour: string): Person => ({
  ...person,
  wear: {
    ...blazer(person.head === 'plaits' || person.head === 'scarf'),
    detail: (rig) =>
      join(
        blazer(false).detail?.(rig) ?? '',
        stroke(
          `M${-rig.shoulderHalf + 3} ${rig.shoulder + 2}L${rig.hipHalf - 1} ${rig.hip - 2}`,
          colour,
          4.6,
        ),
      ),
  },
});

export const council = page('council', () =>
  join(
    campus(560, true),
    rect(220, 700, 1160, 70, '#c78a52', 6),
    rect(190, 764, 1220, 50, '#8d5e38', 6),
    toran(230, 716, 1140, 10, 9),
    [
      sash(cast.teenBoy(1), marigold),
      sash(cast.teenGirl(0), rose),
      sash({ ...cast.teenBoy(0), head: 'patka', accent: ink }, leaf),
      sash(cast.scarfGirl(), teal),
      sash(cast.teenBoy(2), brick),
    ].map((person, i) =>
      figure(360 + i * 220, 712, 460, { ...person, arms: i % 2 ? pose(10, 2, 10, 2) : pose(10, 2, 30, -60) }),
    ),
    times(8, (i) => flowerPot(250 + i * 158, 850, 76, i % 2 ? rose : marigold)),
  ),
);
