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

/** What is wrong with the name of a State or a board that is likely mistyped; undefined for any other. */
export function explainNearName(field: 'state' | 'board', typed: string): string | undefined {
  const isBoard = field === 'board';
  const plain = typed.trim().replaceAll('.', '').toLowerCase();
  const likely = (isBoard ? BOARDS : STATES).split(', ');
  const known = isBoard ? [...likely, ...OTHER_BOARDS.split(', ')] : likely;
  // A board whose name is written out is none of these.
  const isOther = isBoard && !/^\p{L}{2,8}$/u.test(plain);
  if (isOther || known.some((name) => name.toLowerCase() === plain)) return undefined;
  const near = nearestName(plain, likely);
  const otherwise = isBoard ? ' Otherwise write its name in full.' : '';
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
