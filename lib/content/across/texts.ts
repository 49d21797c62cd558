import { distance } from 'fastest-levenshtein';
import { toString } from 'mdast-util-to-string';
import { shorten } from '@/lib/text/text';
import { parseMarkdown } from '../read/markdown';
import { type Source, plainTextsOf, textsOf, type PlacedText } from '../read/source';
import { groupOf } from '../read/values';
import { replaceValue } from '../read/yaml';
import { CELLS, LIST_MARK } from '../read/yaml-slips';
import { problemsIn, type Finding, type Problem } from '../say/problem';
import { explainDitto, explainLeft, explainLeftInText } from '../say/left-by-programs';
import { certainWords, explainSigns } from '../say/plain-words';
import { explainPrivateNumber } from '../say/private-numbers';
import { rightTime } from '../say/right-days';
import { isHalfRight, rightEncoding } from '../say/right-encoding';

/** What is wrong with one text of a file. */
type TextCheck = (text: PlacedText, source: Source) => Finding | undefined;

/** What the file says in another way than its editor means. */
export function checkTypedTexts(source: Source): Problem[] {
  const run = (texts: readonly PlacedText[], checks: readonly TextCheck[]): Problem[] =>
    texts.flatMap(({ text, ...place }) =>
      checks.flatMap((check) => problemsIn(place, check({ text, ...place }, source))),
    );
  return [...run(plainTextsOf(source), OF_PLAIN_TEXTS), ...run(textsOf(source), OF_ALL_TEXTS)];
}

const TAG =
  /<!--.*?-->|<\/?(?:a|b|i|u|s|p|q|br|hr|em|tt|o:p|del|ins|dl|dt|dd|strike|strong|mark|span|div|font|center|small|big|sup|sub|h[1-6]|ul|ol|li|table|caption|thead|tbody|tfoot|tr|td|th|img|svg|video|audio|embed|object|script|style|marquee|blink|iframe|nobr|wbr|abbr|code|pre|kbd|cite|blockquote|button|input|form|label|html|head|body|meta|section|article|header|footer|nav|main|figure)(?:\s[^<>]*|\/)?>/gi;
/** What parts the words beside it. */
const BLOCK = /^<\/?(?:br|p|div|li|tr|td|h\d)\b/i;
const LINK = /!?\[[^\][]+\]\([^()\s]+\)/;
const ENTITY = /&(?:[a-z]+\d*|#\d{2,6}|#x[\da-f]{2,5});/gi;
const PLAIN = 'This field takes plain words';

/** Signs of HTML and Markdown in fields that take plain words: visitors would see them as they are typed. */
const checkMarkup: TextCheck = ({ text, path }, { document }) => {
  const found = (message: string, right = ''): Finding => {
    return { message, remedy: right.trim() ? replaceValue(document, path, right.trim()) : undefined };
  };
  const [tag] = text.match(TAG) ?? [];
  const html = `"${shorten(tag ?? '')}" is HTML, and would be shown as it is typed. ${PLAIN}: delete it.`;
  const parted = text.replaceAll(TAG, (each) => (BLOCK.test(each) ? ' ' : ''));
  if (tag) return found(html, parted.replaceAll(/ {2,}/g, ' '));
  if (/\S\t+\S/.test(text)) {
    if (path.at(-1) === 'class') return found(CELLS);
    const cells = text.replaceAll(/\s*\t+\s*/g, ', ');
    return found(`is a row of a spreadsheet: its cells would run together. Write ${shorten(cells)}`, cells);
  }
  const signs = explainSigns(text);
  if (signs) return found(signs, certainWords(text));
  const [link] = LINK.exec(text) ?? [];
  const linked = `"${shorten(link ?? '')}" would be shown as it is typed. ${PLAIN}, without a link: write only the words.`;
  if (link) return found(linked);
  const entity = text.match(ENTITY)?.find((each) => decode(each) !== each);
  if (!entity) return undefined;
  const what = decode(entity).trim() ? `the sign itself: ${decode(entity)}` : 'a space';
  return found(`"${entity}" would be shown as it is typed. Write ${what}.`, text.replaceAll(ENTITY, decode));
};

/** `&ndash;` → `–`; what is no entity stays. */
function decode(entity: string): string {
  const sign = toString(parseMarkdown(entity.toLowerCase())).replace('\u00a0', ' ');
  return sign === entity.toLowerCase() ? entity : sign;
}

const IN_CURLY = /^(?:[“”„‘’](?=[^\s“”„‘’"]+.$)|’)([^“”„‘’"]+)["“”’‘]$/;

/** A number or a word in the curly quotes of Word, or a text in two closing ones, which are no quotes to the file: visitors would see them. */
const checkCurlyQuotes: TextCheck = ({ text, path }, { document }) => {
  const [, inner] = IN_CURLY.exec(text.trim()) ?? [];
  if (inner === undefined) return undefined;
  const to = JSON.stringify(inner);
  return {
    message: `is in curly quotes, and visitors would see them. Write straight ones: ${shorten(to)}`,
    remedy: document.typedAt(path) === text ? { ...document.positionOf(path), from: text, to } : undefined,
  };
};

/** Texts that "#" cuts off: what follows is a note to the file, and visitors would not see it. */
const checkCutOff: TextCheck = ({ path }, { document }) => {
  const note = document.noteAfter(path);
  const cut = `ends before "${shorten(note?.text ?? '', 40)}", since # begins a note. Put the whole value in quotes; a note belongs on a line of its own.`;
  return note && (explainLeftInText(note.text) ?? cut);
};

/** Fields that visitors read, or have read to them, as words. */
const WORDS = new Set(['alt', 'title', 'caption', 'name', 'message', 'heading', 'text', 'label']);

const PASTED_ADDRESS = /^(?:https?:\/\/\S+|[\w.-]+\.(?:com|org|net|in|edu|gov|me|be|gle)\/\S+)$/i;

/** Texts of nothing but dots, hyphens or other signs, typed so that the field is not empty, or of an address alone. */
const checkWordless: TextCheck = ({ text, path }, { kind }) => {
  if (kind === 'words' || kind === 'staff' || !WORDS.has(String(path.at(-1)))) return undefined;
  const address = `is a web address, found "${shorten(text)}", and visitors would read it as words. Say what is there.`;
  if (PASTED_ADDRESS.test(text.trim())) return { message: address, severity: 'warning' };
  if (!text.trim() || /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text)) return undefined;
  return explainLeft(text) ?? `has no words, found "${shorten(text)}". Write what visitors should read.`;
};

const checkDitto: TextCheck = ({ text }, { kind }) => (kind === 'words' ? undefined : explainDitto(text));

/** Kinds that come with a photo, a PDF or a page. */
const WITH_MORE = new Set(['announcements', 'news', 'events', 'notice', 'notices']);
const PAPER =
  '(?:pdf|file|photo|picture|image|notice|circular|letter|document|form|(?:date ?)?sheet|time ?table|schedule|syllabus|result|link|list|detail)s?';
const PROMISES = new RegExp(
  [
    String.raw`\b(?:as per|see|refer(?: to)?|find|check|open) (?:the |our )?(?:attached|enclosed|attachment|enclosure)`,
    String.raw`\b(?:is|are) (?:attached|enclosed)(?! (?:to|with)\b)`,
    String.raw`\b(?:the|our|see|find) (?:attached|enclosed) ${PAPER}\b`,
    String.raw`\b(?:click|tap) (?:here|below|(?:on )?(?:the|this) link)`,
    String.raw`\b(?:below (?:pdf|file|photo|picture|image|link)|${PAPER} given below|PFA|(?:enclosed|attached) please find)\b`,
    String.raw`\b(?:see|given|as|mentioned|shown|listed|${PAPER}(?: is| are)?(?: available)?) (?:here|below)(?=[^\p{L}\d]*$)`,
    String.raw`\b(?:${PAPER} (?:attached|enclosed)|see (?:the )?(?:photo|picture|poster|image))(?=[^\p{L}\d]*$)`,
    'संलग्न (?:है|हैं|सूची|फ)|यहा[ँं] क्लिक|नीचे दि?[एयी] ग',
  ].join('|'),
  'iu',
);

/** Notices that were forwarded without the photo or the PDF of which they speak. */
const checkPromised: TextCheck = ({ text, path: [name] }, { kind, document }) => {
  const { to, link, file, picture } = groupOf(document.value);
  const isWhole = to ?? link ?? file ?? picture ?? /https?:|www\./.exec(text);
  if (isWhole || !WITH_MORE.has(kind) || (name !== 'message' && name !== 'text')) return undefined;
  const [said] = PROMISES.exec(text.trim()) ?? [];
  const message = `says "${said}", and the photo, PDF or page of which it speaks is not here. Write its name after picture, file or to, or change the words.`;
  return said === undefined ? undefined : { message, severity: 'warning' };
};

/** An item that is further in than the one above. */
const FURTHER_IN = /^(\s*)(- +)(\S.*)$/;

/** Items of a list that YAML takes for the rest of the item above, since they are further in, or begin with another sign than "- ". */
const checkListMark: TextCheck = ({ path, line, column }, { document }) => {
  const [first = '', ...more] = (path.length && document.typedAt(path)?.split('\n')) || [];
  const isItem = typeof path.at(-1) === 'number';
  const marked = (each: string) => LIST_MARK.exec(each) ?? (isItem ? FURTHER_IN.exec(each) : null);
  const index = /^["'|>]/.test(first) ? -1 : more.findIndex(marked);
  if (index === -1) return undefined;
  const [, indent = '', mark = '', item = ''] = marked(more[index] ?? '') ?? [];
  const place = { line: line + index + 1, column: indent.length + 1 };
  const to = `${' '.repeat(Math.max(column - 3, 0))}- `;
  const right = FURTHER_IN.test(more[index] ?? '')
    ? 'is further in than the item above, and so becomes part of it. Put its hyphen right below the other:'
    : `begins with "${mark.trim()}", and so belongs to the line above. Begin each item with a hyphen and a space:`;
  return {
    ...place,
    message: `${right} - ${shorten(item)}`,
    remedy: isItem ? { line: place.line, column: 1, from: indent + mark, to } : undefined,
  };
};

/** A word of another script as an editor saves it that has no letters for it. */
const LOST = /(?<!\S)\?{2,}(?=[\s.,:;-]|$)/g;

/** Words that went through a program with another encoding: `Principalâ€™s` for `Principal’s`. */
const checkGarbled: TextCheck = ({ text, path, line, column }, { document }) => {
  if (text.includes('\ufffd'))
    return 'has a sign in place of letters that were lost: \ufffd. Type the word again.';
  if ((text.match(LOST)?.length ?? 0) > 1)
    return `"${shorten(text, 30)}" has ? in place of letters that were lost. Type the text again, and save the file as UTF-8.`;
  const right = rightEncoding(text);
  if (right === undefined) return undefined;
  const word = text.split(/\s+/).find((each) => rightEncoding(each) !== undefined) ?? text;
  const wrong = `"${shorten(word, 30)}" is garbled.`;
  if (isHalfRight(right)) return `${wrong} Type the text again.`;
  return {
    message: `${wrong} Write ${shorten(rightEncoding(word) ?? right, 30)}`,
    remedy: path.length ? replaceValue(document, path, right) : { line, column, from: text, to: right },
  };
};

/** The error that a program left in the text. */
const checkLeft: TextCheck = ({ text }) => explainLeftInText(text);

const checkPrivate: TextCheck = ({ text }) => explainPrivateNumber(text);

/** Hosts of most families' addresses. */
const COMMON_HOSTS = [
  'gmail.com',
  'yahoo.com',
  'yahoo.co.in',
  'hotmail.com',
  'outlook.com',
  'rediffmail.com',
];
/** Hosts in use that are spelt nearly like a common one. */
const OTHER_HOSTS = [
  'ymail.com',
  'mail.com',
  'email.com',
  'fmail.com',
  'hotmail.co',
  'yahoo.co',
  'outlook.in',
  'gmx.com',
];

/** `office@gmial.com`: likely a typo, and maybe somebody's address. So nothing is advised. */
const checkMailHost: TextCheck = ({ text }) => {
  const letters = (word: string): string => Array.from(word).toSorted().join('');
  for (const [, host = ''] of text.toLowerCase().matchAll(/@([a-z]+(?:\.[a-z]+)+)(?![\w.-]*\w)/g)) {
    const near = COMMON_HOSTS.find((each) => distance(each, host) === 1 || letters(each) === letters(host));
    if (near && ![...COMMON_HOSTS, ...OTHER_HOSTS].includes(host))
      return {
        message: `has an address at ${host}. Check the letters after @ with its owner.`,
        severity: 'warning',
      };
  }
  return undefined;
};

/** Numbers with a letter in the place of a zero, with commas at no place of theirs, or with digits lost, and times that no clock shows. */
const NUMBERS: readonly (readonly [typed: RegExp, explain: (typed: string) => string | undefined])[] = [
  [
    /(?:^|[\s.(₹])(\d[\d,.]{0,9}O(?:[\dO,.]{0,9}[\dO])?)(?=[\s.,;:!?)/%-]|$)/,
    (typed) => `has the letter O in "${typed}". Write ${typed.replaceAll('O', '0')}`,
  ],
  [
    /(?:Rs\.?|₹)\s?(?!(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?!,?\d))(\d[\d,]*\d)/i,
    (typed) => `has the amount ${typed}, whose commas part no thousands. Write it as 1,500 or 1,20,000`,
  ],
  [
    /(?<![\d:.])((?:(?:1[3-9]|2\d)[.:][0-5]\d|\d{1,2}[.:][6-9]\d)\s?[ap]\.?m)\b/i,
    (typed) =>
      `has the time ${typed}, which no clock shows. Write the hour of two halves of the day, 1 to 12`,
  ],
  [
    // Night duty goes on into the other half of the day.
    /(?<![\d:.])(\d{1,2}(?:[.:]\d\d)?\s?([ap])\.?m\.?\s?(?:to|till|[–—-])\s?\d{1,2}(?:[.:]\d\d)?\s?\2\.?m)\b/i,
    (typed) => {
      const [from = '', to = ''] = typed.split(/to|till|[–—-]/i).map((hour) => rightTime(hour) ?? '');
      return to < from && to !== ''
        ? `has ${typed}, which ends before it begins. Correct am or pm`
        : undefined;
    },
  ],
  [
    /(?<!tel:)(\+91(?:[\s-]?\d){6,9})(?![\s-]?\d)/,
    (typed) => `has the number ${typed}. Behind +91 are ten digits`,
  ],
];

const checkNumbers: TextCheck = ({ text }) => {
  const [message] = NUMBERS.flatMap(([pattern, explain]) => {
    const typed = pattern.exec(text)?.[1];
    return (typed && explain(typed)) ?? [];
  });
  return message === undefined ? undefined : { message, severity: 'warning' };
};

/** An address on several lines, which YAML puts into one, or a word that Enter has parted. Long lines are a sentence that goes on. */
const checkRunTogether: TextCheck = ({ path }, { document }) => {
  const from = document.typedAt(path) ?? '';
  const lines = from.split('\n').map((line) => line.trim().replace(/^\*\s+/, ''));
  if (lines.length < 2 || /^["'|>]/.test(from)) return undefined;
  const [parted] = /\S*\p{L}-\n\s*\p{Ll}\S*/u.exec(from) ?? [];
  const goesOn = lines.some((line) => line.length > 40 || LIST_MARK.test(line) || FURTHER_IN.test(line));
  // Of two lines the second may go on with the sentence.
  if (!parted && (goesOn || (lines.length < 3 && /^\P{Lu}/u.test(lines[1] ?? '')))) return undefined;
  const to = lines.reduce((all, line) => `${all}${/[.:;,!?।–-]$/.test(all) ? '' : ','} ${line}`);
  const whole = parted?.replace(/-\s+/, '');
  const write = whole ? `${whole} where it is one word` : shorten(to);
  return {
    message: `is on ${lines.length} lines, which would be shown as one. Write ${write}`,
    severity: 'warning',
    remedy: parted || lines.length < 3 ? undefined : { ...document.positionOf(path), from, to },
  };
};

const OF_PLAIN_TEXTS = [
  checkRunTogether,
  checkDitto,
  checkMarkup,
  checkCurlyQuotes,
  checkCutOff,
  checkWordless,
  checkPromised,
];
const OF_ALL_TEXTS = [checkListMark, checkGarbled, checkLeft, checkPrivate, checkMailHost, checkNumbers];
