import type { SchoolAnswers } from './school-answers';
import { todo } from './school-file';

/** own-disclosure.yaml of a new school of another board than CBSE. */
export function ownDisclosureFields({ name, address, town, board, email, phone }: SchoolAnswers): object {
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
      { information: 'Board', details: board },
      { information: 'Recognition', details: todo('by whom, up to which class, and until when') },
    ],
  };
}
