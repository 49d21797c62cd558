import { classText } from './home-file';
import type { SchoolAnswers } from './school-answers';
import { todo } from './school-file';
import { stagesOf } from './stages';

/** One page of a new school. */
interface NewPage {
  name: string;
  title: string;
  description: string;
  shows?: readonly string[];
  body: string;
}

const DISCLOSURE = ['disclosureA', 'disclosureB', 'disclosureC', 'disclosureD', 'disclosureE'];

/** The pages of a new school. */
export function pagesOf({ shortName, classes, board }: SchoolAnswers, isCbse: boolean): NewPage[] {
  const stages = stagesOf(classes.from, classes.to);
  return [
    {
      name: 'academics',
      title: 'Our classes',
      description: `What children learn at ${shortName}, from the first class to the last.`,
      body: stages
        .map(
          ({ title, classes: names }) =>
            `## ${title}\n\n${classText(names)} ${todo('what and how they learn')}`,
        )
        .join('\n\n'),
    },
    {
      name: 'enquiry',
      title: 'How to enquire',
      description: `How to ask ${shortName} about a seat, and what to tell the school office.`,
      body: `Telephone the [school office](#contact) or come to it. Tell us the name and the age of your child, and the class that you want.\n\n${todo('when visitors are welcome')}`,
    },
    {
      name: 'admissionprocedure',
      title: 'Admission procedure',
      description: `How admission to ${shortName} works, and the papers that a family brings.`,
      shows: ['admissionRules'],
      body: `${todo('how admission works, step by step')}\n\nThe fees are on the page [fee structure](/feestructure).`,
    },
    {
      name: 'feestructure',
      title: 'Fee structure',
      description: `What each class of ${shortName} costs in the year, and how it is paid.`,
      shows: ['feeTables', 'accountants'],
      body: todo('where and by which day the fees are paid'),
    },
    {
      name: 'information',
      title: isCbse ? 'Mandatory public disclosure' : 'Information about the school',
      description: isCbse
        ? `The Mandatory Public Disclosure of ${shortName} in the form that CBSE prescribes.`
        : `Recognition, address and contact details of ${shortName}.`,
      shows: isCbse ? DISCLOSURE : ['ownDisclosure'],
      body: isCbse
        ? 'Every CBSE school answers the same questions in the same order, so that parents can compare schools.'
        : board === undefined
          ? 'These facts are for parents and for the education office.'
          : `The school is affiliated to ${board}.`,
    },
  ];
}
