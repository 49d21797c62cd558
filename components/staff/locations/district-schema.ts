import { number, object, string } from 'yup';
import type { Staff } from '@/lib/content/kinds/staff';

/** As the contract has it (server/openapi.yaml, "Name"): characters as a reader counts them, an emoji as one. */
const LONGEST_NAME = 100;

export function districtSchema({ nameRequired, nameLength }: Staff['dialog']) {
  return object({
    districtName: string()
      .trim()
      .required(nameRequired)
      .test('length', nameLength, (name) => Array.from(name).length <= LONGEST_NAME),
    stateId: number().required(),
  });
}
