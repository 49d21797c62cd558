import type { Problem } from '@/lib/content/say/problem';
import { daysBetween, formatDate } from '@/lib/text/dates';
import { withScheme } from '@/lib/text/text';
import { EDITION, FORM, LABELS, PART_NAMES, type Facts, type PlacedRow } from './form';

/** Matches meaningless phrases where a reason or a qualification is needed. For answers, use NO_ANSWER. */
export const NOTHING = /^\W*(n\.?\s?\/?a\.?|nil|none|no|not applicable|[-–—.]|yes)\W*$/i;
const NO_ANSWER = /^\W*(n\.?\s?\/?a\.?|nil|not applicable|[-–—.])\W*$/i;

/** Matches promises of a later answer. */
const LATER =
  /\b((coming|uploaded|updated|available) (soon|shortly)|(under|in) (process|progress|preparation|construction)|(to|will|shall) be (updated|uploaded|added|announced|available))\b/i;

/** Rows that apply to every school, so "not applicable" is wrong there. */
const OF_EVERY_SCHOOL = ['A1', 'A4', 'A5', 'A6', 'A7', 'B5', 'B6', 'B8', 'C1', 'C2', 'D1', 'D4'];

/** Reports a row that is not worded as in the form, or has neither an answer nor a reason for having none. */
export function checkAnswer({ part, row, report }: PlacedRow): Problem[] {
  const { information, document, details, address, files, to, number, people, notApplicable: reason } = row;
  const label = LABELS[row.row];
  const isAnswered = [details, address, files, to, number, people].some((answer) => answer !== undefined);
  const isInOtherWords = label !== undefined && (information ?? document ?? '') !== label;
  const words = `does not use the form's wording. Write: ${label}`;
  const field = information === undefined ? 'document' : 'information';
  const labelled = report([field], isInOtherWords && words, 'warning');
  if (reason !== undefined) {
    const none = `"${reason}" is not a reason. Write why the row does not apply to the school.`;
    const both = 'the row has an answer and a reason why it does not apply. Delete one of the two.';
    const later = `"${reason}" is not a reason: the row does apply. Write the answer as soon as the school has it.`;
    const always = 'the Board asks this of every school. Write the answer.';
    const doubt = LATER.test(reason) ? later : OF_EVERY_SCHOOL.includes(row.row) && always;
    const at = ['notApplicable'];
    const wrong = (NOTHING.test(reason) && none) || (isAnswered && both);
    return [...labelled, ...(wrong ? report(at, wrong) : report(at, doubt, 'warning'))];
  }
  const how = OF_ROWS[row.row] ?? ANSWERS[part];
  const missing = `has no answer. ${how}, or write notApplicable with the reason.`;
  const empty = `"${details}" is not an answer. Write the answer, or replace this line with notApplicable and the reason.`;
  const later = `"${details}" is not an answer. Write it as soon as the school has it.`;
  const text = details ?? '';
  const ask = ASKED[row.row];
  // Skip TODO, which the content check reports.
  const other = ask && !text.includes('TODO') && !ask.has.test(text) && `"${details}" ${ask.missing}`;
  return [
    ...labelled,
    ...report(['row'], !isAnswered && missing),
    ...(NO_ANSWER.test(text)
      ? report(['details'], empty)
      : report(['details'], details !== undefined && (LATER.test(text) ? later : other), 'warning')),
  ];
}

const IN_METRES = {
  has: /^(?!.*\b(sq\.? ?(ft|feet|yards?)|square (feet|yards?)|acres?|hectares?|bighas?)\b)|\b(sq\.? ?m|square met|m2\b)|m²/i,
  missing: 'is in another unit, but the form asks for square metres. Convert it.',
};

/** Patterns for the answers in some rows, each with the message for an answer that does not match. */
const ASKED: Partial<Record<string, { has: RegExp; missing: string }>> = {
  A7: {
    has: /(\p{Nd}[\s-]*){8}/u,
    missing: 'has no telephone number. Write one, such as +91 98765 43210 (school office).',
  },
  E1: IN_METRES,
  E2: IN_METRES,
  E3: IN_METRES,
  E4: IN_METRES,
  E5: {
    has: /^\W*(y|n|yes|no|available|हाँ|हां|नहीं)(?!\p{L})/iu,
    missing: 'does not begin with Yes or No, which the form asks for. Write one of the two first.',
  },
};

const IN_WORDS = 'Write the answer after "details:"';
const AS_PDF = 'Put the PDF in content/files/ and name it';
const AS_FILE = `${AS_PDF} under "files:"`;

const ANSWERS = {
  A: IN_WORDS,
  B: AS_FILE,
  C: AS_FILE,
  D: 'Write the count after "number:", and each name with its qualification under "people:"',
  E: IN_WORDS,
};

/** Instructions for rows that are answered differently from the rest of their part. */
const OF_ROWS: Partial<Record<string, string>> = {
  D4: 'Write the count after "number:"',
  D5: 'Write the ratio of teachers to sections after "details:", such as 1.5:1',
  E9: 'Write the address of the video after "address:"',
};

/** How many days ahead to warn: a renewal takes weeks. */
const WARNED_DAYS = 60;

/** Rows whose certificates need an expiry date, because the form asks for "valid" ones. */
const WITH_END = ['B5', 'B6', 'B8'];

/** Reports rows that link to a page instead of a document, and certificates that have expired or will expire soon. */
export function checkCertificates({ row, report }: PlacedRow, { day }: Facts): Problem[] {
  const until = WITH_END.includes(row.row) ? ', with validUntil' : '';
  const copy = `leads to a page, but the form asks for a copy of the document. ${AS_FILE}${until}. The link may stay.`;
  const isPage = row.to !== undefined && !row.files && LABELS[row.row] !== undefined;
  const certificates = (row.files ?? []).flatMap(({ title, file, validUntil }, index) => {
    const at = ['files', index, 'validUntil'];
    const missing = `is missing. Write the last day on which "${title}" is valid, as printed on it.`;
    // Skip TODO, which the content check reports.
    const asksEnd = WITH_END.includes(row.row) && !file.startsWith('TODO');
    if (validUntil === undefined) return report(at, asksEnd && missing, 'warning');
    const left = daysBetween(day, validUntil);
    const lapsed = `"${title}" was valid until ${formatDate(validUntil)}. Put the renewed certificate in content/files/ and write its date.`;
    if (left < 0) return report(at, lapsed);
    const when = ['today', 'tomorrow'][left] ?? `in ${left} days`;
    const soon = `"${title}" is valid only until ${formatDate(validUntil)} (${when}). Renew it now.`;
    return report(at, left <= WARNED_DAYS && soon, 'warning');
  });
  return [...report(['to'], isPage && copy, 'warning'), ...certificates];
}

/** Reports a disclosure that does not follow the program's edition of the form. */
export function checkEdition({ edition, report }: Facts): Problem[] {
  if (typeof edition !== 'string') return [];
  const message = `is "${edition}", but the rows are checked against ${EDITION}. Write that edition, or first update the program to your edition.`;
  return report(['edition'], edition.trim() !== EDITION && message);
}

export const findMissing = ({ all, report }: Facts): Problem[] =>
  PART_NAMES.flatMap((part) =>
    Object.entries(FORM[part].rows)
      .filter(([name]) => !all.some((each) => each.part === part && each.row.row === name))
      .flatMap(([name, label]) => {
        const message = `row ${name} of the form is missing. Add it: ${label}`;
        return report([part, 'rows'], message).map((each) => ({ ...each, path: [part, 'rows', name] }));
      }),
  );

/** Reports rows that are not in the form's order. The school's own rows may be anywhere. */
export const checkOrder = ({ rows }: Facts): Problem[] =>
  PART_NAMES.flatMap((part) => {
    const order = Object.keys(FORM[part].rows);
    const found = rows.filter((placed) => placed.part === part && order.includes(placed.row.row));
    const places = found.map(({ row }) => order.indexOf(row.row));
    const late = places.findIndex((place, index) => place < (places[index - 1] ?? 0));
    const message = `comes after ${found[late - 1]?.row.row} here, but before it in the form. Put the rows in the order of the form: ${order.join(', ')}.`;
    return found[late]?.report(['row'], message) ?? [];
  });

/** Matches the address of a video on YouTube, or the sample's placeholder, which another check rejects. */
const VIDEO =
  /^https?:\/\/((www\.|m\.)?youtube\.(com|example)\/(watch\?(.*&)?v=|live\/|shorts\/)|youtu\.be\/)[\w-]/;
const YOUTUBE = /^([\w-]+\.)*(youtube\.com|youtube\.example|youtu\.be)$/;
const WRITE_VIDEO = 'rite its address, such as https://www.youtube.com/watch?v=…';

/** Reports row E9 if it does not link to a video on YouTube. */
export function checkVideo({ row: { row, address, details, notApplicable }, report }: PlacedRow): Problem[] {
  if (row !== 'E9' || notApplicable !== undefined) return [];
  const at = ['address'];
  const missing = `is missing. The form asks for a link to a video on YouTube: w${WRITE_VIDEO}`;
  if (address === undefined) return report(at, details !== undefined && missing);
  const web = withScheme(address);
  const { hostname } = new URL(web);
  const elsewhere = `leads to ${hostname}, but the form asks for a video on YouTube. W${WRITE_VIDEO}`;
  if (!YOUTUBE.test(hostname)) return report(at, elsewhere);
  const none = `leads to YouTube, but not to a video. Open the video and w${WRITE_VIDEO}`;
  return report(at, !VIDEO.test(web) && none);
}

/** Reports rows A1 and A6 if they differ from the name and e-mail address in school.yaml. */
export function checkSchool({ row: { row, details }, report }: PlacedRow, { school }: Facts): Problem[] {
  const known = school[row] ?? [];
  if (details === undefined || !known.length) return [];
  const text = compared(details);
  const message = `is "${details}", but school.yaml has "${known[0]}". Correct the one that is wrong.`;
  return report(['details'], !known.some((each) => text.includes(compared(each))) && message);
}

function compared(text: string): string {
  const plain = text.normalize('NFKC').toLowerCase();
  return plain.replaceAll(/[\s.,’'"-]+/g, ' ').trim();
}
