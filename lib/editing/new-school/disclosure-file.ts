import { FORM, PART_NAMES, type PartName } from '@/lib/disclosure/required-rows';
import type { SchoolAnswers } from './school-answers';
import { hasClass } from './stages';

/** disclosure.yaml of a new CBSE school: every row of the form, answered where the answer is known. */
export function disclosureFields(answers: SchoolAnswers): object {
  const parts = PART_NAMES.map((part) => {
    const rows = FORM[part].rows.map(({ row, label }) => rowOf(part, row, label, answers));
    return [part, { title: FORM[part].title, ...extraOf(part, answers), rows }];
  });
  return { edition: 'Appendix IX, revised January 2026', ...(Object.fromEntries(parts) as object) };
}

function rowOf(part: PartName, row: string, label: string, answers: SchoolAnswers): object {
  // Parts B and C wait for PDFs: npm run check:disclosure says so row by row.
  if (part === 'B' || part === 'C')
    return { row, document: label, ...(row === 'C1' ? { to: '/feestructure' } : {}) };
  return { row, information: label, details: known(answers)[row] ?? 'TODO' };
}

function known({ name, address, town, email, phone }: SchoolAnswers): Partial<Record<string, string>> {
  return {
    A1: name,
    A4: `${address.street}, ${town}, ${address.district}, ${address.state} ${address.pin}`,
    A6: email,
    A7: phone,
  };
}

function extraOf(part: PartName, { classes }: SchoolAnswers): object {
  if (part === 'B') {
    return {
      note: 'The school uploads self-attested copies. If a document is later found not to be genuine, the school is liable to action.',
    };
  }
  // 0 is not filled in.
  if (part === 'D') return { sections: 0, pupils: 0 };
  if (part !== 'C') return {};
  const none = (name: string): object =>
    hasClass(classes, name) ? {} : { [`class${name}NotApplicable`]: `The school has no class ${name}.` };
  return { classX: [], ...none('X'), classXII: [], ...none('XII') };
}
