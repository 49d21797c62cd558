import type { SchoolAnswers } from './school-answers';
import { todo } from './school-file';
import { stagesOf } from './stages';

/** menu.yaml of a new school. */
export const MENU = {
  entries: [
    { text: 'Home', to: '/' },
    { text: 'About us', to: '/#about-us' },
    { text: 'Classes', to: '/academics' },
    {
      text: 'Admission',
      entries: [
        { text: 'How to enquire', to: '/enquiry' },
        { text: 'Admission procedure', to: '/admissionprocedure' },
        { text: 'Fee structure', to: '/feestructure' },
      ],
    },
    { text: 'Information', to: '/information' },
    { text: 'Contact us', to: '#contact' },
  ],
};

/** fees.yaml of a new school: the check lists each row until it has an amount. */
export function feeFields(
  { classes: { from, to }, streams, installments }: SchoolAnswers,
  session: string,
): object {
  if (installments === 0) return { session, annual: [{ class: todo('the class or classes'), amount: 0 }] };
  const labels = stagesOf(from, to).flatMap(({ classes }) => {
    const isSenior = classes.startsWith('XI');
    return isSenior && streams.length
      ? streams.map((stream) => `${classes.replace('-', ' and ')} ${stream}`)
      : [classes];
  });
  return {
    session,
    installments,
    tuition: labels.map((label) => ({ class: label, installment: 0, total: 0 })),
  };
}

/** admission.yaml of a new school. */
export const ADMISSION = {
  rules: [todo('the first rule of admission')],
  documents: [todo('the first paper that a family brings')],
};
