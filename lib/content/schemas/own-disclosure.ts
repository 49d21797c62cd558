import { date, file, group, link, list, text } from './fields';

/** content/own-disclosure.yaml, for schools that have one: what a State or another board than CBSE wants published. */
export const ownDisclosureSchema = group('What another authority than CBSE wants published.', {
  title: text('The heading of the list.', 'Information for the State Board', 80),
  rows: list(
    'The rows, in the order of the authority.',
    group('One row: what is asked, and the answer.', {
      information: text('What is asked, in the words of the authority.', 'Recognition certificate', 300),
      details: text('The answer.', 'Recognised up to Class X', 400).optional(),
      file: file('A PDF in content/files/ that answers the row.', 'recognition.pdf').optional(),
      validUntil: date('The last day on which that certificate holds.', '2027-03-31').optional(),
      to: link('A page of this site that answers the row.', '/feestructure').optional(),
    }).test(
      'answer',
      'has no answer: write details, file or to',
      (row) => row.details !== undefined || row.file !== undefined || row.to !== undefined,
    ),
    1,
    60,
  ),
});
