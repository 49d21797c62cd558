import { nearestName } from '../say/explain';
import type { Source } from '../read/source';
import { groupOf } from '../read/values';
import { problemsAt, type Problem } from '../say/problem';

const STATES =
  'Andhra Pradesh, Arunachal Pradesh, Assam, Bihar, Chhattisgarh, Goa, Gujarat, Haryana, Himachal Pradesh, Jharkhand, Karnataka, Kerala, Madhya Pradesh, Maharashtra, Manipur, Meghalaya, Mizoram, Nagaland, Odisha, Punjab, Rajasthan, Sikkim, Tamil Nadu, Telangana, Tripura, Uttar Pradesh, Uttarakhand, West Bengal, Andaman and Nicobar Islands, Chandigarh, Dadra and Nagar Haveli and Daman and Diu, Delhi, Jammu and Kashmir, Ladakh, Lakshadweep, Puducherry';

/** The boards of the whole country; a name near to one of these is likely a typo of it. */
const BOARDS = 'CISCE, CBSE, ICSE, NIOS';

/** Boards of States, some of which differ from CBSE by one letter, and words for none. */
const OTHER_BOARDS =
  'none, ISC, IB, CIE, IGCSE, BSEB, BSER, RBSE, CGBSE, HBSE, BSEH, PSEB, UBSE, HPBOSE, JKBOSE, MPBSE, GSEB, GBSHSE, KSEEB, BSEAP, SEBA, MBOSE, MBSE, NBSE, BSEM, TBSE, WBBSE, BSE, CHSE, JAC, UPMSP, BSEO';

const KNOWN: Readonly<Record<string, { likely: string[]; others: string[]; form: RegExp }>> = {
  state: { likely: STATES.split(', '), others: [], form: /./ },
  // A board whose name is written out is none of these.
  board: { likely: BOARDS.split(', '), others: OTHER_BOARDS.split(', '), form: /^[\p{L}.]{2,8}$/u },
};

/** What is wrong with the name of a State or a board that is likely mistyped; undefined for any other. */
export function explainNearName(field: 'state' | 'board', typed: string): string | undefined {
  const { likely = [], others = [], form } = KNOWN[field] ?? {};
  const plain = typed.trim().replaceAll('.', '');
  const isKnown = [...likely, ...others].some((name) => name.toLowerCase() === plain.toLowerCase());
  const near = isKnown || !form?.test(typed.trim()) ? undefined : nearestName(plain, likely);
  const otherwise = field === 'board' ? ' Otherwise write its name in full.' : '';
  return near && `"${typed}" is no ${field} that the site knows. Did you mean ${near}?${otherwise}`;
}

/** A State or a board in school.yaml that is likely mistyped: rules of the State and of CBSE would not be asked for. */
export function checkKnownNames(source: Source): Problem[] {
  if (source.kind !== 'school') return [];
  const { board, address } = groupOf(source.document.value);
  const { state } = groupOf(address);
  return [
    ...problemsAt(source, ['board'], explainNearName('board', String(board)), 'warning'),
    ...problemsAt(source, ['address', 'state'], explainNearName('state', String(state)), 'warning'),
  ];
}
