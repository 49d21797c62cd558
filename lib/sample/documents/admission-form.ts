import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { admissionSchema } from '@/lib/content/schemas/lists';
import { boxes, choices, line, photoFrame } from './form-fields';
import { section, signatures, table } from './html-parts';
import { SCHOOL, type SampleDocument } from './sample-document';

const file = readFileSync(new URL('../../../content/admission.yaml', import.meta.url), 'utf8');
const { rules = [], documents = [] } = admissionSchema.validateSync(parse(file));

const pageOne = [
  `<div class="beside"><div>${section(
    'Admission to',
    line('Class'),
    line('Class the child attends now'),
    line('Date of this form'),
  )}</div>${photoFrame('Photo of the child')}${photoFrame('Photo of a parent')}</div>`,
  choices('Stream (Classes XI and XII only)', ['Biology', 'Maths', 'Humanities/Arts', 'Commerce']),
  section(
    'The child',
    line('Full name, as on the birth certificate'),
    `<div class="pair">${boxes('Date of birth', [2, 2, 4])}${choices('Sex', ['Girl', 'Boy', 'Other'])}</div>`,
    line('Date of birth in words'),
    boxes('PEN number (11 digits)', [11]),
    boxes('APAAR ID (12 digits)', [12]),
    `<div class="pair">${line('Mother tongue')}${line('Nationality')}</div>`,
  ),
  section(
    'The school before',
    line('Name and town of the school'),
    `<div class="pair">${line('Board')}${line('Year of leaving')}</div>`,
  ),
  section(
    'Home',
    line('Address'),
    line(''),
    `<div class="pair">${line('District and state')}${line('PIN code')}</div>`,
  ),
].join('');

const pageTwo = [
  line('Full name of the child'),
  section(
    'Parents or guardian',
    table(
      'Write “none” where there is nobody to name.',
      ['We need', 'Mother', 'Father', 'Guardian'],
      [
        ['Full name', '', '', ''],
        ['Occupation', '', '', ''],
        ['Mobile number', '', '', ''],
        ['E-mail address', '', '', ''],
      ],
    ),
  ),
  section(
    'Care',
    line('Allergies, illnesses, medicines'),
    line('In an emergency also call (name and number)'),
    choices('Seat on the school bus', ['Yes, please', 'No']),
    choices('Photos of the child on the school’s website', ['I agree', 'I do not agree']),
  ),
  section(
    'Papers with this form',
    `<ul class="ticks">${documents.map((text) => `<li>${text}</li>`).join('')}</ul><p>Please do not write Aadhaar numbers on this form; show the cards.</p>`,
  ),
  section(
    'Rules and declaration',
    `<ol>${rules.map((rule) => `<li>${rule}</li>`).join('')}</ol>`,
    '<p>I have read the rules. What I have written on this form is true. You may use it for the admission, and for nothing else.</p>',
    signatures('Place and date', 'Signature of the mother', 'Signature of the father or guardian'),
  ),
  `<div class="office">${section(
    'For the school office',
    `<div class="pair">${line('Written test on')}${line('Result')}</div>`,
    `<div class="pair">${line('Class and section')}${line('Receipt no.')}</div>`,
  )}</div>`,
].join('');

/** Two pages of A4 to fill in by hand. Rules and papers come from content/admission.yaml. */
export const admissionForm: SampleDocument = {
  file: 'admission-form.pdf',
  title: `Admission form, session ${SCHOOL.session}`,
  note: 'Sample document. Print both pages, fill them in by hand in capital letters, and bring them to the admission desk.',
  extraStyles: readFileSync(new URL('./admission-form.css', import.meta.url), 'utf8'),
  body: `<div class="sheet">${pageOne}</div><div class="sheet second">${pageTwo}</div>`,
};
