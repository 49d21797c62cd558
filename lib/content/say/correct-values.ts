import { weekdayOf } from '@/lib/text/month-names';
import { telephoneLink } from '@/lib/text/text';
import { daysOfYear, MAX_SIGNS, correctDate, correctMoment, correctTime } from '@/lib/text/correct-days';
import { correctWord } from './correct-words';

const BY_FORM = {
  date: correctDate,
  moment: correctMoment,
  time: correctTime,
  session: correctSession,
  dayOfYear: (typed: string) => {
    const [day, ...others] = daysOfYear(typed);
    return others.length ? undefined : day;
  },
  phone: correctPhone,
  email: correctEmail,
  // Correct only telephone numbers here. `correctLink` corrects other links, to pages and files of the site.
  link: (typed: string) => {
    const phone = correctPhone(typed);
    return phone && telephoneLink(phone);
  },
  address: correctAddress,
  host: (typed: string) => correctAddress(typed)?.match(/^https:\/\/[^/?#]+/)?.[0],
  pin: (typed: string) => typed.replaceAll(/[\s-]/g, ''),
  // Remove the separators and decimals that spreadsheets add.
  digits: (typed: string) =>
    /[,.]/.test(typed) ? typed.replace(/\.0*$/, '').replaceAll(',', '') : undefined,
  number: (typed: string) => correctNumber(typed, SIGNS.number),
  age: (typed: string) => correctNumber(typed, SIGNS.age),
  rupees: (typed: string) => (thousandsOf(typed) ? undefined : correctNumber(typed, SIGNS.rupees)),
  percentage: (typed: string) => {
    const number = correctNumber(typed, SIGNS.percentage);
    const part = Number(number);
    // Spreadsheets store 96.4 % as 0.964.
    return number && String(part > 0 && part < 1 ? Number((part * 100).toFixed(2)) : part);
  },
  boolean: (typed: string) => correctWord(typed, ['true', 'false']),
};

export type Form = keyof typeof BY_FORM;

/** The intended value, if it is certain. @param typed the value without quotes  @param accepts tests a candidate */
export function correctValue(
  typed: string,
  { form, choices }: { form?: Form; choices: readonly string[] },
  accepts: (value: unknown) => boolean,
): string | undefined {
  const plain = withPlainSigns(typed.replaceAll(/^[“”„‘’]+|[“”„‘’]+$/g, ''));
  const right = choices.length ? correctWord(plain, choices) : form && BY_FORM[form](plain);
  const likely = [right, plain === typed ? undefined : plain];
  return likely.find((text) => text !== undefined && accepts(toValue(text, form)));
}

/** `Mon-Fri` → `[Monday, Tuesday, …]`. Undefined if uncertain: a sentence can contain commas too. */
export function correctList(
  typed: string,
  item: { form?: Form; choices: readonly string[] },
  accepts: (items: readonly unknown[]) => boolean,
): string | undefined {
  if (typed.length > MAX_SIGNS || (!item.form && !item.choices.length)) return undefined;
  const parts = typed.split(/[\s.]*(?:[,;&\n]|\band\b|\.$)\s*/i).filter(Boolean);
  const items = parts.flatMap(
    (part) =>
      (accepts([part]) ? part : undefined) ??
      correctSpan(part, item.choices) ??
      correctValue(part, item, (value) => accepts([value])) ?? [undefined],
  );
  return items.length && accepts(items) ? `[${items.join(', ')}]` : undefined;
}

/** `Mon-Fri` → all days from Monday to Friday. @param days all names, in order */
function correctSpan(typed: string, days: readonly string[]): readonly string[] | undefined {
  const ends = typed
    .slice(0, MAX_SIGNS)
    .trim()
    .replace(/\.$/, '')
    .split(/\s*(?:[-–—]|\b(?:to|till|through|thru)\b|से)\s*/i);
  const [first = -1, last = -1, more] = ends.map((end) =>
    days.findIndex((day) => weekdayOf(day) >= 0 && weekdayOf(day) === weekdayOf(end.replace(/\.$/, ''))),
  );
  return first >= 0 && last > first && more === undefined ? days.slice(first, last + 1) : undefined;
}

/** Both readings of a time without am or pm. Undefined if the time is certain, or if the text is not a time. */
export function morningAndEvening(typed: string, form?: Form): readonly string[] | undefined {
  if (form !== 'time' && form !== 'moment') return undefined;
  const halves = ['am', 'pm'].flatMap((half) => BY_FORM[form](`${typed} ${half}`) ?? []);
  return halves.length === 2 ? halves : undefined;
}

/** A question about an ambiguous value, followed by the possible answers. Undefined for other values. */
export function explainAmbiguity(typed: string, form?: Form): readonly string[] | undefined {
  const halves = morningAndEvening(typed, form);
  if (halves) return ['Is it in the morning or in the evening?', ...halves];
  if (form === 'dayOfYear') {
    const days = daysOfYear(typed);
    return days.length ? ['Which of the two is the month?', ...days] : undefined;
  }
  const isTime = form === 'time' || form === 'moment';
  const last = isTime && MIDNIGHT.test(typed) && BY_FORM[form](typed.replace(MIDNIGHT, '23:59'));
  if (last) return ['The last minute of a day is 23:59.', last, ...(form === 'time' ? ['00:00'] : [])];
  const thousands = form === 'rupees' ? thousandsOf(typed) : undefined;
  return thousands && ['Is the dot a thousands separator?', ...thousands];
}

/** Matches midnight at the end of a day: `24:00`, `24.00 hrs`. */
const MIDNIGHT = /(?<!\d)24[:.]?00(?::00)?(?=\s*(?:h|hrs\.?|hours)?(?:\+05:30)?$)/i;

/** Two readings of `3.000` or `Rs. 1.20.000/-`: all dots separate thousands, or one dot before 000 is decimal. */
function thousandsOf(typed: string): readonly string[] | undefined {
  const text = typed.trim().replaceAll(SIGNS.rupees, '');
  if (!/^[1-9]\d{0,2}(?:\.\d{2,3})*\.\d{3}$/.test(text)) return undefined;
  const [whole = '', ...groups] = text.split('.');
  return [whole + groups.join(''), ...(groups.join() === '000' ? [whole] : [])];
}

function toValue(text: string, form: Form | undefined): unknown {
  if (form && form in SIGNS) return Number(text);
  return form === 'boolean' ? text === 'true' : text;
}

/** Converts Devanagari digits, full-width characters and Word's dashes to ASCII. */
const withPlainSigns = (text: string): string =>
  text
    .replaceAll(/[०-९]/g, (digit) => String('०१२३४५६७८९'.indexOf(digit)))
    .replaceAll(/[\uff01-\uff5e\u00a0]/g, (sign) => sign.normalize('NFKC'))
    .replaceAll(/[‐‑‒–—−]/g, '-');

/** Matches what may surround each kind of number. "99%" is not a count of 99, and "Rs. 10" is not a count of 10. */
export const SIGNS = {
  number: /\.00\s*$/g,
  age: /\s?(?:\+|(?:years?|yrs?\.?)(?:\s+old)?|completed)\s?/gi,
  rupees: /^(?:rs\.?|inr|₹)?\s*|\s?(?:\.00)?\s?(?:\/-)?\s?(?:rs|rupees)?\s?(?:only)?[,;.]?$/gi,
  percentage: /\s*%\s*$/g,
};
/** Matches numbers with commas: `10,850`, `1,20,000` (Indian) or `120,000` (Western). */
const WITH_COMMAS = /^\d{1,3}(?:,\d{2,3})*,\d{3}$/;

/** `₹ 10,850/-` → `10850`; undefined if the number is not certain. */
export function correctNumber(typed: string, signs: RegExp): string | undefined {
  // Read the letter O among digits as a zero, and l or I before digits as a one.
  const text = typed
    .trim()
    .replaceAll(signs, '')
    .replaceAll(/(?<=^|,)[lI](?=[\dlIoO,]{0,12}\d)/g, '1')
    .replaceAll(/(?<=\d[\d,O]{0,12})O/gi, '0');
  if (WITH_COMMAS.test(text)) return text.replaceAll(',', '');
  return /^(0|[1-9]\d*)(\.\d+)?$/.test(text) ? text : undefined;
}

/** Matches two years, each of two or four digits, with a separator between them. */
const SESSION = /^(?:session\s+)?(?:20)?(\d\d)\s*(?:[-/_.]|to)\s*(?:20)?(\d\d)[\s,.;]*$/i;

/** `2026/27`, `2026-2027`, `26-27`, `2026 – 27,,,` → `2026-27` */
function correctSession(typed: string): string | undefined {
  const [, first, second] = SESSION.exec(typed.trim()) ?? [];
  return first && `20${first}-${second}`;
}

/** `www.school.in`, `http://school.in` → `https://…` */
function correctAddress(typed: string): string | undefined {
  const [, rest] = /^(?:https?:\/\/)?([^\s:/@]+\.[^\s@]+)$/i.exec(typed.trim()) ?? [];
  return rest && `https://${rest}`;
}

/** Matches the label before a number: `Mob. 98765 43210`, `Ph: …`, `tel:…` */
const BEFORE_NUMBER =
  /^[^\p{L}\d+(]*(?:(?:tel|telephone|ph|phone|mob|mobile|m|whatsapp|contact)(?:[.\s]*no)?[.:\s-]+)?(?=[\d+(])/iu;
/** Matches toll-free numbers, and numbers charged as local calls: `01800123456` */
const TOLL_FREE = /^0?(18[06]0)(\d{3})(\d{3,4})$/;
/** Matches ten digits after the country code, after a 0, or alone if they begin like a mobile number. */
const NATIONAL = /^(?:(?:00|\+)?91|(?:\+91)?0|(?=[6-9]))(\d{10})$/;
/**
 * Matches an area code and the two halves of a number: `(0522) 2345678`, `+91 522 234 5678`. Area codes can begin like
 * a mobile number, with 6, 7 or 8, so only the grouping tells them apart. No area code begins with 9.
 */
const LANDLINE =
  /^(?:(?:\+|00)?91[\s-]*)?\(?(?:0|(?![09]))(\d{2,4})(?:\)[\s-]*|[\s-]+)(\d{2,4})[\s-]?(\d{4})$/;

/** `98765 43210`, `0581 234 5678` → `+91 …`; no country code if toll-free. Reads a letter O among digits as 0. */
export function correctPhone(typed: string): string | undefined {
  const number = typed
    .replace(BEFORE_NUMBER, '')
    .replaceAll(/([\s-])[\s-]+|[,;\s]+$/g, '$1')
    .replaceAll(/(?<=[\d-] ?)o|o(?= ?\d)/gi, '0');
  const digits = number.replaceAll(/[\s().-]/g, '');
  const tollFree = TOLL_FREE.exec(digits);
  if (tollFree) return tollFree.slice(1).join(' ');
  const national = NATIONAL.exec(digits)?.[1];
  if (national === undefined) return undefined;
  const landline = LANDLINE.exec(number.trim());
  return `+91 ${landline ? landline.slice(1).join(' ') : `${national.slice(0, 5)} ${national.slice(5)}`}`;
}

/** Matches an e-mail address with the text that people put around it. Group: the address. */
const EMAIL =
  /^\s*<?(?:(?:mailto|e-?mail|mail)[:;](?:\/\/)?)?\s*<?([^\s@<>:;,()]+@[^\s@<>:;,()]+\.[^\s@<>:;,().]+)>?[\s.,;]*$/i;

/** Removes `mailto:`, brackets and spaces; replaces commas after @. Undefined if unchanged, or if nothing is left. */
export function correctEmail(typed: string): string | undefined {
  const plain = typed
    .replace(/(?<=\w) ?@ ?(?=\w)/, '@')
    .replaceAll(/(?<=@[\w.,-]+)[.,]+(?=\w+\b(?!@))/g, '.');
  const [, address] = EMAIL.exec(plain) ?? [];
  return address === typed ? undefined : address;
}
