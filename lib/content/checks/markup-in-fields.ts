import { shorten } from '@/lib/text/shorten';
import { plainTextsOf } from '../files/plain-texts';
import type { Source } from '../files/source';
import type { Problem } from '../messages/problem';
import { replaceValue } from '../remedies/remedy';
import { fieldProblem } from './field-problem';

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
export function checkMarkupInFields(source: Source): Problem[] {
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
