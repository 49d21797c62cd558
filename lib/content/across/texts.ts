import type { Source } from '../read/source';
import { problemAt, type Problem } from '../say/problem';
import { type Remedy, replaceValue } from '../say/remedies';
import type { Path } from '../read/yaml';
import { shorten } from '@/lib/text/text';
import { plainTextsOf, textsOf } from '../read/source-texts';
import { hasLostLetters, isHalfRight, rightEncoding } from '../say/right-encoding';
import { LIST_MARK } from '../read/yaml-slips';

/** What is wrong with the field at `path`, with its remedy where that is certain. */
function fieldProblem(
  source: Source,
  path: Path,
  message: string,
  { severity = 'error', remedy }: { severity?: Problem['severity']; remedy?: Remedy } = {},
): Problem {
  return { ...problemAt(source, path, message, severity), remedy };
}

const IN_CURLY = /^[“”„‘’]([^“”„‘’"]+)["“”’‘]$/;
/** Fields that quote a person, where quotes may be meant. */
const SAID = new Set([
  'message',
  'summary',
  'text',
  'caption',
  'details',
  'introduction',
  'description',
  'heading',
]);

/** Values in the curly quotes of Word, which are no quotes to the file: visitors would see them. */
function checkCurlyQuotes(source: Source): Problem[] {
  return plainTextsOf(source).flatMap(({ text, path }) => {
    const inner = IN_CURLY.exec(text.trim())?.[1];
    if (inner === undefined) return [];
    const isCode = !/\s/.test(inner);
    if (!isCode && SAID.has(String(path.at(-1)))) return [];
    const right = JSON.stringify(inner);
    const message = `is in curly quotes, and visitors would see them. Write straight ones: ${shorten(right)}`;
    const typed = source.document.typedAt(path);
    const remedy =
      isCode && typed === text ? { ...source.document.positionOf(path), from: typed, to: right } : undefined;
    return [fieldProblem(source, path, message, { severity: isCode ? 'error' : 'warning', remedy })];
  });
}

/** Texts that "#" cuts off: what follows is a note to the file, and visitors would not see it. */
function checkCutOffValues(source: Source): Problem[] {
  return plainTextsOf(source).flatMap(({ path }) => {
    const note = source.document.noteAfter(path);
    if (!note) return [];
    const message = `ends before "${shorten(note.text, 40)}", since # begins a note. Put the whole value in quotes; a note belongs on a line of its own.`;
    return [fieldProblem(source, path, message)];
  });
}

/** Words that went through a program with another encoding: `Principalâ€™s` for `Principal’s`. */
function checkGarbledText(source: Source): Problem[] {
  const { file, document } = source;
  return textsOf(source).flatMap(({ text, path, line, column, field }): Problem[] => {
    const place = { file, line, column, path, field, severity: 'error' as const };
    if (hasLostLetters(text))
      return [
        { ...place, message: 'has a sign in place of letters that were lost: \ufffd. Type the word again.' },
      ];
    const right = rightEncoding(text);
    if (right === undefined) return [];
    const words = text.split(/\s+/).filter((word) => rightEncoding(word) !== undefined);
    const [word = text] = words;
    if (isHalfRight(right))
      return [{ ...place, message: `"${shorten(word, 30)}" is garbled. Type the text again.` }];
    const message = `"${shorten(word, 30)}" is garbled. Write ${shorten(rightEncoding(word) ?? right, 30)}`;
    const inText = { line, column, from: text, to: right };
    return [{ ...place, message, remedy: path.length ? replaceValue(document, path, right) : inText }];
  });
}

/** Items of a list that YAML takes for the rest of the item above, since they begin with another sign than "- ". */
function checkListMarks(source: Source): Problem[] {
  const { document } = source;
  return textsOf(source).flatMap(({ path, line, column }) => {
    const [first = '', ...more] = (path.length && document.typedAt(path)?.split('\n')) || [];
    if (/^["'|>]/.test(first)) return [];
    const index = more.findIndex((each) => LIST_MARK.test(each));
    const [, indent = '', mark = '', item = ''] = LIST_MARK.exec(more[index] ?? '') ?? [];
    if (index === -1) return [];
    const place = { line: line + index + 1, column: indent.length + 1 };
    const isItem = typeof path.at(-1) === 'number';
    const to = `${' '.repeat(Math.max(column - 3, 0))}- `;
    const remedy = isItem ? { line: place.line, column: 1, from: indent + mark, to } : undefined;
    const message = `begins with "${mark.trim()}", and so belongs to the line above. Begin each item with a hyphen and a space: - ${shorten(item)}`;
    return [{ ...fieldProblem(source, path, message, { remedy }), ...place }];
  });
}

const TAG =
  /<\/?(?:a|b|i|u|p|br|hr|em|strong|span|div|font|center|small|big|sup|sub|h[1-6]|ul|ol|li|table|tr|td|th|img|script|style|marquee|blink|iframe)(?:\s[^<>]*|\/)?>/gi;
const BOLD = /(\*\*|__)(?=\S)((?:(?!\1).)*\S)\1/g;
const LINK = /!?\[[^\][]+\]\([^()\s]+\)/;
const SIGNS: Record<string, string> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  bull: '•',
  middot: '·',
  copy: '©',
  reg: '®',
  deg: '°',
  times: '×',
  frac12: '½',
};
const ENTITY = new RegExp(`&(?:(${Object.keys(SIGNS).join('|')})|#(\\d{2,6})|#x([0-9a-f]{2,5}));`, 'gi');

/** Signs of HTML and Markdown in fields that take plain words: visitors would see them as they are typed. */
function checkMarkupInFields(source: Source): Problem[] {
  return plainTextsOf(source).flatMap(({ text, path }) => {
    const found = explain(text);
    if (!found) return [];
    const remedy = found.right?.trim() ? replaceValue(source.document, path, found.right.trim()) : undefined;
    return [fieldProblem(source, path, found.message, { remedy })];
  });
}

function explain(text: string): { message: string; right?: string } | undefined {
  const [tag] = text.match(TAG) ?? [];
  if (tag)
    return {
      message: `"${shorten(tag)}" is HTML, and would be shown as it is typed. This field takes plain words: delete it.`,
      right: text.replaceAll(TAG, ''),
    };
  const [bold] = text.match(BOLD) ?? [];
  if (bold)
    return {
      message: `"${shorten(bold)}" would be shown with its ${bold.slice(0, 2)}. This field takes plain words: delete the signs.`,
      right: text.replaceAll(BOLD, '$2'),
    };
  const [link] = LINK.exec(text) ?? [];
  if (link)
    return {
      message: `"${shorten(link)}" would be shown as it is typed. This field takes plain words, without a link: write only the words.`,
    };
  const [entity] = text.match(ENTITY) ?? [];
  if (!entity) return undefined;
  const sign = decode(entity);
  const what = sign === ' ' ? 'a space' : `the sign itself: ${sign}`;
  return {
    message: `"${entity}" would be shown as it is typed. Write ${what}.`,
    right: text.replaceAll(ENTITY, decode),
  };
}

function decode(entity: string): string {
  const name = entity.slice(1, -1).toLowerCase();
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return SIGNS[name] ?? String.fromCodePoint(Math.min(code, 0x10ffff));
}

/** Fields that visitors read, or have read to them, as words. */
const WORDS = new Set(['alt', 'title', 'caption', 'name', 'message', 'heading', 'text', 'label']);

/** Texts of nothing but dots, hyphens or other signs, typed so that the field is not empty. */
function checkWordlessTexts(source: Source): Problem[] {
  if (source.kind === 'words' || source.kind === 'staff') return [];
  return plainTextsOf(source).flatMap(({ text, path }) =>
    WORDS.has(String(path.at(-1))) && text.trim() && !/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text)
      ? [
          fieldProblem(
            source,
            path,
            `has no words, found "${shorten(text)}". Write what visitors should read.`,
          ),
        ]
      : [],
  );
}

/** What the file says in another way than its editor means. */
export function checkTypedTexts(source: Source): Problem[] {
  return [
    ...checkMarkupInFields(source),
    ...checkCurlyQuotes(source),
    ...checkCutOffValues(source),
    ...checkListMarks(source),
    ...checkWordlessTexts(source),
    ...checkGarbledText(source),
  ];
}

/** Such a text still arrives in one round trip with the frame of its page. */
const MOST_WORDS = 1500;

/** A page that a parent on a slow line waits for. It stops nothing. */
export function checkLongText({ file, body, bodyLine }: Source): Problem[] {
  const words = body.split(/\s+/).filter(Boolean).length;
  if (words <= MOST_WORDS) return [];
  const message = `is long: ${words.toLocaleString('en-IN')} words, and up to ${MOST_WORDS.toLocaleString('en-IN')} load at once on a slow line. Divide it into several pages, or put the details into a PDF.`;
  return [{ file, line: bodyLine, column: 1, path: [], field: 'Text', message, severity: 'warning' }];
}
