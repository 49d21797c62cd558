import { formatDate } from '@/lib/text/dates';
import { routeOf } from '../read/addresses';
import { soundFile, type Files } from '../read/source';
import { problemsAt, type Problem } from '../say/problem';
import { findDates } from '@/lib/text/said-dates';

/**
 * Promises of the home page that nothing proves: the site would leave them out without a word; and words of a promise
 * that say otherwise than its proof.
 */
export function checkProofs({ sources, absent }: Files): Problem[] {
  const home = soundFile(sources, 'home');
  const disclosure = soundFile(sources, 'disclosure');
  // What cannot be read may prove it.
  if (!home || (!disclosure && !absent.includes('disclosure'))) return [];
  return (home.document.value.proofs ?? []).flatMap(({ text, row, to, perSection }, index) => {
    const refuse = (field: string, message: string): Problem[] =>
      problemsAt(home, ['proofs', index, field], message);
    const warn = (message: string | false | undefined): Problem[] =>
      problemsAt(home, ['proofs', index, 'text'], message, 'warning');
    if (perSection) {
      const { sections, pupils = 0 } = disclosure?.document.value.D ?? {};
      if (!sections) return refuse('perSection', NO_SECTIONS);
      return warn(explainCount(text, [Math.round(pupils / sections), sections, pupils]));
    }
    if (row !== undefined) {
      const files = disclosure?.document.value.B.rows.find((each) => each.row === row)?.files ?? [];
      const days = files.flatMap(({ validUntil }) => validUntil ?? []);
      const none = `names the row ${row}, where disclosure.yaml has no file with validUntil. Write a row of part B that has one, or a page after to.`;
      return days.length ? warn(explainEnd(text, row, days)) : refuse('row', none);
    }
    if (to !== undefined) {
      const page = sources.find(({ path, kind }) => kind === 'pages' && routeOf(path) === to.split('#')[0]);
      return page?.body ? warn(explainNumber(text, page.file, page.body)) : [];
    }
    return refuse('text', NO_PROOF);
  });
}

const NO_PROOF = 'has no proof: write row with a certificate of part B, to with a page, or perSection: true';
const NO_SECTIONS =
  'counts the pupils of a section, and disclosure.yaml has no sections in part D. Write sections there, or delete this line.';

/** The site itself writes the number of pupils in front, or in the place of `{number}`. */
function explainCount(text: string, [count, ...known]: readonly number[]): string | false {
  const other = numbersIn(text).find((number) => !text.includes('{number}') || !known.includes(number));
  return (
    other !== undefined &&
    `has the number ${other}, and the site writes ${count} by itself, from part D of disclosure.yaml. Leave ${other} out, or write {number} where ${count} belongs.`
  );
}

/** The site writes the last day of the certificate below the promise. */
function explainEnd(text: string, row: string, days: readonly string[]): string | undefined {
  const own = days.toSorted().map(formatDate);
  const ends = own.flatMap(findDates);
  const said = findDates(text).find(
    ({ day, month, year }) =>
      !ends.some((end) => end.day === day && end.month === month && (year ?? end.year) === end.year),
  )?.said;
  const year = /\b(?:until|till|up ?to|through)\s+(?:the end of\s+)?((?:19|20)\d\d)\b/i.exec(text)?.[1];
  const wrong = said ?? (ends.some((end) => end.year === Number(year)) ? undefined : year);
  return (
    wrong &&
    `says "${wrong}", and row ${row} of disclosure.yaml has ${own.join(' and ')}. Leave the date out: the site writes it.`
  );
}

/** The page that a promise names must say its number. */
function explainNumber(text: string, file: string, body: string): string | false {
  const onPage = numbersIn(body);
  const wrong = numbersIn(text).find((number) => !onPage.includes(number));
  const message = `says ${wrong}, and ${file} does not have that number. Correct the one that is wrong.`;
  return wrong !== undefined && message;
}

// "No one" counts nobody.
const WORDS = '0 1 two three four five six seven eight nine ten eleven twelve'.split(' ');
const TENS = '0 1 twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ONES = ['0', 'one', ...WORDS.slice(2, 10)];

/**
 * The numbers of a text, in figures or, from two to twelve and from twenty to ninety-nine, in words; commas between
 * digits group them. A share and "24x7" count nothing.
 */
export function numbersIn(text: string): number[] {
  const counting = text
    .toLowerCase()
    .replaceAll(/\b24\s?[x×*/]\s?7\b|(?<!\d)\d[\d,.]{0,9}\s?(?:%|per\s?cent)/g, '');
  return [...counting.matchAll(/\d[\d,]*|[a-z]+(?:-[a-z]+)*/g)].flatMap(([word]) => {
    if (/\d/.test(word)) return [Number(word.replaceAll(',', ''))];
    const [first = '', last = ''] = word.split('-');
    const tens = TENS.indexOf(first);
    if (tens > 1) return [tens * 10 + Math.max(0, ONES.indexOf(last))];
    return word.split('-').flatMap((part) => (WORDS.includes(part) ? [WORDS.indexOf(part)] : []));
  });
}
