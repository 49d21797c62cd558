import { type Person } from '../../people/figure';
import { dancer } from '../../people/clothes';

export const dancing = (person: Person, cloth: string, sash: string): Person => ({
  ...person,
  wear: dancer(cloth, sash),
});
