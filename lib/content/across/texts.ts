import { shorten } from '@/lib/text/text';
import { type Source, plainTextsOf, textsOf, type PlacedText } from '../read/source';
import { replaceValue } from '../parse/yaml';
import { problemsIn, type Finding, type Problem } from '../say/problem';
import { explainExcelError } from '../say/explain';
import { stripMarkup, explainSigns, LIST_MARK } from '../say/plain-words';

type TextCheck = (text: PlacedText, source: Source) => Finding | undefined;

export function checkTypedTexts(source: Source): Problem[] {
  const run = (texts: readonly PlacedText[], checks: readonly TextCheck[]): Problem[] =>
    texts.flatMap(({ text, ...place }) =>
      checks.flatMap((check) => problemsIn(place, check({ text, ...place }, source))),
    );
  return [...run(plainTextsOf(source), OF_PLAIN_TEXTS), ...run(textsOf(source), OF_ALL_TEXTS)];
}

/** Matches tags that were pasted from web pages or Word. A comparison such as a<b is not a tag. */
const TAGS =
  'a b i u s p q br hr em tt o:p del ins dl dt dd strike strong mark span div font center small big sup sub h[1-6] ul ol li table caption thead tbody tfoot tr td th img svg video audio embed object script style marquee blink iframe nobr wbr abbr code pre kbd cite blockquote button input form label html head body meta section article header footer nav main figure';
const TAG = new RegExp(String.raw`<!--.*?-->|</?(?:${TAGS.replaceAll(' ', '|')})(?:\s[^<>]*|/)?>`, 'gi');
const BLOCK = /^<\/?(?:br|p|div|li|tr|td|h\d)\b/i;
const LINK = /!?\[[^\][]+\]\([^()\s]+\)/;
const ENTITY = /&(?:nbsp|amp|lt|gt|quot|[nm]dash|[lr][sd]quo|#\d{2,6});/i;
const PLAIN = 'This ⟨field¦box⟩ takes plain text';

/** Reports HTML and Markdown in plain-text fields: visitors would see the tags and symbols. */
const checkMarkup: TextCheck = ({ text, path }, { document }) => {
  const found = (message: string, right = ''): Finding => {
    return { message, remedy: right.trim() ? replaceValue(document, path, right.trim()) : undefined };
  };
  const [tag] = text.match(TAG) ?? [];
  const html = `"${shorten(tag ?? '')}" is HTML, and would be shown as it is typed. ${PLAIN}: delete it.`;
  const parted = text.replaceAll(TAG, (each) => (BLOCK.test(each) ? ' ' : ''));
  if (tag) return found(html, parted.replaceAll(/ {2,}/g, ' '));
  if (/\S\t+\S/.test(text)) {
    if (path.at(-1) === 'class')
      return 'is a row from a spreadsheet. Write each cell ⟨on its own line after its field, such as class: VI-VIII¦into its own box⟩';
    if (/\t.*\n.*\t/.test(text))
      return 'is a table from Word or Excel, and its rows would run together. Save the table as a PDF and add the PDF, or write the table on a page';
    const cells = text.replaceAll(/\s*\t+\s*/g, ', ');
    return found(`is a row from a spreadsheet: its cells would run together. Write ${shorten(cells)}`, cells);
  }
  const signs = explainSigns(text);
  if (signs) return found(signs, stripMarkup(text));
  const [link] = LINK.exec(text) ?? [];
  if (link)
    return `"${shorten(link)}" would be shown as it is typed. ${PLAIN}, without a link: write only the words.`;
  const [entity] = ENTITY.exec(text) ?? [];
  return entity && `"${entity}" would be shown as it is typed. Write the character itself.`;
};

/** Reports text after a "#", which begins a comment in YAML: the site would not show it. */
const checkCutOff: TextCheck = ({ path }, { document }) => {
  const note = document.noteAfter(path);
  const cut = `ends before "${shorten(note?.text ?? '', 40)}", since # begins a note. ⟨Put the whole value in quotes; a note belongs on its own line¦Type it again⟩.`;
  return note && (explainExcelError(note.text) ?? cut);
};

const WORDS = new Set(['alt', 'title', 'caption', 'name', 'message', 'heading', 'text', 'label']);

/** Reports texts that consist only of dots, hyphens or other symbols, typed to fill a required field. */
const checkWordless: TextCheck = ({ text, path }, { kind }) => {
  if (kind === 'words' || kind === 'staff' || !WORDS.has(String(path.at(-1)))) return undefined;
  if (!text.trim() || /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text)) return undefined;
  return `has no words, found "${shorten(text)}". Write what visitors should read.`;
};

const FURTHER_IN = /^(\s*)(- +)(\S.*)$/;

/** Reports list items that YAML reads as part of the item above, because of their indentation or their bullet. */
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
    ? 'is indented further than the item above, and becomes part of it. Put its hyphen directly below the hyphen of that item:'
    : `begins with "${mark.trim()}", so it belongs to the line above. Begin each item with a hyphen and a space:`;
  return {
    ...place,
    message: `${right} - ${shorten(item)}`,
    remedy: isItem ? { line: place.line, column: 1, from: indent + mark, to } : undefined,
  };
};

/** Matches question marks that replaced letters: the file was saved in an encoding without those letters. */
const LOST = /(?<!\S)\?{2,}(?=[\s.,:;-]|$)/g;

/** Reports text decoded with the wrong encoding: `Principalâ€™s` for `Principal’s`. */
const checkGarbled: TextCheck = ({ text, path, line, column }, { document }) => {
  if (text.includes('\ufffd')) return 'contains \ufffd where letters were lost. Type the word again.';
  if ((text.match(LOST)?.length ?? 0) > 1)
    return `"${shorten(text, 30)}" contains ? where letters were lost. Type the text again⟨, and save the file as UTF-8⟩.`;
  const right = correctEncoding(text);
  if (right === undefined) return undefined;
  const word = text.split(/\s+/).find((each) => correctEncoding(each) !== undefined) ?? text;
  const wrong = `"${shorten(word, 30)}" is garbled.`;
  if (HALF.test(right)) return `${wrong} Type the text again.`;
  return {
    message: `${wrong} Write ${shorten(correctEncoding(word) ?? right, 30)}`,
    remedy: path.length ? replaceValue(document, path, right) : { line, column, from: text, to: right },
  };
};

/** Matches "Aadhaar" before twelve digits that do not begin with 0 or 1, and a person's PAN: its fourth letter is P. */
const PRIVATE =
  /\b(?:[Aa]adhaa?r|AADHAA?R)\b\D{0,30}[2-9]\d{3}([ -]?)\d{4}\1\d{4}(?!\d)|\b[A-Z]{3}P[A-Z]\d{4}[A-Z]\b/;

const checkPrivate: TextCheck = ({ text }) =>
  PRIVATE.test(text)
    ? 'contains the Aadhaar number or PAN of a person, which must not be published. Delete it.'
    : undefined;

/** Matches amounts such as `Rs. 15,00`, whose comma does not separate thousands. */
const WRONG_AMOUNT = /(?:Rs\.?|₹)\s?(?!(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?!,?\d))(\d[\d,]*\d)/i;
const SHORT_NUMBER = /(?<!tel:)(\+91(?:[\s-]?\d){6,9})(?![\s-]?\d)/;

const checkNumbers: TextCheck = ({ text }) => {
  const amount = WRONG_AMOUNT.exec(text)?.[1];
  const number = SHORT_NUMBER.exec(text)?.[1];
  const message =
    (amount && `has the amount ${amount}, with a misplaced comma. Put commas as in 1,500 or 1,20,000`) ??
    (number && `has the number ${number}. There must be ten digits after +91`);
  return message === undefined ? undefined : { message, severity: 'warning' };
};

const checkExcelError: TextCheck = ({ text }) => explainExcelError(text);

const OF_PLAIN_TEXTS = [checkMarkup, checkCutOff, checkWordless];
const OF_ALL_TEXTS = [checkListMark, checkGarbled, checkExcelError, checkPrivate, checkNumbers];

/** The characters of Windows-1252 for the bytes 0x80 to 0x9f, with a space for undefined bytes. */
const WINDOWS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const BYTES = new Map([
  ...Array.from({ length: 0x100 }, (_, byte): [string, number] => [String.fromCharCode(byte), byte]),
  ...Array.from(WINDOWS, (sign, index): [string, number] => [sign, 0x80 + index]).filter(
    ([sign]) => sign !== ' ',
  ),
]);
/** Matches a lead byte of UTF-8 with its continuation bytes, all decoded as Windows-1252. */
const GARBLED = /[ÂÃ][^\p{ASCII}]|[âà][^\p{ASCII}]{2}|ð[^\p{ASCII}]{3}/gu;
/** Matches text that is still garbled after `correctEncoding`: an Indian letter's first bytes, without the last. */
const HALF = /à[¤¥¦§¨©ª«¬\u00ad®¯°±²³´µ]/;
/** Matches characters that schools use: Latin letters and symbols, Indian scripts, punctuation, currency, emoji. */
const LIKELY =
  /^[\u{900}-\u{dff}\u{a0}-\u{17f}\u{2010}-\u{2044}\u{20ac}-\u{20b9}\u{2122}\u{2190}-\u{27bf}\u{1f300}-\u{1faff}]$/u;

/** Repairs UTF-8 that was decoded as Windows-1252: `Principalâ€™s` → `Principal’s`. Undefined if nothing is garbled. */
function correctEncoding(text: string): string | undefined {
  const right = text.replaceAll(GARBLED, (garbled) => {
    const bytes = Array.from(garbled, (sign) => BYTES.get(sign));
    if (bytes.includes(undefined)) return garbled;
    // If the bytes are not valid UTF-8, the text is not garbled: they decode to U+FFFD, which `LIKELY` rejects.
    const sign = new TextDecoder().decode(Uint8Array.from(bytes as number[]));
    return LIKELY.test(sign) ? sign : garbled;
  });
  // Excel drops the last byte of a closing quote, because Windows-1252 does not define that byte.
  const closed = right.replaceAll(/â€(?=\p{ASCII}|$)/gu, '”');
  return closed === text ? undefined : closed;
}
