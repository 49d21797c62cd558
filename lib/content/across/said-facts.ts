import { firstYear } from '@/lib/text/dates';
import { textsOf, type Files } from '../read/source';
import { groupOf } from '../read/values';
import { problemsIn, type Problem } from '../say/problem';

const WORDS = '0 1 two three four five six seven eight nine ten eleven twelve'.split(' ');
/** "The first two instalments" are not all of them. */
const INSTALMENTS = new RegExp(
  String.raw`(?<!\b(?:first|last|next|of|these|other|in the)\s)\b(\d{1,2}|${WORDS.slice(2).join('|')})\s(?:(?:equal|easy|monthly)\s)?instal+ments\b`,
  'i',
);
/** What else a school may be paid for in installments. */
const NOT_TUITION = /hostel|transport|\bbus\b|mess\b|loan|trip/i;

const SESSION = /(?<![\d-])(20\d\d)\s?[-–/]\s?(?:20)?(\d\d)(?![\d-])/;
/** What is rightly of a session that is over. */
const OF_THE_PAST =
  /result|report|topper|archive|audit|balance|achieve|previous|last|past|history|alumni|since|winner|award|minutes/i;

/** Texts that give another number of installments than fees.yaml, and headings of a session that is over. */
export function checkSaidFacts({ sources, sound }: Files): Problem[] {
  const { installments, tuition = [], due = [] } = sound.fees?.document.value ?? {};
  const known = [installments, due.length || undefined, ...tuition.map((row) => row.installments)];
  const numbers = [...new Set(known.filter((number) => number !== undefined))];
  const ours = sound.school?.document.value.session;
  const sessions = sources.map(({ document }) => groupOf(document.value).session);
  return sources.flatMap((source) => {
    if (source.kind === 'words' || source.kind === 'fees') return [];
    return textsOf(source).flatMap(({ text, ...place }) => {
      const [said, number = ''] = (!NOT_TUITION.test(text) && INSTALMENTS.exec(text)) || [];
      const counted = Number(number) || WORDS.indexOf(number.toLowerCase());
      const isOther = said !== undefined && numbers.length > 0 && !numbers.includes(counted);
      const isHeading = place.path.length ? place.path[0] === 'title' : text.startsWith('#');
      const [old, first, second] =
        (source.kind === 'pages' && isHeading && !OF_THE_PAST.test(text) && SESSION.exec(text)) || [];
      const session = `${first}-${second}`;
      const isOver = ours && firstYear(session) < firstYear(ours) && !sessions.includes(session);
      const fees = `says "${said}", and fees.yaml has ${numbers.join(' or ')}. Correct the one that is wrong.`;
      const over = `names the session ${old}, and school.yaml has ${ours}. Correct the one that is wrong.`;
      return [isOther && fees, old !== undefined && isOver && over].flatMap((found) =>
        problemsIn(place, found, 'warning'),
      );
    });
  });
}
