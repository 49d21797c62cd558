import { paragraph, section } from './html-parts';
import { SCHOOL, type SampleDocument } from './sample-document';

/** Draft of the form; see content/admission.yaml for the rules and the documents. */
export const admissionForm: SampleDocument = {
  file: 'admission-form.pdf',
  title: `Admission form, session ${SCHOOL.session}`,
  body: section('The child', paragraph('Name, date of birth, class.')),
};
