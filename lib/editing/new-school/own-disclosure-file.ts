import type { SchoolAnswers } from './school-answers';
import { languagesInWords, todo } from './school-file';

/** own-disclosure.yaml of a new school of another board than CBSE. */
export function ownDisclosureFields(answers: SchoolAnswers): object {
  const { name, address, town, board, languages, email, phone } = answers;
  return {
    title: 'Facts about the school',
    rows: [
      { information: 'Name of the school', details: name },
      {
        information: 'Address',
        details: `${address.street}, ${town}, ${address.district}, ${address.state} ${address.pin}`,
      },
      { information: 'Telephone', details: phone },
      { information: 'E-mail', details: email },
      ...(board === undefined ? [] : [{ information: 'Board', details: board }]),
      { information: 'Medium of instruction', details: languagesInWords(languages) },
      { information: 'Recognition', details: todo('by whom, up to which class, and until when') },
    ],
  };
}
