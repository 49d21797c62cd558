import { type Person } from '../../people/figure';
import { labCoat } from '../../people/uniforms';

export const coated = (pupil: Person): Person => ({ ...pupil, wear: labCoat() });
